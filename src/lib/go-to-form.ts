/** Scrolls to the form inside an element and puts the cursor into its first empty field. */
export function goToForm(id: string): void {
  const target = document.getElementById(id)
  const fields = target?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  )
  const empty = [...(fields ?? [])].find((field) => field.value === '')
  target?.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  empty?.focus({ preventScroll: true })
}
