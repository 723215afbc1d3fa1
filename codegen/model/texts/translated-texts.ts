import { hash } from 'node:crypto'
import { isRecord } from '../../lib/is-record.ts'
import { valuesIn } from './visit-texts.ts'
import type { KeyPath } from '../../problem/problem.ts'

/** Keys of an English record that are no words for visitors, or not on translated pages. */
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
  'costs.beforeExtras',
  'costs.onTop',
  'notFound',
])

/** The keys of an English record, at a path, whose texts a translated page has too. */
export function translatedKeys(record: Readonly<Record<string, unknown>>, path: KeyPath): string[] {
  return Object.keys(record).filter((key) => !notShown.has([...path, key].join('.')) && hasText(record[key]))
}

const hasText = (value: unknown) => valuesIn(value).some(([one]) => typeof one === 'string')

/** Six characters that change with any English text; a review quotes them. */
export function digestOfTexts(english: unknown): string {
  return hash('sha256', JSON.stringify(textsOf(english, []))).slice(0, 6)
}

function textsOf(value: unknown, path: KeyPath): unknown {
  if (Array.isArray(value)) return value.map((one: unknown, index) => textsOf(one, [...path, index]))
  if (!isRecord(value)) return typeof value === 'string' ? value : null
  return translatedKeys(value, path).map((key) => [key, textsOf(value[key], [...path, key])])
}
