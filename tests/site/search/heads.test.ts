import { describe, expect, test } from 'vitest'
import {
  allPages,
  canonicalOf,
  getPage,
  isCanonical,
  isIndexable,
  metaOf,
  readBuilt,
  readData,
  servicePages,
  titleOf,
} from '../../helpers/site/built-site.ts'
import type { BuiltPage } from '../../helpers/site/built-site.ts'
import { articleSlugs, neighbourhoodSlugs } from '../../helpers/site/wanted-routes.ts'

const cities = readData('cities.yaml') as Record<string, { aliases?: string[]; within?: string }>

/** Titles that may be longer than a search result shows, each with its reason. */
const longTitles: Readonly<Record<string, string>> = {}

const canonicalPages = allPages.filter(isCanonical)
const noted = (
  pages: readonly BuiltPage[],
  isWrong: (page: BuiltPage) => boolean,
  note: (page: BuiltPage) => unknown,
) => pages.filter(isWrong).map((page) => `${page.path}: ${String(note(page))}`)
const repeated = (textFor: (page: BuiltPage) => string) => {
  const groups = new Map<string, BuiltPage[]>()
  for (const page of canonicalPages) groups.set(textFor(page), [...(groups.get(textFor(page)) ?? []), page])
  return [...groups]
    .filter(([, pages]) => pages.length > 1)
    .map(([text, pages]) => `${text}: ${pages.map((page) => page.path).join(', ')}`)
}

describe('titles', () => {
  test('fit into the 60 characters that a search result shows, or have a reason not to', () => {
    expect(noted(allPages, (page) => titleOf(page).length > 60 && !(page.path in longTitles), titleOf)).toEqual([])
  })
  test('differ from page to page', () => expect(repeated(titleOf)).toEqual([]))
  test("name the city on each city's page", () => {
    const named = allPages.filter((page) => page.path.startsWith('/gst/') && isCanonical(page))
    expect(
      noted(
        named,
        (page) => !titleOf(page).includes(/ in (.+)$/.exec(page.root.querySelector('h1')!.text)![1]!),
        titleOf,
      ),
    ).toEqual([])
  })
})

describe('descriptions', () => {
  test('have 70 to 160 characters', () => {
    const length = (page: BuiltPage) => (metaOf(page, 'description') ?? '').length
    expect(noted(allPages, (page) => length(page) < 70 || length(page) > 160, length)).toEqual([])
  })
  test('differ from page to page', () => expect(repeated((page) => metaOf(page, 'description')!)).toEqual([]))
})

describe('keywords', () => {
  const keywords = (page: BuiltPage) => (metaOf(page, 'keywords') ?? '').split(', ')
  test('are two to eight, none of them twice', () => {
    expect(
      noted(
        allPages,
        (page) =>
          keywords(page).length < 2 ||
          keywords(page).length > 8 ||
          new Set(keywords(page)).size < keywords(page).length,
        keywords,
      ),
    ).toEqual([])
  })
})

