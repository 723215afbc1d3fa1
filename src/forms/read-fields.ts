/** The named fields of a form as trimmed texts; one that is missing is empty. */
export function readFields<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const read = (name: Name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Object.fromEntries forgets which keys it was given
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>
}

/**
 * The browser takes spaces alone for an answer. This empties such fields and asks the browser again, which then speaks in its own
 * words; true if nothing is missing.
 */
export function isWhole(form: HTMLFormElement): boolean {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (control.value.trim() === '') control.value = ''
  }
  return form.reportValidity()
}
