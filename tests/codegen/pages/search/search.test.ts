import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { cutIndex } from '../../../../codegen/pages/topics/search/cut-index.ts'
import { planSearch } from '../../../../codegen/pages/topics/search/plan-search.ts'
import { isStandIn } from '../../../../codegen/model/page-kinds.ts'
import type { SearchFile } from '../../../../codegen/pages/topics/search/cut-index.ts'
import type { SearchEntry, SearchGroup, SearchIndex } from '#src/pages/search/payload.ts'
import { findEntries, prepareGroups } from '../../../../src/lib/search/prepare-index.ts'
import { isEvery } from '../../../helpers/every.ts'
import { realSite } from '../../../helpers/project/site-folder.ts'
import { closestResults, leftOut, onlyMatches, townsWithoutPage, wantedResults } from './wanted-results.ts'

const texts = {} as SearchIndex['texts']
const { routes, context } = await realSite()
const groups = planSearch(context.whole, routes)
const all = prepareGroups(groups)
const anchors = new Map(routes.map((route) => [route.path, route.anchors ?? []]))

const gzipped = ({ content }: SearchFile) => gzipSync(JSON.stringify(content), { level: 9 }).length

const wanted = Object.entries(wantedResults).flatMap(([href, typed]) =>
  typed.split(/,\s+/).map((one) => [one.trim(), href] as const),
)
test.each(wanted)('"%s" leads to %s', (typed, href) => {
  const [first] = findEntries(all, typed)
  // A name in a script leads to the page in its language, where there is one.
  expect(first?.href.replace(/^\/(hi|ta|te|kn|bn|mr|gu|ml)(?=\/)/, '')).toBe(href)
  // Enter opens it.
  expect(first?.isGuess).toBeUndefined()
})

test.each(closestResults)('nothing has all words of "%s": the closest is %s, and few others', (typed, href) => {
  const found = findEntries(all, typed)
  expect(found[0]).toMatchObject({ href, isClosest: true, isGuess: true })
  expect(found.length).toBeLessThanOrEqual(8)
})

test('the answers of the GST check are listed as the check, and the best of them where it comes before the check', () => {
  const isAnswer = ({ href }: { href: string }) => href.startsWith('/do-i-need-gst/')
  const gst = findEntries(all, 'gst')
  expect(gst.filter(isAnswer)).toEqual([])
  expect(gst.map(({ href }) => href)).toContain('/do-i-need-gst')
  expect(findEntries(all, 'handicrafts')[0]?.href).toMatch(/^\/do-i-need-gst\/handicrafts/)
})

test.each([
  ['gst late fee', '/calculators/gst-late-fee', 'Calculator'],
  ['cost of llp', '/cost/llp', 'Calculator'],
  ['compare', '/compare', 'Tool'],
  ['due dates', '/calendar', 'Tool'],
  ['do i need gst', '/do-i-need-gst', 'Tool'],
])('"%s" finds %s, which is called a %s', (typed, href, label) =>
  expect(findEntries(all, typed)[0]).toMatchObject({ href, label }),
)

const excluded = Object.entries(leftOut).flatMap(([service, typed]) =>
  typed.split(', ').map((one) => [one, service] as const),
)
test.each(excluded)('"%s" finds something, and not %s, which leaves it out', (typed, service) => {
  const found = findEntries(all, typed)
  expect(found[0]).not.toHaveProperty('isGuess')
  expect(found.map(({ href }) => href)).not.toContain(`/services/${service}`)
})

test.each(townsWithoutPage)('"%s" has no page, and opens no other place', (typed) => {
  const [first] = findEntries(all, typed)
  expect(first === undefined || first.isGuess).toBe(true)
})

test.each(onlyMatches)(
  '"%s" finds for sure %s alone among cities and states, so that Enter opens it on /gst',
  (typed, href) => {
    const places = findEntries(all, typed).filter((one) => one.href.startsWith('/gst/') && !one.isGuess)
    expect(places.map((one) => one.href)).toEqual([href])
  },
)

test.each([
  ['hra', ['/blog/tax-deductions-guide']],
  // Of all words with "ship", only "shipping" begins with it.
  ['ship', ['/check/exporter/with-tax-goods']],
])('"%s" finds nothing by a piece of other words', (typed, hrefs) =>
  expect(findEntries(all, typed).map(({ href }) => href)).toEqual(hrefs),
)

test('pages are called as the menu calls them, and are found by their titles for search engines, too', () => {
  expect(all.find(({ href }) => href === '/')?.title).toBe('Home')
  expect(all.find(({ href }) => href === '/privacy-policy')?.title).toBe('Privacy policy')
  expect(all.find(({ href }) => href === '/gst')?.title).toBe('GST registration by city')
  expect(findEntries(all, 'Plans and Pricing')[0]?.href).toBe('/pricing')
})

