import type { Decision } from '#generated/records.ts'
import { readDay } from '#src/rules/days/civil-day.ts'
import { describeEntry } from '../../problem/describe-record.ts'
import { formatDate } from '../../model/texts/format.ts'
import { placeIn } from '../../model/records.ts'
import type { LinkedData, Entry, Records } from '../../model/records.ts'
import type { Check } from '../check.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import type { KeyPath } from '../../problem/problem.ts'

// The clock is India's. Farther east the next day has already begun.
const oneDay = 1
const aYear = 366
// Law may be announced, and openings stay open, for years; beyond that a digit is wrong.
const fifteenYears = 15 * 366

/** By how many days each date, by its key, may be later than the day of the run. */
const mostAhead: Readonly<Record<string, number>> = {
  date: oneDay,
  updated: oneDay,
  reviewedOn: oneDay,
  figuresAsOf: oneDay,
  checkedOn: oneDay,
  posted: oneDay,
  seenOn: oneDay,
  effectiveDate: aYear,
  validThrough: fifteenYears,
  since: fifteenYears,
  from: fifteenYears,
  to: fifteenYears,
  awaitedOn: fifteenYears,
}

/** Nothing was done on a day to come. */
export const checkAhead: Check = ({ today, entries }, report) => {
  for (const entry of entries) {
    visitTexts(entry.value, (text, path) => {
      const ahead = mostAhead[String(path.at(-1))]
      if (ahead === undefined || !(daysBetween(today, text) > ahead)) return
      const who = describeEntry(entry, path)
      const limit =
        ahead === oneDay
          ? `which has not come: today is ${formatDate(today)}`
          : `more than ${ahead === aYear ? 'a year' : 'fifteen years'} ahead`
      report({
        code: 'future-date',
        message: `${who} is ${formatDate(text)}, ${limit}.`,
        place: placeIn(entry, path),
        hint: 'Look at the year first, then at month and day.',
      })
    })
  }
}

/** What ends before it begins is never shown. */
export const checkOrder: Check = ({ catalogue, singles }, report) => {
  for (const entry of catalogue.articles.values()) {
    const { date, updated } = entry.value
    if (!(daysBetween(date, updated) < 0)) continue
    report({
      code: 'inverted-dates',
      message: `Article "${entry.id}" was updated on ${formatDate(updated)}, before it was published on ${formatDate(date)}.`,
      place: placeIn(entry, ['updated']),
      hint: `If nothing has changed since, write the day of publication: "${date}".`,
    })
  }
  const { jobs } = singles
  if (!jobs) return
  for (const [id, { posted, validThrough }] of Object.entries(jobs.value.openings)) {
    if (!(daysBetween(posted, validThrough) < 0)) continue
    report({
      code: 'inverted-dates',
      message: `Opening "${id}" closes on ${formatDate(validThrough)}, before it was posted on ${formatDate(posted)}, so it would never be shown.`,
      place: placeIn(jobs, ['openings', id, 'validThrough']),
      hint: 'Look at the year first.',
    })
  }
}

/** Days between two dates. NaN if one is no date; every comparison with NaN is false. */
function daysBetween(from: string, to: string): number {
  return (readDay(to) ?? NaN) - (readDay(from) ?? NaN)
}

// Union Budgets are at least half a year apart, and most of these figures change with a Budget.
const freshDays = 180

/** Warns of figures that were last compared with their source more than half a year ago. */
export const checkStaleFacts: Check = (data, report) => {
  for (const { who, entry, path, checkedOn, ...law } of checkedOf(data)) {
    const age = daysBetween(checkedOn, data.today)
    // A day that does not exist gives no age. The check of dates reports it.
    if (!(age > freshDays)) continue
    report({
      code: 'stale-fact',
      message: `${who} was last checked ${age} days ago.`,
      place: placeIn(entry, [...path, 'checkedOn']),
      hint: `Compare it with ${law.source ?? law.url ?? law.authority ?? 'its sources'}, then set checkedOn to the day you did.`,
    })
  }
}

interface Checked {
  who: string
  entry: Entry<unknown>
  /** The path of the record in its entry. */
  path: KeyPath
  checkedOn: string
  source?: string
  url?: string
  authority?: string
}

function checkedOf({
  catalogue: { facts, professionalTax, extensions, rules, placeSources, checks },
}: LinkedData): Checked[] {
  const whole = (name: string, entries: Records<Omit<Checked, 'who' | 'entry' | 'path'>>) =>
    [...entries.values()].map((entry) => ({ ...entry.value, who: `${name} "${entry.id}"`, entry, path: [] }))
  const lastRows = [...rules.values()].flatMap((entry) => {
    // Older rows are history and do not change.
    const index = entry.value.rows.length - 1
    const row = entry.value.rows[index]
    return row ? [{ ...row, who: `The last row of rule "${entry.id}"`, entry, path: ['rows', index] }] : []
  })
  return [
    ...whole('Fact', facts),
    ...whole('Professional tax of state', professionalTax),
    ...whole('Extension', extensions),
    ...whole('Source', placeSources),
    ...lastRows,
    ...[...checks.values()].flatMap(lawsOf),
  ]
}

/** The law that outcomes of a check name themselves. Limits have their rule. */
function lawsOf(entry: Entry<Decision>): Checked[] {
  return entry.value.outcomes.flatMap(({ id, law }, index) =>
    law ? [{ ...law, who: `The law of the outcome "${id}"`, entry, path: ['outcomes', index, 'law'] }] : [],
  )
}
