import type { Problem } from '../../problem/problem.ts'
import { suggest } from '../../problem/suggest.ts'
import type { Explained } from './explained.ts'
import { quote } from './wording.ts'

/** A value that is not the only one allowed. */
export function explainConst({ error, who, place }: Explained): Problem {
  return {
    code: 'wrong-value',
    message: `${who} is ${quote(error.data)}.`,
    place,
    hint: `Write ${JSON.stringify(error.params['allowedValue'])}.`,
  }
}

/** A value that is none of those allowed. */
export function explainEnum({ error, who, place }: Explained): Problem {
  const values: readonly unknown[] = error.params['allowedValues']
  const allowed = values.map(String)
  const meant = typeof error.data === 'string' ? suggest(error.data, allowed) : undefined
  return {
    code: 'wrong-value',
    message: `${who} is ${quote(error.data)}, which is not one of the allowed values.`,
    place,
    hint: meant ? `Did you mean "${meant}"?` : `Use one of: ${allowed.join(', ')}.`,
  }
}
