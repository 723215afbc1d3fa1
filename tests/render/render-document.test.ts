import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { renderDocument } from '../../src/render/render-document.tsx'
import { planSmallPages } from '../helpers/source/small-pages.ts'
import type { SmallPages } from '../helpers/source/small-pages.ts'

const small = await planSmallPages()
const read = (...page: Parameters<SmallPages['htmlOf']>) =>
  parse(small.htmlOf(...page), { blockTextElements: { script: true } })

describe('the document of a page', () => {
  test('is HTML in the language of the site, with one main part under one heading of the first level', () => {
    expect(small.htmlOf('/pricing')).toMatch(/^<!DOCTYPE html><html lang="en-IN"/)
    const root = read('/pricing')
    expect(root.querySelectorAll('main').map((main) => main.id)).toEqual(['main'])
    expect(root.querySelectorAll('h1')).toHaveLength(1)
  })

  test('begins with the way past the header, then header, page and footer', () => {
    const body = read('/pricing').querySelector('body')!
    expect(body.querySelector('a')!.getAttribute('href')).toBe('#main')
    const landmarks = body.querySelectorAll('header, main, footer').map(({ rawTagName }) => rawTagName)
    expect(landmarks).toEqual(['header', 'main', 'footer'])
  })

  test('carries what client navigation needs of it', () => {
    const data = JSON.parse(read('/pricing', {}, { build: 'b7' }).querySelector('#page-data')!.rawText) as object
    const { head } = small.recordOf('/pricing')
    expect(data).toMatchObject({ path: '/pricing', kind: 'pricing', build: 'b7', head: { title: head.title } })
  })

  test('tells Cloudflare to leave every e-mail address of it as it is', () => {
    const html = small.htmlOf('/Contact')
    const [head, own, rest] = html.split(/<!--\/?email_off-->/)
    expect(own).toContain('href="mailto:')
    expect(head).toMatch(/<body>$/)
    expect(rest).toBe('</body></html>\n')
  })

  test('is a function of what it is given: twice the same, in any order', () => {
    const first = small.htmlOf('/pricing')
    small.htmlOf('/terms')
    expect(small.htmlOf('/pricing')).toBe(first)
  })
})

test('the header marks the section under which a page stands, and only that', () => {
  const marked = (section: string) =>
    read('/terms', { section })
      .querySelectorAll('header [aria-current]')
      .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])
  expect(marked('/services')).toEqual([['/services', 'page']])
  expect(marked('/blog')).toEqual([['/blog', 'page']])
  expect(marked('')).toEqual([])
})

test.each([
  [true, undefined],
  [false, 'none'],
])('where it is %s that visited pages are kept, the start script is told: %s', (isKeptOffline, want) => {
  const assets = { css: [], fonts: [], script: undefined, build: 'b1' }
  const html = renderDocument(small.recordOf('/terms'), { ...small.layout, isKeptOffline }, assets)
  expect(parse(html).querySelector('html')!.getAttribute('data-worker')).toBe(want)
})

test('a text of the data that looks like markup is a text on the page, in its head and in its data', () => {
  const evil = '</script><img src=x onerror=pwned()>'
  const { head, payload } = small.recordOf('/offline')
  const page = { ...(payload as { page: object }).page, heading: evil }
  const root = read('/offline', { head: { ...head, title: evil }, payload: { ...payload, page } as never })
  expect(root.querySelectorAll('img')).toEqual([])
  expect(root.querySelector('h1')!.text).toBe(evil)
  expect(root.querySelector('title')!.text).toBe(evil)
})
