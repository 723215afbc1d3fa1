import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { describeHeldBack } from '../../../../codegen/commands/validate.ts'
import { digestOfTexts } from '../../../../codegen/model/texts/translated-texts.ts'
import type { PlannedSite } from '../../../../codegen/run-codegen.ts'
import { planTwin } from '../../../../codegen/pages/all-pages.ts'
import { planSearch } from '../../../../codegen/pages/topics/search/plan-search.ts'
import { today } from '../../../helpers/project/site-folder.ts'
import { pathsOf, payloadOf, recordOf, useSiteFolder } from '../../../helpers/project/use-site-folder.ts'

// The page as it is rendered: tests/publish/edits/translated-page.test.ts
const site = useSiteFolder('small-site')

const [hindi, english] = ['/hi/services/gst-reg', '/services/gst-reg']
const file = 'data/locales/hi/services/gst-reg.yaml'
const team = 'data/team.yaml'

const digest = digestOfTexts(parse(site.read('data/services/gst-reg.yaml')))
const review = () =>
  site.replace(file, '\ntexts:\n', `\nreview: { by: meera-iyer, reviewedOn: "2026-11-20", of: "${digest}" }\ntexts:\n`)

const found = (plan: PlannedSite) =>
  planSearch(plan.context.whole, plan.routes)
    .flatMap(({ entries }) => entries)
    .filter(({ href }) => href === hindi)

test('a page that nobody has reviewed is not built, and the run says what releases it', async () => {
  const plan = await site.plan()
  expect([pathsOf(plan).includes(hindi), found(plan)]).toEqual([false, []])
  expect(describeHeldBack(plan)).toEqual([
    `${hindi} is held back, for nobody has reviewed it (${file}). To release it: read it, and write above "texts", with your own id and day: review: { by: meera-iyer, reviewedOn: "${today}", of: "${digest}" }.`,
  ])
})

test('nor is one whose reviewer does not speak the language, or has no name yet', async () => {
  review()
  const plan = await site.plan()
  expect(pathsOf(plan)).not.toContain(hindi)
  expect(describeHeldBack(plan)).toEqual([expect.stringContaining('Meera Iyer does not speak Hindi')])
  site.replace(team, 'name: Meera Iyer', 'name: "[Name]"')
  expect(describeHeldBack(await site.plan())).toEqual([expect.stringContaining('"meera-iyer" is not named yet')])
})

test('a reviewed page is the English one in its language, with the same fees and sources, and can be found', async () => {
  review()
  site.replace(team, 'languages: [English, Tamil]', 'languages: [English, Hindi]')
  const plan = await site.plan()
  expect(describeHeldBack(plan)).toEqual([])
  const record = recordOf(plan, hindi)
  expect(record).toMatchObject({
    kind: 'service',
    language: 'hi',
    payload: {
      review: 'अंतिम जाँच 20 नवंबर 2026. समीक्षक: Meera Iyer, Chartered Accountant (ICAI 219054).',
    },
  })
  expect(plan.routes.find(({ path }) => path === hindi)!.lastModified).toBe('2026-11-20')
  expect(JSON.stringify(recordOf(plan, english).payload)).toContain(
    JSON.stringify({ href: hindi, label: 'यह पृष्ठ हिन्दी में पढ़ें', language: 'hi' }),
  )
  const shown = (path: string) => {
    const { prices, priceRange, figures } = payloadOf(plan, path, 'service')
    const fees = [priceRange, ...(prices ?? []).map(({ price }) => price)].map((price = '') => price.split(/\s/))
    return { fees, sources: figures.sources.map(({ topic }) => topic) }
  }
  const inHindi = JSON.stringify(shown(english)).replaceAll('"with","GST"', '"GST","सहित"')
  expect(shown(hindi)).toEqual(JSON.parse(inHindi))
  expect(JSON.stringify(record.jsonLd)).toMatch(/"name":"जीएसटी पंजीकरण".*"name":"सेवाएँ"/)
  expect(planTwin(record)).toMatchObject({ title: 'जीएसटी पंजीकरण', address: record.head.canonical })
  expect(found(plan)).toEqual([{ title: 'जीएसटी पंजीकरण', href: hindi }])
})
