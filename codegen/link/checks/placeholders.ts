import { describeRecord } from '../../problem/describe-record.ts'
import type { CollectionName } from '../../model/collections.ts'
import { placeIn } from '../../model/records.ts'
import type { Check } from './check.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'

/** Marks of values that are to give way to the firm's own. They are plain to see on a page, and never right on a public one. */
const marks: readonly [RegExp, string][] = [
  [/^\[.*\]$|\[[^\]]+ to be named\]/, 'a text in square brackets'],
  [/\.example(\/|$|\?)/, 'an address under .example, which leads nowhere'],
  [/0{5,}/, 'a number of zeros'],
  [/^560000$/, 'a made-up PIN code'],
  [/^XXXX0/, 'a made-up IFSC'],
  [/^placeholder@/, 'a made-up UPI id'],
  [/aaaaaaaaaaa/, 'a made-up video'],
]

// Other files hold no values of the firm's own.
const withValues: ReadonlySet<CollectionName> = new Set<CollectionName>(['site', 'payment', 'navigation', 'team'])

/** Before a deploy: every made-up value, each at its place. */
export const checkPlaceholders: Check = (data, report) => {
  for (const entry of data.entries) {
    if (!withValues.has(entry.collection)) continue
    visitTexts(entry.value, (written, path) => {
      // BASE_URL replaces the origin.
      const text = entry.collection === 'site' && path.join('.') === 'origin' ? (data.origin ?? written) : written
      const mark = marks.find(([pattern]) => pattern.test(text))
      if (mark)
        report({
          code: 'placeholder',
          message: `${describeRecord(entry.collection, entry.id, path)} still holds ${mark[1]}.`,
          place: placeIn(entry, path),
          hint: "Put the firm's own value in its place.",
        })
    })
  }
}

/** Before a deploy: forms that deliver to nobody. */
export const checkDelivery: Check = (data, report) => {
  const { site } = data.singles
  if (!site || site.value.contactEndpoint !== null) return
  report({
    code: 'undelivered',
    message:
      'The forms of the contact and About pages deliver to nobody: what visitors write there reaches the firm only if they send it by chat or e-mail themselves.',
    place: placeIn(site, ['contactEndpoint']),
    hint: 'Name the https address that takes the messages as JSON.',
  })
}
