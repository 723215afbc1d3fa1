import { describeRecord } from '../../problem/describe-record.ts'
import type { CollectionName } from '../../model/collections.ts'
import { placeIn, placeOfNode } from '../../model/records.ts'
import { nodesOf } from '../nodes-of.ts'
import type { Check } from './check.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'

/** Marks of values that the firm must replace: never right on a public page. */
const marks: readonly [RegExp, string][] = [
  [/^\[.*\]$|\[[^\]]+ to be named\]/, 'a text in square brackets'],
  [/\.example(\/|$|\?)/, 'an address under .example, which leads nowhere'],
  [/0{5,}/, 'a number of zeros'],
  [/^560000$/, 'a made-up PIN code'],
  [/^XXXX0/, 'a made-up IFSC'],
  [/^placeholder@/, 'a made-up UPI id'],
  [/aaaaaaaaaaa/, 'a made-up video'],
]

/** Marks of an unfinished text, in any file. */
const unfinished: readonly [RegExp, string][] = [
  [/\b(?:TODO|FIXME|TBD)\b|[Ll]orem ipsum|^to be written\b|^x{3,}$|\baddress line \d/i, 'a text that is not finished'],
  [/[@/.]example\.(com|net|org)\b/, 'an address under example.com, which belongs to nobody'],
  [/@(gmial|gmai|gnail|yaho|hotmial)\.|@[\w.-]+\.(con|cmo|comm)\b/, 'an e-mail address with a slip in it'],
  [/\d{2}X{3}\s?X{4,5}|\[(phone|e-?mail|address|name)\]/i, 'a text in place of a value'],
]

// A draft of the terms has brackets where the firm's name belongs.
const inBodies: typeof unfinished = [...unfinished, [/\[[^\]\n]+\]/, 'a text in square brackets']]

const ownValue = "Put the firm's own value in its place"

// Other files hold no values of the firm.
const withValues: ReadonlySet<CollectionName> = new Set<CollectionName>(['site', 'payment', 'navigation', 'team'])

const mayBeLeftOut = (collection: CollectionName, [key]: readonly (string | number)[]) =>
  collection === 'site' && (key === 'video' || key === 'social' || key === 'reviewsUrl')

/** Before a deploy: reports every made-up value at its place. */
export const checkPlaceholders: Check = (data, report) => {
  for (const entry of data.entries) {
    // There may be ten thousand cities, and they hold only names.
    if (entry.collection === 'cities') continue
    const own = withValues.has(entry.collection) ? [...marks, ...unfinished] : unfinished
    visitTexts(entry.value, (written, path) => {
      // BASE_URL replaces the origin.
      const text = entry.collection === 'site' && path.join('.') === 'origin' ? (data.origin ?? written) : written
      const mark = own.find(([pattern]) => pattern.test(text))
      if (mark)
        report({
          code: 'placeholder',
          message: `${describeRecord(entry.collection, entry.id, path)} still holds ${mark[1]}.`,
          place: placeIn(entry, path),
          hint: `${ownValue}${mayBeLeftOut(entry.collection, path) ? ', or take it out: the pages then leave it out' : ''}.`,
        })
    })
    for (const node of nodesOf(entry.body)) {
      const mark = node.type === 'text' ? inBodies.find(([pattern]) => pattern.test(node.value)) : undefined
      if (mark)
        report({
          code: 'placeholder',
          message: `${describeRecord(entry.collection, entry.id, [])} still holds ${mark[1]}.`,
          place: placeOfNode(entry, node),
          hint: `${ownValue}.`,
        })
    }
  }
}

/** Before a deploy: forms that deliver to nobody. */
export const checkDelivery: Check = (data, report) => {
  const { site } = data.singles
  if (!site || !(site.value.contactEndpoint === null || site.value.contactEndpoint === 'simulate')) return
  report({
    code: 'undelivered',
    message:
      'The forms of the contact and About pages deliver to nobody: what visitors write there reaches the firm only if they send it by chat or e-mail themselves.',
    place: placeIn(site, ['contactEndpoint']),
    hint: 'Name the https address that takes the messages as JSON.',
  })
}
