import { readToday } from '../../../codegen/commands/terminal/read-today.ts'
import { describe, expect, test } from 'vitest'
import {
  allPages,
  builtFiles,
  getPage,
  hasPage,
  jsonLdOf,
  metaOf,
  readBuilt,
  readData,
  servicePages,
  textOf,
  titleOf,
} from '../../helpers/site/built-site.ts'
import type { BuiltPage } from '../../helpers/site/built-site.ts'
import {
  articleSlugs,
  namedCitySlugs,
  neighbourhoodSlugs,
  serviceIds,
  singleRoutes,
} from '../../helpers/site/wanted-routes.ts'

const cities = readData('cities.yaml') as Record<string, { aliases?: string[]; within?: string }>
const jobs = readData('jobs.yaml') as { openings: Record<string, { validThrough: string }> }
// The build drops an opening whose day has passed.
const today = readToday(undefined)
const navigation = readData('navigation.yaml')

/** The paths of the pages that a rule does not hold for. An empty list is what a test wants. */
const pathsWhere = (isWrong: (page: BuiltPage) => boolean, pages = allPages) =>
  pages.filter(isWrong).map((page) => page.path)
const addressed = allPages.filter((page) => !servicePages.includes(page.path))

describe('the agreed routes', () => {
  test.each(singleRoutes)('%s has its page', (path) => expect(hasPage(path)).toBe(true))

  test('the catalogue has 57 services, each with its page, and no page of another service', () => {
    expect(serviceIds).toHaveLength(57)
    const built = allPages
      .map((page) => page.path)
      .filter((path) => path.startsWith('/services/') && path !== '/services/404')
    expect(built.sort()).toEqual(serviceIds.map((id) => `/services/${id}`).sort())
  })

  test('the ten articles have their pages, and no other article has one', () => {
    const built = allPages.map((page) => page.path).filter((path) => path.startsWith('/blog/'))
    expect(built.sort()).toEqual(articleSlugs.map((slug) => `/blog/${slug}`).sort())
  })

  test('each opening that still runs has a page of its own', () => {
    const open = Object.entries(jobs.openings)
      .filter(([, job]) => job.validThrough >= today)
      .map(([slug]) => `/careers/${slug}`)
    expect(open.filter((path) => !hasPage(path))).toEqual([])
  })

  test('every city, alias and neighbourhood of the data has its page, and there are at least 110 cities', () => {
    const slugs = Object.entries(cities).flatMap(([slug, city]) => [slug, ...(city.aliases ?? [])])
    const built = allPages.map((page) => page.path).filter((path) => /^\/gst\/[^/]+$/.test(path))
    expect(built.sort()).toEqual(slugs.map((slug) => `/gst/${slug}`).sort())
    expect(Object.values(cities).filter((city) => city.within === undefined).length).toBeGreaterThanOrEqual(110)
  })

  test.each([...namedCitySlugs, ...neighbourhoodSlugs])('/gst/%s, which was agreed, has its page', (slug) => {
    expect(hasPage(`/gst/${slug}`)).toBe(true)
  })

  test('an unknown address and an unknown service have pages that say so', () => {
    expect(textOf(getPage('/404').root.querySelector('h1'))).toBe('Page not found')
    const service = getPage('/services/404').root
    expect(textOf(service.querySelector('h1'))).toBe('Service not found')
    expect(service.querySelector('main a[href="/services"]')).not.toBeNull()
  })

  test("the footer's /contact is answered by the page /Contact", () => {
    expect(readBuilt('_redirects').split('\n')).toContain('/contact /Contact 301')
  })

  test('the site has at least 190 pages', () => expect(allPages.length).toBeGreaterThanOrEqual(190))

  test('no two files differ only in the case of their letters', () => {
    const lower = builtFiles.map((file) => file.toLowerCase())
    expect(lower.filter((file, index) => lower.indexOf(file) !== index)).toEqual([])
  })
})

