import type { Fact } from '#generated/records.ts'
import { isRecord } from '../../../lib/is-record.ts'
import type { Records } from '../../../model/records.ts'
import { suggest } from '../../../problem/suggest.ts'
import type { TextPath } from '../../../model/texts/visit-texts.ts'
import { figuresIn } from './figures-in.ts'
import type { Units } from './figures-in.ts'

const english: Units = { lakh: 'lakh', crore: 'crore' }

/** Places whose values are no words for visitors, or belong to no page in another language. */
const notShown: ReadonlySet<string> = new Set([
  'category',
  'icon',
  'aliases',
  'shortTitle',
  'related',
  'formLink',
  'reviewedOn',
  'table',
  'nextDates',
  'pricing.currency',
  'costs.inAll',
  'costs.onTop',
  'notFound',
])

/** Lists that every language fills by itself. */
const isFree = (path: TextPath) => path.at(-1) === 'keywords'

export interface Difference {
  path: TextPath
  /** Whether the key is at fault, and not its value. */
  isKey?: true
  message: string
  hint: string
}

interface Comparison {
  language: string
  units: Units
  facts: Records<Fact>
}

/** What a text in another language lacks, has too much or says otherwise than the English one, each with the keys that lead to it. */
export function compareTexts(original: unknown, texts: unknown, known: Comparison, path: TextPath = []): Difference[] {
  const today = textOfToday(original, known.facts)
  // A fact that is not there, or has a mistake of its own, is reported where that is.
  if (today === 'unknown') return []
  if (today) return compareText(today.text, texts, known, path)
  if (Array.isArray(original)) return isFree(path) ? [] : compareLists(original, texts, known, path)
  return isRecord(original) ? compareRecords(original, texts, known, path) : []
}

/** A text, or a sentence as its fact has it today: published words that hold no more are in English alone, and of a rule that varies both are said. */
function textOfToday(original: unknown, facts: Records<Fact>): { text: string } | 'unknown' | undefined {
  if (typeof original === 'string') return { text: original }
  if (!isRecord(original)) return undefined
  const { text, fact } = original
  if (typeof text !== 'string' || typeof fact !== 'string') return undefined
  const stated = facts.get(fact)?.value
  if (!stated) return 'unknown'
  if (stated.status === 'matches') return { text }
  return { text: stated.status === 'varies' ? `${text} ${stated.current}` : stated.current }
}

function compareText(today: string, text: unknown, { language, units }: Comparison, path: TextPath): Difference[] {
  if (typeof text !== 'string') return [differenceAt(path, `${language} needs one text here.`, `Translate: ${today}`)]
  const [own, wanted] = [figuresIn(text, units), figuresIn(today, english)]
  const lacking = [...wanted].filter((figure) => !own.has(figure))
  const spare = [...own].filter((figure) => !wanted.has(figure))
  if (lacking.length + spare.length === 0) return []
  const said = [
    ...(lacking.length > 0 ? [`does not say ${lacking.join(', ')}, which the English one says`] : []),
    ...(spare.length > 0 ? [`says ${spare.join(', ')}, which the English one does not`] : []),
  ]
  return [
    differenceAt(
      path,
      `The ${language} text ${said.join(', and ')}.`,
      `The English one says today: "${today}" Write its numbers in the digits 0 to 9.`,
    ),
  ]
}

function compareLists(original: readonly unknown[], texts: unknown, known: Comparison, path: TextPath): Difference[] {
  const own: readonly unknown[] = Array.isArray(texts) ? texts : []
  if (own.length !== original.length)
    return [
      differenceAt(
        path,
        `The ${known.language} list has ${own.length} lines, and the English one has ${original.length}.`,
        'Write one line for each English line, in the same order.',
      ),
    ]
  return original.flatMap((one, index) => compareTexts(one, own[index], known, [...path, index]))
}

function compareRecords(
  original: Readonly<Record<string, unknown>>,
  texts: unknown,
  known: Comparison,
  path: TextPath,
): Difference[] {
  const own = isRecord(texts) ? texts : {}
  const keys = Object.keys(original).filter((key) => !notShown.has([...path, key].join('.')) && hasText(original[key]))
  const lacking = keys.filter((key) => !Object.hasOwn(own, key))
  const spare = Object.keys(own).filter((key) => !keys.includes(key))
  const meant = new Map(spare.map((key) => [key, suggest(key, lacking)]))
  const mistyped = new Set(meant.values())
  return [
    ...keys
      .filter((key) => Object.hasOwn(own, key))
      .flatMap((key) => compareTexts(original[key], own[key], known, [...path, key])),
    ...lacking.filter((key) => !mistyped.has(key)).map((key) => lackingKey(key, known, path)),
    ...spare.map((key) => spareKey([...path, key], meant.get(key))),
  ]
}

function lackingKey(key: string, { language }: Comparison, path: TextPath): Difference {
  return differenceAt(
    path,
    `The ${language} text lacks "${[...path, key].join('.')}".`,
    `Add "${key}" as the English file has it, in ${language}.`,
  )
}

function spareKey(path: TextPath, meant: string | undefined): Difference {
  const hint =
    meant === undefined ? 'Take it out, or write it under the key of the English file.' : `Did you mean "${meant}"?`
  return {
    ...differenceAt(path, `The English file has no text "${path.join('.')}", so no page shows this one.`, hint),
    isKey: true,
  }
}

function hasText(value: unknown): boolean {
  if (typeof value === 'string') return true
  return value !== null && typeof value === 'object' && Object.values(value).some(hasText)
}

const differenceAt = (path: TextPath, message: string, hint: string): Difference => ({ path, message, hint })
