import { afterAll, afterEach, expect, test } from 'vitest'
import { isOfKind } from '../../../../codegen/plan/route-plan.ts'
import type { PlannedSite } from '../../../../codegen/run/run-codegen.ts'
import { makeSiteFolder, reportOf } from '../../../helpers/project/site-folder.ts'

const site = makeSiteFolder('small-site')
afterEach(() => site.restore())
afterAll(() => site.remove())

async function planned(today = '2026-11-22'): Promise<PlannedSite> {
  const run = await site.run({ today })
  expect(reportOf(run)).toBe('')
  return run.site!
}

const recordsOf = ({ routes }: PlannedSite) =>
  new Map(routes.map((route) => [route.path, JSON.stringify(route.record())]))

function stateOf({ routes }: PlannedSite, path: string) {
  const record = routes.find((route) => route.path === path)!.record()
  if (!isOfKind(record, 'state')) throw new Error(`${path} is no state`)
  return record.payload
}

test('one city more changes its page, that of its state, the index and the list of everything, and no other page', async () => {
  const before = recordsOf(await planned())
  site.edit([
    {
      file: 'data/cities.yaml',
      find: 'agartala: { name: Agartala, state: TR }',
      replace: 'agartala: { name: Agartala, state: TR }\nhubballi: { name: Hubballi, state: KA, near: [mysuru] }',
    },
  ])
  const after = recordsOf(await planned())
  expect([...after].flatMap(([path, record]) => (before.get(path) === record ? [] : [path])).sort()).toEqual([
    '/gst',
    '/gst/hubballi',
    '/gst/state/karnataka',
    '/search',
  ])
})

test('a state lists its cities by name, and a neighbourhood under its city', async () => {
  const karnataka = stateOf(await planned(), '/gst/state/karnataka')
  expect(karnataka.cities).toEqual([
    { href: '/gst/bengaluru', label: 'Bangalore', parts: [{ href: '/gst/jayanagar', label: 'Jayanagar' }] },
    { href: '/gst/mysuru', label: 'Mysuru' },
  ])
})

test('the next dates are those behind the last one that passed, and a day without one changes nothing', async () => {
  const path = '/gst/state/tamil-nadu'
  const record = async (today: string) => recordsOf(await planned(today)).get(path)
  const { dates } = stateOf(await planned('2026-11-22'), path)
  expect(dates.text).toContain('after 20 November 2026')
  expect(dates.rows.slice(0, 2).map(({ iso, weekday }) => [iso, weekday])).toEqual([
    ['2026-12-20', 'Sunday'],
    ['2027-01-20', 'Wednesday'],
  ])
  expect(dates.rows[0]!.remarks?.join()).toContain('Sunday')
  expect(await record('2026-11-30')).toBe(await record('2026-11-22'))
  // What is due today is not over.
  expect(stateOf(await planned('2026-12-20'), path).dates.rows[0]!.iso).toBe('2026-12-20')
  expect(stateOf(await planned('2026-12-21'), path).dates.rows[0]!.iso).toBe('2027-01-20')
})

test('the limits are those of the rules, and what binds at any turnover stands under them', async () => {
  const site = await planned()
  const limitsOf = (path: string) => stateOf(site, path).limits.map(({ value }) => value)
  expect(limitsOf('/gst/state/tripura')).toEqual(['₹10 lakh', '₹10 lakh'])
  expect(limitsOf('/gst/state/tamil-nadu')).toEqual(['₹40 lakh', '₹20 lakh'])
  expect(stateOf(site, '/gst/state/tripura').always.map(({ href }) => href)).toEqual([
    '/do-i-need-gst/goods-to-other-states',
  ])
})

test('what changed lately is a year long, the state’s own tax among it', async () => {
  const path = '/gst/state/karnataka'
  site.edit([{ file: 'data/professional-tax.yaml', find: 'from: "2025-04-01"', replace: 'from: "2026-04-01"' }])
  const after = await planned()
  expect(stateOf(after, path).changes.rows.map(({ day }) => day)).toEqual(['20 April 2026', '1 April 2026'])
  expect(stateOf(after, path).changes.rows[0]!.text).toBe(
    'GSTR-3B of March 2026 was due on 21 April 2026 in place of 20 April 2026.',
  )
  expect(stateOf(after, '/gst/state/tripura').changes.rows).toHaveLength(1)
  site.edit([{ file: 'data/site.yaml', find: 'figuresAsOf: "2026-11-21"', replace: 'figuresAsOf: "2027-05-01"' }])
  const later = stateOf(await planned('2027-05-01'), '/gst/state/tripura').changes
  expect(later).toEqual({ rows: [], none: 'None of these figures changed in the year before 1 May 2027.' })
})

test('the chat names the state', async () => {
  expect(decodeURIComponent(stateOf(await planned(), '/gst/state/tamil-nadu').chatHref)).toContain(
    'GST registration in Tamil Nadu',
  )
})
