import { describe, expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { cities } from '../../helpers/site/records.ts'
import {
  allPages,
  englishPages,
  isTranslated,
  canonicalOf,
  getPage,
  hrefsIn,
  isCanonical,
  isIndexable,
  metaOf,
  origin,
  pathsWhere,
  readBuilt,
  servicePages,
  titleOf,
} from '../../helpers/site/built-site.ts'
import type { BuiltPage } from '../../helpers/site/built-site.ts'
import { articleSlugs, neighbourhoodSlugs } from '../../helpers/site/wanted-routes.ts'

const articles = articleSlugs.map((slug) => getPage(`/blog/${slug}`))
const categories = Object.values(readData('article-categories.yaml') as Record<string, { name: string }>)
const cityPages = allPages.filter((page) => isCanonical(page) && page.path.startsWith('/gst/'))

const timesOf = (page: BuiltPage) =>
  ['published', 'modified'].map((name) => metaOf(page, `article:${name}_time`) ?? '') as [string, string]
const canonicalLinksOf = ({ root }: BuiltPage) => hrefsIn(root, 'link[rel=canonical]')

/** What holds for a page's head, as what is wrong with one for which it does not. */
type Rule = readonly [rule: string, isWrong: (page: BuiltPage) => boolean, pages?: readonly BuiltPage[]]
const rules: readonly Rule[] = [
  [
    "a title names the city on each city's page",
    (page) => !titleOf(page).includes(/ in (.+)$/.exec(page.root.querySelector('h1')!.text)![1]!),
    cityPages,
  ],
  [
    'a canonical link is a whole address of the one origin, over https, without a slash, query or anchor behind',
    (page) =>
      canonicalLinksOf(page).some(
        (href) => !href.startsWith(`${origin}/`) || !/^https:\/\/[^/?#]+\/([^?#]*[^?#/])?$/.test(href),
      ),
  ],
  [
    'a canonical link agrees with the address that previews give',
    (page) => metaOf(page, 'og:url') !== canonicalLinksOf(page)[0],
  ],
  [
    'an article declares when it was published and last changed, in that order, as it shows them',
    (page) => {
      const times = timesOf(page)
      const shown = page.root.querySelectorAll('main time').map((time) => time.getAttribute('datetime'))
      const isOdd = (time: string) =>
        !/^\d{4}-\d{2}-\d{2}(T[\d:]+\+05:30)?$/.test(time) || !shown.includes(time.slice(0, 10))
      return times.some(isOdd) || times[0] > times[1]
    },
    articles,
  ],
  [
    'an article declares the subject that it stands under',
    (page) => !categories.some(({ name }) => name === metaOf(page, 'article:section')),
    articles,
  ],
]

for (const [rule, isWrong, pages = allPages] of rules) test(rule, () => expect(pathsWhere(isWrong, pages)).toEqual([]))

describe('canonical links', () => {
  test('lead from an alias to its city, and from any other page to itself', () => {
    const expected = new Map<string, string>(
      Object.entries(cities).flatMap(([slug, { within, aliases = [] }]) =>
        [slug, ...aliases].map((one) => [`/gst/${one}`, `/gst/${within ?? slug}`] as const),
      ),
    )
    const isWrong = (page: BuiltPage) =>
      canonicalOf(page) !== undefined && canonicalOf(page) !== (expected.get(page.path) ?? page.path)
    expect(pathsWhere(isWrong, englishPages)).toEqual([])
  })

  // As they were agreed, whatever the data says.
  test.each<readonly [alias: string, city: string]>([
    ['trichy', 'tiruchirappalli'],
    ['kovai', 'coimbatore'],
    ['tirupur', 'tiruppur'],
    ['thuthukudi', 'thoothukudi'],
    ...neighbourhoodSlugs.map((slug) => [slug, slug === 'rs-puram' ? 'coimbatore' : 'bengaluru'] as const),
  ])('/gst/%s sends search engines to /gst/%s', (alias, city) => {
    for (const slug of [alias, city]) expect(canonicalOf(getPage(`/gst/${slug}`))).toBe(`/gst/${city}`)
  })

  test('lead to pages that exist, are canonical themselves and may be listed', () => {
    const targets = new Set(
      allPages.map(canonicalOf).filter((path) => path !== undefined && path !== '/payment' && path !== '/search'),
    )
    expect([...targets].filter((path) => !isCanonical(getPage(path!)) || !isIndexable(getPage(path!)))).toEqual([])
  })
})

test('search engines are kept from the payment page, from the search, from the pages for a missing address or connection, and from translations that nobody has read', () => {
  expect(pathsWhere((page) => !isIndexable(page), englishPages).sort()).toEqual(
    ['/payment', '/search', ...servicePages].sort(),
  )
  const drafts = pathsWhere((page) => canonicalOf(page) !== page.path, allPages.filter(isTranslated))
  expect(drafts.length).toBeGreaterThan(100)
  expect(pathsWhere((page) => !isIndexable(page), allPages.filter(isTranslated))).toEqual(drafts)
})

test('search engines may read every file that the pages need', () => {
  expect(readBuilt('robots.txt')).not.toMatch(/^Disallow:\s*\S/m)
})

test('articles declare their type, and no other page does', () => {
  const declaring = pathsWhere((page) => metaOf(page, 'og:type') === 'article')
  expect(declaring.sort()).toEqual(articles.map(({ path }) => path).sort())
})
