import { parse as parseHtml } from 'node-html-parser'
import type { HTMLElement } from 'node-html-parser'
import { parse as parseYaml } from 'yaml'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emitTextFiles, textInputsOf } from '../../../codegen/emit/emit-text-files.ts'
import { digestOfTexts } from '../../../codegen/model/texts/translated-texts.ts'
import { pagesOnly } from '../../helpers/project/project-copy.ts'
import { makeSiteFolder } from '../../helpers/project/site-folder.ts'
import { loadRenderer, useBuiltCopy } from '../../helpers/project/use-built-copy.ts'
import { templates } from '../../helpers/source/templates.ts'

/**
 * The page in Hindi waits for a reviewer. This is the site after a named one has read it; that it
 * waits, tests/codegen/pages/topics/translations.test.ts shows.
 */
const copy = useBuiltCopy(pagesOnly)
const site = makeSiteFolder('real-data')
afterAll(() => site.remove())

const [path, english] = ['/hi/services/gst-reg', '/services/gst-reg']
const translation = 'data/locales/hi/services/gst-reg.yaml'
const reviewer = 'Anjali Verma'
let pages: Map<string, string>
let sitemap: string
const pageOf = (of: string) => parseHtml(pages.get(of)!)
const textOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ').trim()

beforeAll(async () => {
  const of = digestOfTexts(parseYaml(site.read('data/services/gst-reg.yaml')))
  const review = `review: { by: chartered-accountant, reviewedOn: "2026-11-20", of: "${of}" }`
  const number = `"[Membership number in the ICAI's register]"`
  site.edit([
    { file: translation, find: '\ntexts:\n', replace: `\n${review}\ntexts:\n` },
    { file: 'data/team.yaml', find: '"[Name of the chartered accountant]"', replace: reviewer },
    { file: 'data/team.yaml', find: number, replace: 'ICAI 400001' },
  ])
  const { routes, context } = (await site.run()).site!
  const render = await loadRenderer(copy)
  pages = render({ context, routes: routes.filter((route) => [path, english].includes(route.path)) })
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

test('the trail of each is named in its language', () => {
  const nameOf = (of: string) => {
    const page = pageOf(of)
    return textOf(page.querySelector(`#${page.querySelector('main nav:has(ol)')!.getAttribute('aria-labelledby')}`)!)
  }
  const { hi } = parseYaml(site.read('data/languages.yaml')) as { hi: { pages: { trail: string } } }
  expect([nameOf(path), nameOf(english)]).toEqual([hi.pages.trail, 'Breadcrumb'])
})

test('no English sentence is left where data/locales/hi has one', () => {
  const read = (file: string) => parseYaml(site.read(file)) as { texts?: unknown }
  const sentences = [
    ...translated(read('data/services/gst-reg.yaml'), read(translation).texts),
    ...translated(read('data/pages/service.yaml'), read('data/locales/hi/pages/service.yaml').texts),
  ]
  expect(sentences.length).toBeGreaterThan(60)
  const shown = pageOf(path)
    .querySelectorAll('main p, main li, main dt, main dd, main h1, main h2, main h3, main th, main td, main summary')
    .map(textOf)
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
