import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import type { Layout } from '../../src/content/payload/layout.ts'
import type { Head } from '../../src/content/types.ts'
import { renderHead } from '../../src/render/document-head.ts'
import type { PageAssets } from '../../src/content/types.ts'

const layout = { name: 'Lekhasetu' } as Layout
const assets: PageAssets = {
  css: ['/assets/layout.css', '/assets/city.css'],
  fonts: ['/fonts/anek.woff2'],
  script: '/assets/start.js',
  build: 'b1',
}
const city: Head = {
  title: 'GST registration in Pune',
  description: 'Papers, fees & days.',
  keywords: ['gst', 'pune'],
  canonical: 'https://www.lekhasetu.in/gst/pune',
  image: 'https://www.lekhasetu.in/share/gst/pune.png',
}
const headOf = (head: Head, more: object = {}, others: Partial<PageAssets> = {}) => {
  const html = renderHead({ path: '/gst/pune', kind: 'city', head, payload: {} as never, ...more }, layout, {
    ...assets,
    ...others,
  })
  const root = parse(html, { blockTextElements: { script: true } })
  return {
    html,
    all: (selector: string) => root.querySelectorAll(selector),
    meta: (name: string) =>
      root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
  }
}

test('the character set comes first, for a browser looks for it in the first kilobyte', () =>
  expect(headOf(city).html).toMatch(/^<meta charset="utf-8">/))

test('a page with a picture is shared with a large one, a page without with none', () => {
  expect(headOf(city).meta('twitter:card')).toBe('summary_large_image')
  const { image: _, ...plain } = city
  const { html, meta } = headOf(plain)
  expect(meta('twitter:card')).toBe('summary')
  expect(html).not.toContain('image:')
})

test('styles come in their order, and neither the script nor, on a phone, the display face holds up the first paint', () => {
  const { all, html } = headOf(city)
  expect(all('link[rel=stylesheet]').map((link) => link.getAttribute('href'))).toEqual(assets.css)
  expect(all('link[rel=preload]').map((link) => [link.getAttribute('href'), link.getAttribute('media')])).toEqual([
    ['/fonts/anek.woff2', '(min-width: 48rem)'],
  ])
  // The service worker, which stores a page with its fonts, finds them there.
  expect(all('[data-fonts]').map((link) => link.getAttribute('data-fonts'))).toEqual(['/fonts/anek.woff2'])
  expect(html).toMatch(/<script type="module" src="\/assets\/start\.js" fetchpriority="low"><\/script>$/)
  expect(headOf(city, {}, { script: undefined }).html).not.toContain('<script')
})

test('no text of the data leaves its place', () => {
  const evil = '</title></script><script>pwned()</script>" onload="pwned()'
  const { all, meta } = headOf(
    { ...city, title: evil, description: evil, keywords: [evil] },
    { jsonLd: { name: evil } },
  )
  expect(all('script')).toHaveLength(2)
  expect(all('[onload]')).toEqual([])
  expect(JSON.parse(all('script')[0]!.rawText)).toEqual({ name: evil })
  expect(meta('description')).toBe(evil)
})
