import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { renderDocument } from '../../src/render/render-document.tsx'
import { planSmallPages } from '../helpers/source/small-pages.ts'

const small = await planSmallPages()

test('a document tells Cloudflare to leave every e-mail address of it as it is', () => {
  const [head, own, rest] = small.htmlOf('/Contact').split(/<!--\/?email_off-->/)
  expect(own).toContain('href="mailto:')
  expect(head).toMatch(/<body>$/)
  expect(rest).toBe('</body></html>\n')
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
  const { head, payload } = small.recordOf('/404')
  const page = { ...(payload as { page: object }).page, heading: evil }
  const html = small.htmlOf('/404', { head: { ...head, title: evil }, payload: { ...payload, page } as never })
  const root = parse(html, { blockTextElements: { script: true } })
  expect(root.querySelectorAll('img')).toEqual([])
  expect(root.querySelector('h1')!.text).toBe(evil)
  expect(root.querySelector('title')!.text).toBe(evil)
  expect(JSON.parse(root.querySelector('#page-data')!.text)).toMatchObject({
    head: { title: evil },
    payload: { page: { heading: evil } },
  })
})