describe('every page', () => {
  test('has one first heading with words in it', () => {
    expect(
      pathsWhere(({ root }) => root.querySelectorAll('h1').length !== 1 || textOf(root.querySelector('h1')) === ''),
    ).toEqual([])
  })

  test('has one main part that the skip link leads to, with the first heading in it', () => {
    expect(
      pathsWhere(
        ({ root }) =>
          root.querySelectorAll('main').length !== 1 ||
          !root.querySelector('main#main h1') ||
          root.querySelector('body > a')?.getAttribute('href') !== '#main',
      ),
    ).toEqual([])
  })

  test('does not skip a level of headings', () => {
    const skips = ({ root }: BuiltPage) => {
      const levels = root
        .querySelectorAll('main h1, main h2, main h3, main h4, main h5, main h6')
        .map((heading) => Number(heading.tagName.slice(1)))
      return levels.some((level, index) => index > 0 && level > levels[index - 1]! + 1)
    }
    expect(pathsWhere(skips)).toEqual([])
  })

  test('has the header with its logo, the bar of seven categories and the footer', () => {
    const lacks = ({ root }: BuiltPage) =>
      !root.querySelector('body > header a[href="/"]') ||
      !root.querySelector('footer') ||
      root.querySelectorAll(`nav[aria-label="${navigation.categoriesLabel}"] details`).length !== 7
    expect(pathsWhere(lacks)).toEqual([])
  })

  test('is in Indian English, and says so', () => {
    expect(pathsWhere(({ root }) => root.querySelector('html')?.getAttribute('lang') !== 'en-IN')).toEqual([])
    expect(pathsWhere((page) => metaOf(page, 'og:locale') !== 'en_IN')).toEqual([])
  })

  test('fits the width of a phone', () => {
    expect(pathsWhere((page) => metaOf(page, 'viewport') !== 'width=device-width, initial-scale=1')).toEqual([])
  })

  test('has a title, a description and keywords', () => {
    expect(
      pathsWhere((page) =>
        [titleOf(page), metaOf(page, 'description'), metaOf(page, 'keywords')].some((text) => !text),
      ),
    ).toEqual([])
  })

  test('has a canonical link, unless it stands for a missing address or connection', () => {
    expect(pathsWhere((page) => page.root.querySelectorAll('link[rel=canonical]').length !== 1, addressed)).toEqual([])
    expect(
      pathsWhere((page) => page.root.querySelectorAll('link[rel=canonical]').length !== 0, servicePages.map(getPage)),
    ).toEqual([])
  })

  test('has the tags from which chats and social sites draw a preview', () => {
    const always = [
      'og:site_name',
      'og:type',
      'og:title',
      'og:description',
      'twitter:card',
      'twitter:title',
      'twitter:description',
    ]
    expect(pathsWhere((page) => always.some((name) => !metaOf(page, name)))).toEqual([])
    expect(
      pathsWhere(
        (page) => ['og:url', 'og:image', 'og:image:alt', 'twitter:image'].some((name) => !metaOf(page, name)),
        addressed,
      ),
    ).toEqual([])
  })

  test('says the same in its preview as in its title and description', () => {
    const differs = (page: BuiltPage) =>
      [metaOf(page, 'og:title'), metaOf(page, 'twitter:title')].some((text) => text !== titleOf(page)) ||
      [metaOf(page, 'og:description'), metaOf(page, 'twitter:description')].some(
        (text) => text !== metaOf(page, 'description'),
      )
    expect(pathsWhere(differs)).toEqual([])
  })

  test('has structured data that parses, in the vocabulary of schema.org, wherever it has any', () => {
    expect(pathsWhere((page) => jsonLdOf(page).some((block) => block['@context'] !== 'https://schema.org'))).toEqual([])
  })

  test('shows no slip of a program and no text that waits to be written', () => {
    const slip = /\bundefined\b|\[object |\bNaN\b|\{\{|\}\}|\bTODO\b|\bFIXME\b|\blorem\b/i
    const shown = ({ root }: BuiltPage) =>
      [
        textOf(root.querySelector('title')),
        textOf(root.querySelector('body')),
        ...root.querySelectorAll('meta').map((meta) => meta.getAttribute('content') ?? ''),
      ].join('\n')
    expect(pathsWhere((page) => slip.test(shown(page)))).toEqual([])
  })

  test('leaves no name in braces unfilled', () => {
    expect(pathsWhere(({ root }) => /\{[a-z]+\}/i.test(textOf(root.querySelector('body'))))).toEqual([])
  })

  test('has no attribute without its value', () => {
    const broken = /\s(?:href|src|alt|content|aria-label|id|for)="(?:undefined|null|NaN|\[object[^"]*)"/
    expect(pathsWhere(({ html }) => broken.test(html))).toEqual([])
    expect(
      pathsWhere(({ root }) => root.querySelectorAll('a').some((link) => link.getAttribute('href') === undefined)),
    ).toEqual([])
  })

  test('gives each id to one element', () => {
    const doubles = ({ root }: BuiltPage) => {
      const ids = root.querySelectorAll('[id]').map((element) => element.id)
      return new Set(ids).size < ids.length
    }
    expect(pathsWhere(doubles)).toEqual([])
  })
})