describe('canonical links', () => {
  const origin = new URL(getPage('/').root.querySelector('link[rel=canonical]')!.getAttribute('href')!).origin

  test('are whole addresses of one origin, over https, without a slash, query or anchor behind', () => {
    const hrefs = allPages.flatMap((page) =>
      page.root.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href')!),
    )
    const isClean = (href: string) =>
      href.startsWith(`${origin}/`) &&
      href.startsWith('https://') &&
      !/[?#]/.test(href) &&
      (href === `${origin}/` || !href.endsWith('/'))
    expect(hrefs.filter((href) => !isClean(href))).toEqual([])
  })

  test('lead from an alias to its city, and from any other page to itself', () => {
    const expected = new Map<string, string>()
    for (const [slug, city] of Object.entries(cities)) {
      const primary = `/gst/${city.within ?? slug}`
      for (const one of [slug, ...(city.aliases ?? [])]) expected.set(`/gst/${one}`, primary)
    }
    const wrong = allPages.filter(
      (page) => canonicalOf(page) !== undefined && canonicalOf(page) !== (expected.get(page.path) ?? page.path),
    )
    expect(wrong.map((page) => `${page.path} → ${canonicalOf(page)}`)).toEqual([])
  })

  test.each<readonly [alias: string, city: string]>([
    ['trichy', 'tiruchirappalli'],
    ['kovai', 'coimbatore'],
    ['tirupur', 'tiruppur'],
    ['thuthukudi', 'thoothukudi'],
    ...neighbourhoodSlugs.map((slug) => [slug, slug === 'rs-puram' ? 'coimbatore' : 'bengaluru'] as const),
  ])('/gst/%s sends search engines to /gst/%s', (alias, city) => {
    expect(canonicalOf(getPage(`/gst/${alias}`))).toBe(`/gst/${city}`)
    expect(canonicalOf(getPage(`/gst/${city}`))).toBe(`/gst/${city}`)
  })

  test('lead to pages that exist, are canonical themselves and may be listed', () => {
    const targets = new Set(
      allPages.map(canonicalOf).filter((path) => path !== undefined && path !== '/payment' && path !== '/search'),
    )
    expect([...targets].filter((path) => !isCanonical(getPage(path!)) || !isIndexable(getPage(path!)))).toEqual([])
  })

  test('agree with the address that previews give', () => {
    expect(
      noted(
        allPages,
        (page) => metaOf(page, 'og:url') !== page.root.querySelector('link[rel=canonical]')?.getAttribute('href'),
        (page) => metaOf(page, 'og:url'),
      ),
    ).toEqual([])
  })
})

describe('search engines', () => {
  test('are kept from the payment page, from the search and from the pages for a missing address or connection, and from no other', () => {
    const hidden = allPages.filter((page) => !isIndexable(page)).map((page) => page.path)
    expect(hidden.sort()).toEqual(['/payment', '/search', ...servicePages].sort())
  })
  test('may read every file that the pages need', () => {
    expect(readBuilt('robots.txt')).not.toMatch(/^Disallow:\s*\S/m)
  })
})

describe('articles', () => {
  const pages = articleSlugs.map((slug) => getPage(`/blog/${slug}`))

  test('declare their type, and no other page does', () => {
    const articles = allPages.filter((page) => metaOf(page, 'og:type') === 'article').map((page) => page.path)
    expect(articles.sort()).toEqual(pages.map((page) => page.path).sort())
  })
  test('declare when they were published and last changed, in that order', () => {
    const times = (page: BuiltPage) => [
      metaOf(page, 'article:published_time') ?? '',
      metaOf(page, 'article:modified_time') ?? '',
    ]
    const isWrong = (page: BuiltPage) =>
      times(page).some((time) => !/^\d{4}-\d{2}-\d{2}(T[\d:]+\+05:30)?$/.test(time)) ||
      times(page)[0]! > times(page)[1]!
    expect(noted(pages, isWrong, times)).toEqual([])
  })
  test('declare the times that they show', () => {
    const shown = (page: BuiltPage) =>
      page.root.querySelectorAll('main time').map((time) => time.getAttribute('datetime'))
    const declared = (page: BuiltPage) => [
      metaOf(page, 'article:published_time')!.slice(0, 10),
      metaOf(page, 'article:modified_time')!.slice(0, 10),
    ]
    expect(noted(pages, (page) => declared(page).some((day) => !shown(page).includes(day)), shown)).toEqual([])
  })
  test('declare the subject they stand under', () => {
    const categories = Object.values(readData('article-categories.yaml') as Record<string, { name: string }>).map(
      (category) => category.name,
    )
    expect(
      noted(
        pages,
        (page) => !categories.includes(metaOf(page, 'article:section') ?? ''),
        (page) => metaOf(page, 'article:section'),
      ),
    ).toEqual([])
  })
})
