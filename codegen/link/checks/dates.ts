import { describeRecord } from '../../problem/describe-record.ts'
import { formatDate } from '../../model/texts/format.ts'
import { placeIn } from '../../model/records.ts'
import type { LinkedData } from '../../model/records.ts'
import type { Report } from '../../problem/problem.ts'
import type { Check, CityCheck } from './check.ts'
import { isDay } from '../is-day.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'

// The clock is that of India, and east of it a day has begun already.
const oneDay = 1
const aYear = 366
// A figure of the law may be announced, and an opening held, for years; a date beyond that has a
// wrong digit.
const fifteenYears = 15 * 366

/** How many days each date may lie ahead of the day of the run, by its key. */
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

/**
 * What ends before it begins shows nothing, and a day that has not come cannot be one on which
 * something was done.
 */
export const checkDates: Check = (data, report) => {
  checkAhead(data, report)
  checkOrder(data, report)
}

/**
 * The same of local facts. Of cities there may be ten thousand, and no line of theirs has a date.
 */
export const checkDatesOfPlaces: CityCheck = (data, report) => {
  checkAhead({ ...data, entries: data.entries.filter(({ collection }) => collection === 'places') }, report)
}

function checkAhead({ today, entries }: Pick<LinkedData, 'today' | 'entries'>, report: Report): void {
  for (const entry of entries) {
    visitTexts(entry.value, (text, path) => {
      const ahead = mostAhead[String(path.at(-1))]
      if (ahead === undefined || !(daysBetween(today, text) > ahead)) return
      const who = describeRecord(entry.collection, entry.id, [...entry.path, ...path])
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

function checkOrder({ catalogue, singles }: LinkedData, report: Report): void {
  for (const entry of catalogue.articles.values()) {
    const { date, updated } = entry.value
    if (!(daysBetween(date, updated) < 0)) continue
    report({
      code: 'inverted-dates',
      message: `Article "${entry.id}" was updated on ${formatDate(updated)}, before it was published on ${formatDate(date)}.`,
      place: placeIn(entry, ['updated']),
      hint: `Where nothing has changed since, write the day of publication: "${date}".`,
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

/**
 * Days from one date to the other. NaN where one is none, such as a label; no comparison with it
 * holds.
 */
function daysBetween(from: string, to: string): number {
  return /^\d{4}-\d\d-\d\d$/.test(to) && isDay(to) ? (Date.parse(to) - Date.parse(from)) / 86_400_000 : NaN
}
