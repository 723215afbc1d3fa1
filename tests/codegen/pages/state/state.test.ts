import { expect, test } from 'vitest'
import { stateChanges } from '../../../../codegen/pages/state/changes.ts'
import type { PlannedSite } from '../../../../codegen/run-codegen.ts'
import { payloadOf, recordsOf, useSiteFolder } from '../../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

const planned = (today = '2026-11-22') => site.plan({ today })

const stateOf = (planned: PlannedSite, path: string) => payloadOf(planned, path, 'state')

test('one city more changes its page, that of its state, the index and the list of everything, and no other page', async () => {
  const before = recordsOf(await planned())
  site.replace(
    'data/cities.yaml',
    'agartala: { name: Agartala, state: TR }',
    'agartala: { name: Agartala, state: TR }\nhubballi: { name: Hubballi, state: KA, near: [mysuru] }',
  )
  const after = recordsOf(await planned())
  expect([...before.keys()].filter((path) => !after.has(path))).toEqual([])
  expect([...after].flatMap(([path, record]) => (before.get(path) === record ? [] : [path])).sort()).toEqual([
    '/gst',
    '/gst/hubballi',
    '/gst/state/karnataka',
    '/search',
  ])
})

test('the next dates are those from the day of the build, which the text names', async () => {
  const path = '/gst/state/tamil-nadu'
  const { dates } = stateOf(await planned('2026-11-22'), path)
  expect(dates.asOf).toContain('from 22 November 2026')
  expect(dates.rows.slice(0, 2).map(({ iso, weekday }) => [iso, weekday])).toEqual([
    ['2026-12-20', 'Sunday'],
    ['2027-01-20', 'Wednesday'],
  ])
  expect(dates.rows[0]!.remarks?.join()).toContain('Sunday')
  // What is due today is not over.
  expect(stateOf(await planned('2026-12-20'), path).dates.rows[0]!.iso).toBe('2026-12-20')
  expect(stateOf(await planned('2026-12-21'), path).dates.rows[0]!.iso).toBe('2027-01-20')
})

test('the note on a due date is shown once, at the next of its days', async () => {
  const note = 'File it even without a sale.'
  site.replace(
    'data/rules/due-dates/gst/gstr-3b-monthly.yaml',
    'confidence: high',
    `confidence: high\n    note: ${note}`,
  )
  const { rows } = stateOf(await planned(), '/gst/state/tamil-nadu').dates
  expect(rows.map(({ remarks = [] }) => remarks.includes(note))).toEqual(rows.map((_, nth) => nth === 0))
  expect(rows.length).toBeGreaterThan(1)
})

const moved = '20 April 2026: GSTR-3B of March 2026 was due on 21 April 2026 in place of 20 April 2026.'
const changesOn = async (code: string, today: string) => {
  const { context } = await planned()
  return stateChanges(code, { ...context.data, today }).map(({ day, text }) => `${day}: ${text}`)
}

test('what changed lately is the state’s own for a year, and after it the order of a day for half a year', async () => {
  site.replace('data/professional-tax.yaml', 'from: "2025-04-01"', 'from: "2025-12-01"')
  site.replace(
    'data/state-offices.yaml',
    'source: cgst-list, confidence: high }',
    'since: "2026-02-16", source: cgst-list, confidence: medium }',
  )
  const slabs = '1 December 2025: New slabs of professional tax came into force.'
  const office = '16 February 2026: National Company Law Tribunal, by a new order: Chennai (one source).'
  const figure: unknown = expect.stringMatching(/^1 November 2025: /)
  expect(await changesOn('KA', '2026-10-21')).toEqual([slabs, moved, figure])
  expect(await changesOn('TN', '2026-10-21')).toEqual([office, moved, figure])
  expect(await changesOn('TR', '2026-10-21')).toEqual([moved, figure])
  expect(await changesOn('KA', '2026-10-22')).toEqual([slabs, figure])
  expect(await changesOn('TN', '2026-11-22')).toEqual([office])
  expect(await changesOn('KA', '2026-12-01')).toEqual([])
  expect(await changesOn('TR', '2026-11-22')).toEqual([])
})

test('that a tax ended is told from its day on, and with a doubt only as reported', async () => {
  const endIn = (confidence: string) => {
    const text = site.read('data/professional-tax.yaml')
    const kept = text.slice(0, text.indexOf('TR:'))
    const ended = `TR:\n  levied: false\n  confidence: ${confidence}\n  endedOn: "2026-04-01"\n  checkedOn: "2026-11-21"\n  note: None.\n  source: https://www.x.in/end\n`
    site.write('data/professional-tax.yaml', kept + ended)
  }
  endIn('medium')
  expect(await changesOn('TR', '2026-11-22')).toEqual([expect.stringMatching(/^1 April 2026: .*is reported to/)])
  expect((await changesOn('TR', '2026-03-31')).join()).not.toContain('rofessional tax')
  const { source } = stateOf(await planned(), '/gst/state/tripura').changes[0]!
  expect(source).toEqual({ href: 'https://www.x.in/end', label: 'x.in' })
  endIn('high')
  expect(await changesOn('TR', '2026-11-22')).toEqual(['1 April 2026: Professional tax ended.'])
})
