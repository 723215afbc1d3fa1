import { readDay } from '#src/rules/days/civil-day.ts'
import { describeEntry } from '../../problem/describe-record.ts'
import { placeIn } from '../../model/records.ts'
import { findAddressFault } from '../../model/texts/web-address.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import type { RecordCheck } from '../check.ts'
import { iconNames } from '../../model/icon-set.ts'
import { suggestionHint } from '../../problem/suggest.ts'

/** Days that exist and complete web addresses: a schema can check only their form. */
export const checkRealValues: RecordCheck = (entry, report) => {
  // There may be ten thousand cities, and few of them have such a text.
  if (entry.collection === 'cities' && entry.value.googleSearchUrl === undefined) return
  const texts = entry.collection === 'cities' ? { googleSearchUrl: entry.value.googleSearchUrl } : entry.value
  visitTexts(texts, (text, path) => {
    const who = () => describeEntry(entry, path)
    if (/^\d{4}-\d{2}-\d{2}$/.test(text) && readDay(text) === undefined) {
      report({
        code: 'wrong-format',
        message: `${who()} is "${text}", a day that no calendar has.`,
        place: placeIn(entry, path),
        hint: 'Write the year, the month from 01 to 12 and a day that the month has.',
      })
    }
    // The sources of the policy may contain a star; the check of the policy covers them.
    const fault = entry.collection !== 'headers' && /^https:\/\/\S*$/.test(text) ? findAddressFault(text) : undefined
    if (fault)
      report({
        code: 'wrong-format',
        message: `${who()} is "${text}", which ${fault.said}.`,
        place: placeIn(entry, path),
        hint: fault.hint,
      })
  })
}

/** Every `icon` must be in the icon set, or the page would have a gap. */
export const checkIcons: RecordCheck = (entry, report) => {
  if (entry.collection === 'cities') return
  visitTexts(entry.value, (name, path) => {
    if (path.at(-1) !== 'icon' || iconNames.has(name)) return
    report({
      code: 'unknown-icon',
      message: `There is no icon "${name}" in the icon set.`,
      place: placeIn(entry, path),
      hint: suggestionHint(name, [...iconNames]),
    })
  })
}
