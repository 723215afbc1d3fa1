import { expect, test } from 'vitest'
import { certainDates } from '../../../codegen/pages/topics/calendar/next-dates.ts'
import { payloadOf, useSiteFolder } from '../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

const planOn = async (today: string) => {
  const { site: planned, problems } = await site.run({ today })
  expect(problems.filter(({ code }) => code !== 'stale-fact')).toEqual([])
  return planned!
}

test('the figures are those of the newest law that has begun', async () => {
  expect((await planOn('2026-11-30')).context.data.singles.site.value.figuresAsOf).toBe('2026-11-21')
  const current = 'Tax paid late bears interest of 18% a year, by the month.'
  site.announce('gst-interest', '2026-12-01', current)
  const after = await planOn('2026-12-15')
  expect(after.context.data.singles.site.value.figuresAsOf).toBe('2026-12-01')
  expect(after.context.notes['gst-interest']?.note).toMatchObject({ current, since: '1 December 2026' })
})

test('a date is among the next ones until its day is over', async () => {
  const { context } = await planOn('2026-11-22')
  const nextOn = (today: string) =>
    certainDates(['due-dates/gst/gstr-3b-monthly'], { ...context, data: { ...context.data, today } })[0]?.due
  expect(['2026-12-20', '2026-12-21'].map(nextOn)).toEqual(['2026-12-20', '2027-01-20'])
})

test('the calendar has the twelve months from the day on', async () => {
  for (const [today, end] of [
    ['2027-03-31', '2028-03-31'],
    ['2027-04-01', '2028-04-01'],
  ] as const) {
    const { months } = payloadOf(await planOn(today), '/calendar', 'calendar')
    const days = months.flatMap((month) => month.days.map(({ iso }) => iso))
    expect(days.length).toBeGreaterThan(10)
    expect(days.filter((day) => day < today || day >= end)).toEqual([])
  }
})
