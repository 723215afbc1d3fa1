import { fill } from '../lib/fill.ts'

/** What every form says of a field that is empty or wrong; two kinds of field have an example. */
export type ErrorWords = Readonly<Record<'problem' | 'required' | 'invalid' | keyof typeof formats, string>>

export interface FieldProblem {
  text: string
  example?: string | undefined
  isMissing: boolean
}

/** x@y.z. Each part excludes its delimiter, so the pattern never reads a character twice. */
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

// India's numbers have ten digits with the code of the town; no country's are shorter than eight
// with its own. Words beside them, such as an extension, are for whoever calls.
const least = (text: string) => (text.startsWith('+') ? 8 : 10)

/** The fields, by name, whose text has a form. */
const formats = {
  email: (text: string) => email.test(text),
  phone: (text: string) => text.replace(/\D/g, '').length >= least(text),
}

const formatOf = (name: string) => (name === 'email' || name === 'phone' ? name : undefined)

interface FormRules<Name extends string> {
  labels: Readonly<Record<Name, string>>
  optional: readonly Name[]
  words: ErrorWords
}

/** The problem of each field that is empty or wrong, of fields as readFields reads them. */
export function findProblems<Name extends string>(
  fields: Readonly<Record<Name, string>>,
  names: readonly Name[],
  { labels, optional, words }: FormRules<Name>,
): Partial<Record<Name, FieldProblem>> {
  const problems: Partial<Record<Name, FieldProblem>> = {}
  for (const name of names) {
    const text = fields[name]
    const format = formatOf(name)
    const isMissing = text === ''
    if (isMissing ? optional.includes(name) : format === undefined || formats[format](text)) continue
    problems[name] = {
      text: fill(isMissing ? words.required : words.invalid, { field: labels[name] }),
      example: format && words[format],
      isMissing,
    }
  }
  return problems
}
