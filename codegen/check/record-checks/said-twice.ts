import { placeAt } from '../../model/source.ts'
import { placeIn } from '../../model/records.ts'
import { isRecord } from '../../lib/is-record.ts'
import type { Fault, KeyPath } from '../../problem/problem.ts'
import { shownTextsOf } from './markdown/shown-text.ts'
import type { RecordCheck } from '../check.ts'

// One word, or five or more. "That that", "had had" and "what there is is" may be right.
const doubled = /(?<![\p{L}\p{N}-])(?!(?:that|had|is)\s)(\p{Ll}{2,}|\p{L}+(?:\s\S+){4,24}?)\s+\1(?![\p{L}\p{N}-])/u

/** Refuses a word twice in a row and an entry twice in a list: both come from pasting. */
export const checkSaidTwice: RecordCheck = (entry, report) => {
  // There may be ten thousand cities, and they hold only names.
  if (entry.collection === 'cities') return
  const visit = (value: unknown, path: KeyPath): void => {
    if (typeof value === 'string') {
      const word = doubled.exec(value)?.[1]
      if (word !== undefined) report({ ...wordTwice(word), place: placeIn(entry, path) })
    } else if (Array.isArray(value)) {
      const written = value.map((one) => JSON.stringify(one))
      value.forEach((one, index) => {
        if (typeof one !== 'number' && written.indexOf(written[index] ?? '') < index)
          report({
            code: 'said-twice',
            message: `${typeof one === 'string' ? `"${one}"` : 'This entry'} appears twice in this list.`,
            place: placeIn(entry, [...path, index]),
            hint: 'Remove one of the two.',
          })
        else visit(one, [...path, index])
      })
    } else if (isRecord(value)) for (const [key, one] of Object.entries(value)) visit(one, [...path, key])
  }
  visit(entry.value, [])
  for (const { start, text } of shownTextsOf(entry, doubled)) {
    const found = doubled.exec(text)
    if (found?.[1] !== undefined)
      report({
        ...wordTwice(found[1]),
        place: placeAt(entry.source, start + found.index, start + found.index + found[0].length),
      })
  }
}

function wordTwice(word: string): Fault {
  return {
    code: 'said-twice',
    message: `${word.includes(' ') ? 'This' : `The word "${word}"`} appears twice in a row.`,
    hint: 'Remove one of the two, or say it in other words.',
  }
}
