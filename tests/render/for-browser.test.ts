import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { planSmallPages } from '../helpers/source/small-pages.ts'

const small = await planSmallPages()
const handedOver = (path: string): { payload: Record<string, object> } =>
  JSON.parse(parse(small.htmlOf(path)).querySelector('#page-data')!.text)

describe('the data of a page', () => {
  test('has only the start of its chats where the page shows the same from the build on', () => {
    const [city, pricing] = ['/gst/agartala', '/pricing'].map(handedOver)
    expect(Object.keys(city!.payload)).toEqual(['chatHref'])
    expect(pricing!.payload).toEqual({})
  })

  test('has what React shows, at any depth, and nothing that is still', () => {
    const { payload } = small.recordOf('/services/gst-reg')
    const given = handedOver('/services/gst-reg').payload
    expect(given).toMatchObject({
      id: 'gst-reg',
      labels: { form: (payload as { labels: { form: object } }).labels.form },
    })
    expect(Object.keys(given['service']!).sort()).toEqual(['documentsRequired', 'title'])
    expect(given).not.toHaveProperty('related')
  })

  // By which the service worker sees a new one: codegen/publish/worker.
  test('has all that the offline page says', () => {
    const { page, contact } = small.recordOf('/offline').payload as { page: object; contact: object }
    expect(handedOver('/offline').payload).toMatchObject({ contact, page: { text: (page as { text: string }).text } })
  })

  test('has all of it where nothing is still, but for the texts of the head', () => {
    const { seo, ...page } = (small.recordOf('/Contact').payload as { page: { seo: object } }).page
    expect(seo).toBeTypeOf('object')
    expect(handedOver('/Contact').payload['page']).toEqual(JSON.parse(JSON.stringify(page)))
  })
})
