/** Focuses a form's field by name, and scrolls so that its label and its message are visible. */
export function focusField(form: HTMLFormElement, name: string): void {
  const named = form.elements.namedItem(name)
  const field = named instanceof RadioNodeList ? named[0] : named
  if (!(field instanceof HTMLElement)) return
  field.focus({ preventScroll: true })
  field.parentElement?.scrollIntoView({ block: 'nearest' })
}
