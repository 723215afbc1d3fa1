import { parse as parseHtml } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { parse as parseYaml } from 'yaml'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emitTextFiles, textInputsOf } from '../../../codegen/emit/emit-text-files.ts'
import { digestOfTexts, translatedFile } from '../../../codegen/model/texts/translated-texts.ts'
import { pagesOnly } from '../../helpers/project/project-copy.ts'
import { makeSiteFolder } from '../../helpers/project/site-folder.ts'
import { loadRenderer, useBuiltCopy } from '../../helpers/project/use-built-copy.ts'
import { templates } from '../../helpers/source/templates.ts'

/**
 * Translations are drafts until a named person has read them. This is the site after one has read
 * the service's; what a draft is, tests/codegen/pages/shared/translations.test.ts shows.
 */
const copy = useBuiltCopy(pagesOnly)
const site = makeSiteFolder('real-data')
afterAll(() => site.remove())

const [path, english] = ['/hi/services/gst-reg', '/services/gst-reg']
const city = '/ta/gst/tiruppur'
const reviewer = 'Anjali Verma'
let pages: Map<string, string>
let sitemap: string
const pageOf = (of: string) => parseHtml(pages.get(of)!)
const textOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ').trim()

beforeAll(async () => {
  const read = ['services/gst-reg', 'pages/service', 'navigation'].map((file) => {
    const of = digestOfTexts(parseYaml(site.read(`data/${file}.yaml`)), translatedFile(file)!)
    const review = `review: { by: chartered-accountant, reviewedOn: "2026-11-20", of: "${of}" }`
    return { file: `data/locales/hi/${file}.yaml`, find: '\ntexts:\n', replace: `\n${review}\ntexts:\n` }
  })
  const number = `"[Membership number in the ICAI's register]"`
  site.edit([
    ...read,
    { file: 'data/team.yaml', find: '"[Name of the chartered accountant]"', replace: reviewer },
    { file: 'data/team.yaml', find: number, replace: 'ICAI 400001' },
  ])
  const { routes, context } = (await site.run()).site!
  const render = await loadRenderer(copy)
  pages = render({ context, routes: routes.filter((route) => [path, english, city].includes(route.path)) })
  const { served } = emitTextFiles(textInputsOf(context, routes, templates))
  sitemap = served.get('sitemap.xml')!
})

test('the released page says its language, and it and the English one name each other for search engines', () => {
  const page = pageOf(path)
  expect(page.querySelector('html')!.getAttribute('lang')).toBe('hi')
  expect(pageOf(english).querySelector('html')!.getAttribute('lang')).toMatch(/^en/)
  const pair = (of: string) =>
    pageOf(of)
      .querySelectorAll('link[hreflang]')
      .map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href')!).pathname])
  expect(pair(path)).toEqual(pair(english))
  expect(pair(path).map(([, to]) => to)).toEqual([english, path, english])
  expect(pair(path).map(([language]) => language)).toEqual([expect.stringMatching(/^en/), 'hi', 'x-default'])
  expect(new URL(page.querySelector('link[rel=canonical]')!.getAttribute('href')!).pathname).toBe(path)
  expect(sitemap).toContain(`${path}</loc>`)
})

test('it says who has read it, and each of the two leads to the other in the words of its language', () => {
  expect(textOf(pageOf(path).querySelector('main')!)).toContain(reviewer)
  expect(pageOf(english).querySelector(`main a[href="${path}"]`)!.getAttribute('lang')).toBe('hi')
  expect(pageOf(path).querySelector(`main a[href="${english}"]`)!.getAttribute('lang')).toMatch(/^en/)
})

test('what is around each is in its language', () => {
  const nameOf = (of: string) => {
    const page = pageOf(of)
    return textOf(page.querySelector(`#${page.querySelector('main nav:has(ol)')!.getAttribute('aria-labelledby')}`)!)
  }
  const { texts } = parseYaml(site.read('data/locales/hi/navigation.yaml')) as {
    texts: { trailLabel: string; skipLabel: string }
  }
  expect([nameOf(path), nameOf(english)]).toEqual([texts.trailLabel, 'Breadcrumb'])
  expect(textOf(pageOf(path).querySelector('body > a')!)).toBe(texts.skipLabel)
})

test.each([
  [path, ['services/gst-reg', 'pages/service']],
  [city, ['pages/city', 'faqs']],
])('no English sentence is left on %s where its language has one', (of, files) => {
  const read = (file: string) => parseYaml(site.read(file)) as { texts?: unknown }
  const language = of.slice(1, 3)
  const sentences = files.flatMap((file) =>
    translated(read(`data/${file}.yaml`), read(`data/locales/${language}/${file}.yaml`).texts),
  )
  expect(sentences.length).toBeGreaterThan(40)
  const shown = pageOf(of).querySelectorAll('p, li, dt, dd, h1, h2, h3, th, td, summary, a').map(textOf)
  const left = sentences.filter((sentence) => shown.some((text) => text.includes(sentence)))
  expect(left).toEqual([])
})

/** English texts of more than three words at whose place the translation has other words. */
function translated(source: unknown, other: unknown): string[] {
  if (typeof source === 'string' && typeof other === 'string')
    return source === other || source.split(/\s+/).length < 4 ? [] : [source.replace(/\s+/g, ' ').trim()]
  if (typeof source !== 'object' || typeof other !== 'object' || source === null || other === null) return []
  const words = new Map(Object.entries(other as Record<string, unknown>))
  return Object.entries(source).flatMap(([key, value]) => translated(value, words.get(key)))
}
