import { readDay } from '#src/rules/days/civil-day.ts'
import { describeEntry } from '../../problem/describe-record.ts'
import { placeIn } from '../../model/records.ts'
import { findAddressFault } from '../../model/texts/web-address.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import type { RecordCheck, TextCheck } from '../check.ts'
import { iconNames } from '../../model/icon-set.ts'
import { suggestionHint } from '../../problem/suggest.ts'
import { findTypedMarks } from './markdown/typed-marks.ts'
import { findUnfilled } from './tokens.ts'

/** Days that exist and complete web addresses: a schema can check only their form. */
const findUnreal: TextCheck = function* (text, path, entry) {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && readDay(text) === undefined)
    yield {
      code: 'wrong-format',
      message: `${describeEntry(entry, path)} is "${text}", a day that no calendar has.`,
      hint: 'Write the year, the month from 01 to 12 and a day that the month has.',
    }
  // The sources of the policy may contain a star; the check of the policy covers them.
  const fault = entry.collection !== 'headers' && /^https:\/\/\S*$/.test(text) ? findAddressFault(text) : undefined
  if (fault)
    yield {
      code: 'wrong-format',
      message: `${describeEntry(entry, path)} is "${text}", which ${fault.said}.`,
      hint: fault.hint,
    }
}

/** Every `icon` must be in the icon set, or the page would have a gap. */
const findUnknownIcon: TextCheck = function* (name, path) {
  if (path.at(-1) === 'icon' && !iconNames.has(name))
    yield {
      code: 'unknown-icon',
      message: `There is no icon "${name}" in the icon set.`,
      hint: suggestionHint(name, [...iconNames]),
    }
}

const textChecks: readonly TextCheck[] = [findUnreal, findUnknownIcon, findTypedMarks, findUnfilled]

/** Runs the checks of single texts. */
export const checkTexts: RecordCheck = (entry, report) => {
  visitTexts(writtenTexts(entry), (text, path) => {
    for (const check of textChecks)
      for (const fault of check(text, path, entry)) report({ ...fault, place: placeIn(entry, path) })
  })
}

/** There may be ten thousand cities, and all but three of their texts are ids. */
function writtenTexts({ collection, value }: Parameters<RecordCheck>[0]): object {
  if (collection !== 'cities') return value
  const { name, alias, googleSearchUrl } = value
  return { name, alias, googleSearchUrl }
}
