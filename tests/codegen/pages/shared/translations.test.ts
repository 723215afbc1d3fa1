import { parse } from 'yaml'
import { beforeAll, expect, test } from 'vitest'
import { describeHeldBack } from '../../../../codegen/commands/validate.ts'
import { digestOfTexts } from '../../../../codegen/model/texts/translated-texts.ts'
import type { PlannedSite } from '../../../../codegen/run-codegen.ts'
import { planTwin } from '../../../../codegen/pages/all-pages.ts'
import { planSearch } from '../../../../codegen/pages/shared/search/plan-search.ts'
import { pathsOf, payloadOf, recordOf, useSiteFolder } from '../../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('real-data')
// The first run parses all the data.
beforeAll(async () => void (await site.run()), 60_000)

const hindi = '/hi/services/gst-reg'
const file = 'data/locales/hi/services/gst-reg.yaml'

const digest = digestOfTexts(parse(site.read('data/services/gst-reg.yaml')))
const review = (by: string) =>
  site.replace(file, '\ntexts:\n', `\nreview: { by: ${by}, reviewedOn: "2026-11-20", of: "${digest}" }\ntexts:\n`)

const name = (id: 'chartered accountant' | 'company secretary', body: string) =>
  site.edit([
    { file: 'data/team.yaml', find: `"[Name of the ${id}]"`, replace: 'Anjali Verma' },
    { file: 'data/team.yaml', find: `"[Membership number in the ${body}'s register]"`, replace: `${body} 400001` },
  ])

test('a page that nobody has reviewed is not built, and the run says what releases it', async () => {
  const plan = await site.plan()
  expect(pathsOf(plan)).not.toContain(hindi)
  expect(describeHeldBack(plan)).toEqual([
    `${hindi} is held back, for nobody has reviewed it (${file}). To release it: read it, and write above "texts", with your own id and day: review: { by: chartered-accountant, reviewedOn: "2026-11-23", of: "${digest}" }.`,
  ])
})

test('nor is one whose reviewer has no name yet, or does not speak the language', async () => {
  review('chartered-accountant')
  expect(describeHeldBack(await site.plan())).toEqual([
    expect.stringContaining('"chartered-accountant" is not named yet'),
  ])
  site.restore()
  review('company-secretary')
  name('company secretary', 'ICSI')
  const plan = await site.plan()
  expect(pathsOf(plan)).not.toContain(hindi)
  expect(describeHeldBack(plan)).toEqual([expect.stringContaining('Anjali Verma does not speak Hindi')])
})

test('a reviewed page is the English one in its language, and the two name each other', async () => {
  review('chartered-accountant')
  name('chartered accountant', 'ICAI')
  const plan = await site.plan()
  expect(describeHeldBack(plan)).toEqual([])
  const english = '/services/gst-reg'
  const [record, original] = [recordOf(plan, hindi), recordOf(plan, english)]
  expect(record).toMatchObject({
    kind: 'service',
    language: 'hi',
    head: { canonical: `${plan.context.origin}${hindi}` },
    payload: { reviewedOn: '20 नवंबर 2026', reviewer: 'समीक्षक: Anjali Verma, Chartered Accountant (ICAI 400001)' },
  })
  expect(record.head.alternates).toEqual(original.head.alternates)
  expect(plan.routes.find(({ path }) => path === hindi)!.lastModified).toBe('2026-11-20')
  expect(JSON.stringify(original.payload)).toContain(
    JSON.stringify({ href: hindi, label: 'यह पृष्ठ हिन्दी में पढ़ें', language: 'hi' }),
  )
  // The same fees, and the same sources behind the same figures.
  const shown = (path: string) => {
    const { prices, priceRange, figures } = payloadOf(plan, path, 'service')
    return { prices: prices?.map(({ price }) => price), priceRange, sources: figures.sources.map(({ topic }) => topic) }
  }
  expect(shown(hindi)).toEqual(shown(english))
})

test('all that a reviewed page shows and marks up is in its language, but for names', async () => {
  review('chartered-accountant')
  name('chartered accountant', 'ICAI')
  const plan = await site.plan()
  const record = recordOf(plan, hindi)
  const { labels, service } = payloadOf(plan, hindi, 'service')
  const texts: string[] = []
  const collect = (value: unknown, key = ''): void => {
    // The last two stand over what English pages alone have.
    if (typeof value === 'string' && !['currency', 'icon', 'inAll', 'onTop'].includes(key)) texts.push(value)
    else if (value && typeof value === 'object' && key !== 'icon')
      for (const [name, one] of Object.entries(value)) collect(one, name)
  }
  collect(labels)
  collect(service)
  expect(texts.length).toBeGreaterThan(90)
  expect(texts.filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([])
  expect(JSON.stringify(record.jsonLd)).toMatch(/"name":"जीएसटी पंजीकरण".*"name":"सेवाएँ"/)
  expect(planTwin(record)).toMatchObject({ title: 'जीएसटी पंजीकरण', address: record.head.canonical })
})

test('the search finds a reviewed page by its title', async () => {
  const find = (plan: PlannedSite) =>
    planSearch(plan.context.whole, plan.routes)
      .flatMap(({ entries }) => entries)
      .filter(({ href }) => href === hindi)
  expect(find(await site.plan())).toEqual([])
  review('chartered-accountant')
  name('chartered accountant', 'ICAI')
  expect(find(await site.plan())).toEqual([{ title: 'जीएसटी पंजीकरण', href: hindi }])
})
