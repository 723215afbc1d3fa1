import { describe, expect, test } from 'vitest'
import { emitSitemaps } from '../../../../codegen/emit/emit-sitemaps.ts'
import { leadOf } from '../../../../codegen/model/texts/format.ts'
import {
  countOwn,
  createMask,
  medianOf,
  ownWordsOf,
  wordsOf,
} from '../../../../codegen/pages/topics/own-words/own-words.ts'
import { realSite } from '../../../helpers/project/site-folder.ts'
import { recordOf, useSiteFolder } from '../../../helpers/project/use-site-folder.ts'
import { compile } from '../../../helpers/source/templates.ts'

const mask = createMask(['Agra', 'Navi Mumbai', 'Mumbai', 'Uttar Pradesh'])
const masked = (text: string) => mask(wordsOf(text))

const shared = 'a b c d e f g'
const more = `${shared} and so on for many words that both pages have`
test.each<[what: string, texts: string[], counts: number[]]>([
  [
    'nothing, where another page differs from it by names alone',
    [
      'Register for GST in Agra, Uttar Pradesh, within a few days.',
      'Register for GST in Mumbai, Navi Mumbai, within a few days.',
    ],
    [0, 0],
  ],
  [
    'every word, if no other page has a run of five of them, and nothing of an empty page',
    ['one two three four five six', 'six five four three two one', ''],
    [6, 6, 0],
  ],
  ['each word of a run that no other page has', [`${shared} h`, shared], [5, 0]],
  ['no more of it, however much text the pages share', [`${more} h`, more], [5, 0]],
])('a page’s own is %s', (_, texts, counts) => expect(countOwn(texts.map(masked))).toEqual(counts))

test('a number is one word, however it is written', () => {
  const words = ['people', '15,74,542', '₹2.5', 'lakh', '10%', 'of', 'it']
  expect(wordsOf('People: 15,74,542; ₹2.5 lakh, 10% of it.')).toEqual(words)
})

test.each([
  ['Curd is taxable when it is packed and exempt when it is sold loose. Ghee is taxable.', 1],
  ['You have two duties. From an unregistered dealer you pay under reverse charge whatever it costs. More.', 2],
])('%s leads with so many whole sentences that it says a rule', (text, sentences) => {
  const lead = leadOf(text)
  expect(text.startsWith(lead)).toBe(true)
  expect(lead.split('. ')).toHaveLength(sentences)
})

describe('a page with too little of its own', () => {
  const site = useSiteFolder('small-site')
  const floor = (page: number) => {
    const file = 'data/site.yaml'
    site.replace(file, 'ownWords: { page: 5, median: 10 }', `ownWords: { page: ${page}, median: 0 }`)
  }

  test('is served, and sends search engines to the page of its state, with its aliases and its neighbourhoods', async () => {
    floor(900)
    const planned = await site.plan({ isDeploy: true })
    const { routes } = planned
    const canonicalOf = (path: string) => routes.find((route) => route.path === path)?.canonicalPath
    expect(canonicalOf('/gst/mysuru')).toBe('/gst/state/karnataka')
    expect(canonicalOf('/gst/mysore')).toBe('/gst/state/karnataka')
    expect(canonicalOf('/gst/jayanagar')).toBe('/gst/state/karnataka')
    const { head, jsonLd } = recordOf(planned, '/gst/mysuru')
    expect(head.canonical).toMatch(/\/gst\/state\/karnataka$/)
    expect(JSON.stringify(jsonLd)).not.toContain('"Service"')
    expect(JSON.stringify(jsonLd)).toMatch(/\/gst\/state\/karnataka"}]}]}$/)
    const sitemap = emitSitemaps('https://site.example', routes, compile).get('sitemap.xml')
    expect(sitemap).toContain('/gst/state/karnataka<')
    expect(sitemap).not.toContain('/gst/mysuru<')
  })
  test('is looked for before a deploy alone: an ordinary build does not pay for it', async () => {
    floor(900)
    const { routes, own } = await site.plan()
    expect(own).toBeUndefined()
    expect(routes.find((route) => route.path === '/gst/mysuru')?.canonicalPath).toBe('/gst/mysuru')
  })
})

test('the pages of the real cities have as many own words as data/site.yaml asks for, but for a few that search engines are kept from', async () => {
  const { routes, context } = await realSite()
  const { page, median } = context.data.singles.site.value.ownWords
  const own = ownWordsOf(routes, context.whole)
  expect(own.length).toBeGreaterThan(180)
  expect(medianOf(own)).toBeGreaterThanOrEqual(median)
  expect(own.filter(({ words }) => words < page).length).toBeLessThan(4)
})
