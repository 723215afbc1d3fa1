import { expect, test } from 'vitest'
import { fetchPageData } from '../../../src/client/navigate/page-data.ts'
import { addressOf, planSmallPages } from '../../helpers/source/small-pages.ts'

const small = await planSmallPages()

test("a page's data and style sheets are read out of its HTML", async () => {
  const record = small.recordOf('/pricing')
  const html = small.htmlOf('/pricing', {}, { css: ['/assets/a.css', '/assets/b.css'], build: 'b1' })
  const { data, sheets } = await fetchPageData(addressOf(html))
  const { title, description, canonical } = record.head
  // What is undefined in the record is not there after its way through HTML; and the texts of the
  // head are those of `head`.
  const payload = JSON.parse(JSON.stringify(record.payload))
  expect(payload.page.seo.keywords).not.toHaveLength(0)
  delete payload.page.seo
  expect(data).toEqual({
    path: '/pricing',
    kind: 'pricing',
    section: '/pricing',
    build: 'b1',
    head: { title, description, canonical },
    payload,
  })
  expect(sheets).toEqual(['/assets/a.css', '/assets/b.css'])
})

test('texts that look like the end of the data, or like a style sheet, stay texts', async () => {
  const title =
    '</script><script type="application/json" id="page-data">{}</script><link rel="stylesheet" href="/evil.css">'
  const { head } = small.recordOf('/terms')
  const html = small.htmlOf('/terms', { head: { ...head, title } }, { css: ['/assets/a.css'] })
  const { data, sheets } = await fetchPageData(addressOf(html))
  expect(data.head.title).toBe(title)
  expect(sheets).toEqual(['/assets/a.css'])
})