describe('everything that can be found', () => {
  test('lies on a page that there is', () => {
    const dead = all.filter(({ href }) => {
      const [path = '', anchor] = href.split('#')
      return anchor === undefined ? !anchors.has(path) : !anchors.get(path)?.includes(anchor)
    })
    expect(dead).toEqual([])
  })

  test('is every page of the site but aliases and those that stand in', () => {
    const own = routes.filter(
      ({ kind, path, canonicalPath = path }) => !isStandIn(kind) && kind !== 'search' && canonicalPath === path,
    )
    const found = new Set(all.map(({ href }) => href))
    expect(own.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([])
  })

  test('comes among the first three by its whole title', () => {
    const lost = all.filter(
      ({ title, href }) =>
        !findEntries(all, title)
          .slice(0, 3)
          .some((one) => one.href === href),
    )
    expect(lost.map(({ title }) => title)).toEqual([])
  })

  test('comes among the first five with one letter wrong in a word of five or more', () => {
    // Of the months only one is listed, and those of two years differ by a digit.
    const long = all.filter(({ title, href }) => wordsOf(title).length > 0 && !href.startsWith('/calendar#'))
    const lost: string[] = []
    fc.assert(
      fc.property(
        fc.nat(long.length - 1),
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...edits),
        (which, word, place, edit) => {
          const { title, href } = long[which]!
          const words = wordsOf(title)
          const one = words[word % words.length]!
          const typed = title.replace(one, edit(one, 1 + (place % (one.length - 2))))
          const isFound = findEntries(all, typed)
            .slice(0, 5)
            .some((found) => found.href === href)
          if (!isFound) lost.push(`${typed} (${title})`)
          return isFound
        },
      ),
      { numRuns: isEvery ? 1500 : 150, seed: 11 },
    )
    expect(lost).toEqual([])
  })
})

/** Words of plain letters, of which one may be wrong. */
const wordsOf = (title: string) => title.match(/(?<![A-Za-z0-9])[A-Za-z]{6,}(?![A-Za-z0-9])/g) ?? []

const edits: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => `${word.slice(0, at)}q${word.slice(at)}`,
  (word, at) => `${word.slice(0, at)}q${word.slice(at + 1)}`,
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
]

describe('what a browser loads', () => {
  test('is one file of at most 30 KB gzipped', () => {
    const files = cutIndex(groups, texts)
    expect(files.map(({ path }) => path)).toEqual(['search/index.json'])
    expect(gzipped(files[0]!)).toBeLessThan(30 * 1024)
  })

  test('stays so with fifty times the cities: the index, and parts by the first letters', () => {
    const many = withCities(10_000)
    const files = cutIndex(many, texts)
    expect(files.length).toBeGreaterThan(10)
    expect(gzipped(files[0]!)).toBeLessThan(30 * 1024)
    expect(files.slice(1).filter((file) => gzipped(file) > 12 * 1024)).toEqual([])
    const parts = new Map(files.slice(1).map(({ path, content }) => [path, content]))
    expect(partsOf('600001', parts)).not.toEqual([])
    // A visitor who types a whole word loads one part for it, and it holds the city.
    const cities = many.find(({ id }) => id === 'cities')!.entries
    const lost = cities.filter(({ title }) =>
      title
        .toLowerCase()
        .split(' ')
        .some((word) => !partsOf(word, parts).some((part) => part.some((one) => one.title === title))),
    )
    expect(lost.filter(({ words = [] }) => words.every((word) => /^[\x20-\x7e]+$/.test(word)))).toEqual([])
  })
})

function withCities(count: number): SearchGroup[] {
  const endings = ['pur', 'nagar', 'abad', 'palli', 'garh', 'kota', 'wadi', 'puram']
  return groups.map((group) => {
    if (group.id !== 'cities') return group
    const entries = group.entries.filter(({ title }) => /^[ -~]+$/.test(title))
    const more = Array.from({ length: count }, (_, index): SearchEntry => {
      const base = entries[index % entries.length]!.title.split(' ')[0]!
      const ending = endings[index % endings.length]!
      return {
        title: `${base}${ending} ${(index + 26).toString(26)}`,
        href: `/gst/made-${index}`,
        note: 'Bihar',
        pins: [String(100 + (index % 750))],
      }
    })
    return { ...group, entries: [...entries, ...more] }
  })
}

function partsOf(word: string, parts: ReadonlyMap<string, SearchFile['content']>): (readonly SearchEntry[])[] {
  return [...parts].flatMap(([path, content]) => {
    const letters = /cities-(\w+)\.json$/.exec(path)![1]!
    return word.startsWith(letters) && !('groups' in content) ? [content] : []
  })
}
