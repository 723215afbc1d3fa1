import type { DataFile } from '../../model/records.ts'
import type { Problem } from '../../problem/problem.ts'
import type { Explained } from './explained.ts'
import { quote } from './wording.ts'
import { isRecord } from '../../lib/is-record.ts'

/** A city's state that is written as its GST code or its name: the two letters are known then, and only they need be said. */
export function explainState({ error, who, place }: Explained, files: readonly DataFile[]): Problem | undefined {
  const states = files.find((file) => file.collection === 'states')?.value
  const given = String(error.data).trim().toLowerCase()
  for (const [id, state] of Object.entries(isRecord(states) ? states : {})) {
    const { name, gstCode } = isRecord(state) ? state : {}
    const isCode = gstCode === given.padStart(2, '0')
    if (!isCode && given !== id.toLowerCase() && given !== String(name).toLowerCase()) continue
    const said = isCode ? `, the GST code of ${String(name)}` : ''
    return {
      code: 'wrong-format',
      message: `${who} is ${quote(error.data)}${said}; it is written as two capital letters.`,
      place,
      hint: `Write ${id}.`,
    }
  }
  return undefined
}
