/** Puts the focus on a form's field by its name, and brings the field into view with its label and what is said of it. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus({ preventScroll: true })
  field.parentElement?.scrollIntoView({ block: 'nearest' })
}
