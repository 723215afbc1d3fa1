import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { compileTemplates } from '../../../codegen/emit/compile-templates.ts'
import { emitSitemaps } from '../../../codegen/emit/emit-sitemaps.ts'
import { createMask } from '../../../codegen/plan/own-share/create-mask.ts'
import { leadOf } from '../../../codegen/plan/pages/cities/lead-of.ts'
import { measureShares } from '../../../codegen/plan/own-share/measure-shares.ts'
import { ownSharesOf } from '../../../codegen/plan/own-share/own-shares.ts'
import { wordsOf } from '../../../codegen/plan/own-share/words-of.ts'
import { readTemplates } from '../../../codegen/read/read-inputs.ts'
import { makeSiteFolder, projectRoot, reportOf } from '../../helpers/project/site-folder.ts'

const compile = compileTemplates(readTemplates(join(projectRoot, 'codegen')))
const mask = createMask(['Agra', 'Navi Mumbai', 'Mumbai', 'Uttar Pradesh'])
const masked = (text: string) => mask(wordsOf(text))
const sharesOf = (...texts: string[]) => measureShares(texts.map(masked))

describe('what is a page’s own', () => {
  test('is nothing, where another page differs from it by names alone', () => {
    expect(
      sharesOf(
        'Register for GST in Agra, Uttar Pradesh, within a few days.',
        'Register for GST in Mumbai, Navi Mumbai, within a few days.',
      ),
    ).toEqual([0, 0])
  })
  test('is all, where no run of five words stands elsewhere, and nothing of an empty page', () => {
    expect(sharesOf('one two three four five six', 'six five four three two one', '')).toEqual([1, 1, 0])
  })
  test('is the part of its runs that no other page has, each counted once however often it stands there', () => {
    const same = 'a b c d e f g'
    expect(sharesOf(`${same} ${same}`, `${same} h`)[1]).toBeCloseTo(1 / 4)
  })
  test('is a number, however it is written', () => {
    expect(wordsOf('People: 15,74,542; ₹2.5 lakh, 10% of it.')).toEqual([
      'people',
      '15,74,542',
      '₹2.5',
      'lakh',
      '10%',
      'of',
      'it',
    ])
  })
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
  const site = makeSiteFolder('small-site')
  afterEach(() => site.restore())
  afterAll(() => site.remove())
  const floor = (page: number) => {
    const file = 'data/site.yaml'
    site.edit([{ file, find: 'ownShare: { page: 1, median: 2 }', replace: `ownShare: { page: ${page}, median: 0 }` }])
  }
  const plan = async (isDeploy: boolean) => {
    const run = await site.run({ isDeploy })
    expect(reportOf(run)).toBe('')
    return run.site!
  }

  test('is served, and sends search engines to the page of its state, with its aliases and its neighbourhoods', async () => {
    floor(90)
    const { routes } = await plan(true)
    const canonicalOf = (path: string) => routes.find((route) => route.path === path)?.canonicalPath
    expect(canonicalOf('/gst/mysuru')).toBe('/gst/state/karnataka')
    expect(canonicalOf('/gst/mysore')).toBe('/gst/state/karnataka')
    expect(canonicalOf('/gst/jayanagar')).toBe('/gst/state/karnataka')
    const { head, jsonLd } = routes.find((route) => route.path === '/gst/mysuru')!.record()
    expect(head.canonical).toMatch(/\/gst\/state\/karnataka$/)
    expect(JSON.stringify(jsonLd)).not.toContain('"Service"')
    expect(JSON.stringify(jsonLd)).toMatch(/\/gst\/state\/karnataka"}]}]}$/)
    const sitemap = emitSitemaps('https://site.example', routes, compile).get('sitemap.xml')
    expect(sitemap).toContain('/gst/state/karnataka<')
    expect(sitemap).not.toContain('/gst/mysuru<')
  })
  test('is looked for before a deploy alone: an ordinary build does not pay for it', async () => {
    floor(90)
    const { routes, shares } = await plan(false)
    expect(shares).toBeUndefined()
    expect(routes.find((route) => route.path === '/gst/mysuru')?.canonicalPath).toBe('/gst/mysuru')
  })
  test('comes first in the list', async () => {
    const { routes, context } = await plan(false)
    const shares = ownSharesOf(routes, context.whole)
    expect(shares.map(({ path }) => path)).toContain('/gst/mysuru')
    expect(shares.map(({ path }) => path)).not.toContain('/gst/mysore')
    expect(shares.map(({ share }) => share)).toEqual(shares.map(({ share }) => share).sort((a, b) => a - b))
  })
})
