import type { HTMLElement } from 'node-html-parser'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkPublicFiles } from '../../../codegen/pages/checks/public-files.ts'
import type { Problem } from '../../../codegen/problem/problem.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'
import { cities } from '../../helpers/site/records.ts'
import {
  allPages,
  builtFiles,
  builtOn,
  englishPages,
  getPage,
  hasPage,
  hrefsIn,
  jsonLdOf,
  metaOf,
  pathsWhere,
  readBuilt,
  sectionHeaded,
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

const jobs = readData('jobs.yaml') as { openings: Record<string, { validThrough: string }> }

const addressed = allPages.filter((page) => !servicePages.includes(page.path))

describe('the agreed routes', () => {
  const builtIn = (start: string) => pathsWhere(({ path }) => path.startsWith(start)).sort()

  test('that were agreed by name have their pages', () => {
    const agreed = [...singleRoutes, ...[...namedCitySlugs, ...neighbourhoodSlugs].map((slug) => `/gst/${slug}`)]
    expect(agreed.filter((path) => !hasPage(path))).toEqual([])
  })

  test('the catalogue has 57 services, each with its page, and no page of another service', () => {
    expect(serviceIds).toHaveLength(57)
    expect(builtIn('/services/').filter((path) => path !== '/services/404')).toEqual(
      serviceIds.map((id) => `/services/${id}`).sort(),
    )
  })

  test('the ten articles have their pages, and no other article has one', () => {
    expect(builtIn('/blog/')).toEqual(articleSlugs.map((slug) => `/blog/${slug}`).sort())
  })

  test('each opening that still runs has a page of its own', () => {
    // The build drops an opening whose day has passed.
    const open = Object.keys(jobs.openings).filter((slug) => jobs.openings[slug]!.validThrough >= builtOn)
    expect(open.filter((slug) => !hasPage(`/careers/${slug}`))).toEqual([])
  })

  test('every city, alias and neighbourhood of the data has its page, and there are at least 110 cities', () => {
    const slugs = Object.entries(cities).flatMap(([slug, city]) => [slug, ...(city.aliases ?? [])])
    expect(builtIn('/gst/').filter((path) => !path.startsWith('/gst/state/'))).toEqual(
      slugs.map((slug) => `/gst/${slug}`).sort(),
    )
    expect(Object.values(cities).filter((city) => city.within === undefined).length).toBeGreaterThanOrEqual(110)
  })

  test('an unknown address and an unknown service have pages that say so', () => {
    const missing = getPage('/404').root
    expect(textOf(missing.querySelector('h1'))).toBe('Page not found')
    // Without a script it offers what is often looked for.
    const { servicesHeading, citiesHeading } = readData('pages/not-found.yaml')
    for (const heading of [servicesHeading, citiesHeading])
      expect(hrefsIn(sectionHeaded(missing, heading)!).length).toBeGreaterThan(2)
    const service = getPage('/services/404').root
    expect(textOf(service.querySelector('h1'))).toBe('Service not found')
    expect(service.querySelector('main a[href="/services"]')).not.toBeNull()
  })

  test("the footer's /contact is answered by the page /Contact", () => {
    expect(readBuilt('_redirects').split('\n')).toContain('/contact /Contact 301')
  })

  test('no two files differ only in the case of their letters', () => {
    expect(new Set(builtFiles.map((file) => file.toLowerCase())).size).toBe(builtFiles.length)
  })

  test('no file that the build makes can be taken by one of public/ without a word', () => {
    const pages = new Set(allPages.flatMap(({ file }) => [file, file.replace(/\.html$/, '.md')]))
    const made = builtFiles.filter((name) => !pages.has(name) && !existsSync(join(projectRoot, 'public', name)))
    expect(made.length).toBeGreaterThan(50)
    const found: Problem[] = []
    checkPublicFiles(
      { files: made, starts: new Map(), linksOut: [], tooLarge: [] },
      [],
      (problem) => void found.push(problem),
    )
    const refused = JSON.stringify(found.map(({ place }) => place))
    const free = made.filter((name) => !refused.includes(`"public/${name}"`))
    expect(free, 'name them in ownFile or ownFolder of codegen/pages/checks/public-files.ts').toEqual([])
  })
})

/** What holds for every page, as what is wrong with one for which it does not. */
type Rule = readonly [rule: string, isWrong: (page: BuiltPage) => boolean, pages?: readonly BuiltPage[]]
const rules: readonly Rule[] = [
  [
    'has one first heading with words in it',
    ({ root }) => root.querySelectorAll('h1').length !== 1 || textOf(root.querySelector('h1')) === '',
  ],
  [
    'has one main part that the skip link leads to, with the first heading in it',
    ({ root }) =>
      root.querySelectorAll('main').length !== 1 ||
      !root.querySelector('main#main h1') ||
      root.querySelector('body > a')?.getAttribute('href') !== '#main',
  ],
  ['does not skip a level of headings', skipsHeading],
  [
    'has the header with its logo, the bar of seven categories and the footer',
    ({ root }) =>
      !root.querySelector('body > header a[href="/"]') ||
      !root.querySelector('footer') ||
      root.querySelectorAll('body > header nav details[name]').length !== 7,
  ],
  [
    'is in Indian English or says in which other language, and chats and social sites are told the same',
    (page) => {
      const lang = page.root.querySelector('html')?.getAttribute('lang') ?? ''
      const isOwn = lang === 'en-IN' ? englishPages.includes(page) : page.path.startsWith(`/${lang}/`)
      return !isOwn || metaOf(page, 'og:locale') !== `${lang.slice(0, 2)}_IN`
    },
  ],
  ['fits the width of a phone', (page) => metaOf(page, 'viewport') !== 'width=device-width, initial-scale=1'],
  [
    'has a title, a description and two to eight keywords',
    (page) => {
      const keywords = (metaOf(page, 'keywords') ?? '').split(', ')
      const isOdd = keywords.length < 2 || keywords.length > 8 || new Set(keywords).size < keywords.length
      return isOdd || !titleOf(page) || !metaOf(page, 'description')
    },
  ],
  ['has a canonical link, if it has an address', ({ root }) => countCanonical(root) !== 1, addressed],
  ['has none, if it stands for a missing address', ({ root }) => countCanonical(root) !== 0, servicePages.map(getPage)],
  [
    'has the tags from which chats and social sites draw a preview',
    (page) => ['og:site_name', 'og:type', 'twitter:card'].some((name) => !metaOf(page, name)),
  ],
  [
    'has a picture in that preview, if it has an address',
    (page) => ['og:url', 'og:image', 'og:image:alt', 'twitter:image'].some((name) => !metaOf(page, name)),
    addressed,
  ],
  [
    'says the same in its preview as in its title and description',
    (page) =>
      ['og', 'twitter'].some(
        (of) =>
          metaOf(page, `${of}:title`) !== titleOf(page) ||
          metaOf(page, `${of}:description`) !== metaOf(page, 'description'),
      ),
  ],
  [
    'has structured data that parses, in the vocabulary of schema.org, wherever it has any',
    (page) => jsonLdOf(page).some((block) => block['@context'] !== 'https://schema.org'),
  ],
  [
    'shows no slip of a program, no text that waits to be written and no name in braces unfilled',
    ({ root }) => slip.test(shownIn(root)) || /\{[a-z]+\}/i.test(textOf(root.querySelector('body'))),
  ],
  [
    'has no attribute without its value',
    ({ html, root }) =>
      /\s(?:href|src|alt|content|aria-label|id|for)="(?:undefined|null|NaN|\[object[^"]*)"/.test(html) ||
      root.querySelectorAll('a').some((link) => link.getAttribute('href') === undefined),
  ],
  ['gives each id to one element', ({ root }) => new Set(idsIn(root)).size < idsIn(root).length],
]

for (const [rule, isWrong, pages = allPages] of rules)
  test(`every page ${rule}`, () => expect(pathsWhere(isWrong, pages)).toEqual([]))

const countCanonical = (root: HTMLElement) => root.querySelectorAll('link[rel=canonical]').length
const idsIn = (root: HTMLElement) => root.querySelectorAll('[id]').map((element) => element.id)

function skipsHeading({ root }: BuiltPage): boolean {
  const levels = root
    .querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')
    .map(({ tagName }) => Number(tagName.slice(1)))
  return levels.some((level, index) => index > 0 && level > levels[index - 1]! + 1)
}

const slip = /\bundefined\b|\[object |\bNaN\b|\{\{|\}\}|\bTODO\b|\bFIXME\b|\blorem\b/i
const shownIn = (root: HTMLElement) =>
  [
    textOf(root.querySelector('title')),
    textOf(root.querySelector('body')),
    ...root.querySelectorAll('meta').map((meta) => meta.getAttribute('content') ?? ''),
  ].join('\n')
