import { months, readDay } from '#src/rules/days/civil-day.ts'
import { formatDate } from './format.ts'

/** How a day is written that people wrote as 26 Nov 2026, 26/11/2026 or 2026-26-11. */
export function hintForDate(text: string): string | undefined {
  const words = text.toLowerCase().split(/[\s,./-]+/)
  const [first = '', , last = ''] = words
  const isYearFirst = /^\d{4}$/.test(first)
  if (words.length !== 3 || (!isYearFirst && !/^\d{4}$/.test(last))) return undefined
  const named = words.map((word) =>
    word.length < 3 ? -1 : months.findIndex((name) => name.toLowerCase().startsWith(word)),
  )
  const numbers = words.map((word, index) => (named[index] ?? -1) + 1 || parseInt(word, 10))
  // In India the day stands before the month.
  const [year = 0, month = 0, day = 0] = isYearFirst ? numbers : numbers.toReversed()
  const isSwapped = month > 12 || (named[isYearFirst ? 2 : 0] ?? -1) >= 0
  const iso = [year, ...(isSwapped ? [day, month] : [month, day])].map((part) => `${part}`.padStart(2, '0')).join('-')
  if (readDay(iso) === undefined) return undefined
  const isCertain = isYearFirst || named.some((index) => index >= 0) || month > 12 || day > 12 || month === day
  return isCertain ? `Write "${iso}".` : `Write "${iso}" if ${formatDate(iso)} is meant.`
}
