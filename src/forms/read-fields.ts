import { cleanTyped } from '../rules/clean-typed.ts'

/** What a field holds, as the visitor sees it. */
export const readField = ({ value }: { value: string }): string => cleanTyped(value)

/** The named fields of a form as the visitor sees them. A missing field is empty. */
export function readFields<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const read = (name: Name) => {
    const value = form.get(name)
    return typeof value === 'string' ? readField({ value }) : ''
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Object.fromEntries forgets which keys it was given
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>
}
