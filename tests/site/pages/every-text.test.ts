import { expect, test } from 'vitest'
import { visitTexts } from '../../../codegen/model/texts/visit-texts.ts'
import { readDataFolder } from '../../helpers/project/read-data.ts'
import { builtFiles, readBuilt } from '../../helpers/site/built-site.ts'
import { kinds } from '../../helpers/site/kinds.ts'

/** Texts for what no record has today, each with what it waits for. */
const waiting: Readonly<Record<string, string>> = {
  'about.form.plain': 'a form that sends',
  'contact.form.plain': 'a form that sends',
  'careers.openings.intro': 'openings that are no samples',
  'city.leaf.both': 'a city whose state has one limit for goods and services',
  'city.turnoverLimit.one': 'such a state',
  'city.glance.professionalTax.noneDoubted': 'a state that is said to have ended the tax',
  'city.products.lists.odopServices.label': 'a service on that list',
  'city.products.yes': 'an export town without a product',
  'city.near.others': 'a city without others within reach',
  'city.near.otherParts': 'a part of a city with other parts',
  'home.hero.ledger.dated.dates.0.name': 'the weeks before that date',
  'home.hero.ledger.dated.dates.2.name': 'the weeks before that date',
  'home.partners.intro': 'partners that are no samples',
  'offices.kinds.epfo.purpose': 'an office with that purpose',
  'professional-tax.basis.salary.half-year': 'a state that taxes by the half-year',
  'search.results.chat': 'a search without a result',
  'service.reviewed': 'a named reviewer',
  'state.cities.none': 'a state without a city',
  'state.changes.tax': 'new slabs of a state',
  'state.changes.ended': 'a state that ended the tax',
}

const keysOfIds = new Set(['fact', 'rule', 'source', 'service', 'page', 'rows', 'nextDates', 'icon', 'href'])

const entities: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
}
const plain = (text: string) => text.replace(/&(?:#x27|quot|amp|lt|gt);/g, (all) => entities[all]!).replace(/\s+/g, ' ')

/** What a page shows or says: its text, its attributes and what its islands are given. */
function shownIn(file: string): string {
  const text = readBuilt(file)
  if (!file.endsWith('.html')) return plain(text)
  const attributes = [...text.matchAll(/(?:content|aria-label|placeholder|title|data-[a-z]+)="([^"]*)"/g)].map(
    ([, one]) => one,
  )
  const chats = [...text.matchAll(/[?&]text=([^"&]*)/g)].map(([, one]) => decodeURIComponent(one!))
  const islands = [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, one]) => one!.replaceAll('\\"', '"'))
  const body = text.replace(/<script[^]*?<\/script>|<!--[^]*?-->/g, '')
  // A tag may stand between two words, or within a sentence.
  const read = [body.replace(/<[^>]+>/g, ' '), body.replace(/<[^>]+>/g, '')]
  return plain([...read, ...attributes, ...chats, ...islands].join('\n'))
}

/** The longest part of a text that stands as it is, between what is filled in. */
const partOf = (text: string) =>
  plain(text)
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part))
    .toSorted((one, other) => other.length - one.length)[0]

const found = /\.(?:html|md|txt|json|xml|js|webmanifest|ics)$/
const kindFiles = new Set(kinds.flatMap(([, path]) => [`${path.slice(1) || 'index'}.html`]))

test('every text of data/pages is shown by a page, or waits for a record that it names', () => {
  const files = builtFiles.filter((file) => found.test(file))
  // Most texts are on a page of their kind.
  const isFirst = (file: string) => kindFiles.has(file) || /^404|^services\/404/.test(file)
  const most = files.filter(isFirst).map(shownIn)
  const texts: { name: string; part: string }[] = []
  for (const [page, record] of Object.entries(readDataFolder('pages')))
    visitTexts(record, (text, path) => {
      const part = path.some((key) => keysOfIds.has(String(key))) ? undefined : partOf(text)
      if (part !== undefined) texts.push({ name: [page, ...path].join('.'), part })
    })
  expect(texts.length).toBeGreaterThan(1500)
  const missing = texts.filter(({ name, part }) => !(name in waiting) && !most.some((shown) => shown.includes(part)))
  const inOthers = missing.length === 0 ? [] : files.filter((file) => !isFirst(file)).map(shownIn)
  const unshown = missing.filter(({ part }) => !inOthers.some((shown) => shown.includes(part)))
  expect(unshown.map(({ name }) => name)).toEqual([])
})
