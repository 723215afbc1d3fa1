/**
 * Puts the focus on a form's field by its name, and brings the field into view with its label and
 * what is said of it.
 */
export function focusField(form: HTMLFormElement, name: string): void {
  const named = form.elements.namedItem(name)
  const field = named instanceof RadioNodeList ? named[0] : named
  if (!(field instanceof HTMLElement)) return
  field.focus({ preventScroll: true })
  field.parentElement?.scrollIntoView({ block: 'nearest' })
}
