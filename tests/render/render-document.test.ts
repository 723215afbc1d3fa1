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

test('a text of the data that looks like markup is a text on the page, in its head and in the data of its islands', () => {
  const evil = '</script><img src=x onerror=pwned()>'
  const { head, payload } = small.recordOf('/404')
  const page = { ...(payload as { page: object }).page, heading: evil, suggestions: evil }
  const html = small.htmlOf('/404', { head: { ...head, title: evil }, payload: { ...payload, page } as never })
  const root = parse(html, { blockTextElements: { script: true } })
  expect(root.querySelectorAll('img')).toEqual([])
  expect(root.querySelector('h1')!.text).toBe(evil)
  expect(root.querySelector('title')!.text).toBe(evil)
  expect(JSON.parse(root.querySelector('[data-island] > script')!.text)).toMatchObject({ heading: evil })
})

test('an island is hydrated from just what its component drew, with ids of its own', () => {
  const root = parse(small.htmlOf('/Contact'), { blockTextElements: { script: true } })
  const islands = root.querySelectorAll('[data-island]')
  expect(islands.map((island) => island.getAttribute('data-island'))).toEqual([
    'contact/ContactForm',
    'contact/ChatLanguages',
  ])
  for (const island of islands) {
    const [script, ...others] = island.querySelectorAll(':scope > script')
    expect(others).toEqual([])
    expect(island.lastChild).toBe(script)
  }
  // Nothing but islands is hydrated: no mark of React is outside of them.
  for (const island of islands) island.remove()
  expect(root.querySelector('#page')!.innerHTML).not.toMatch(/<!--|<script/)
})
