import { describe, expect, test } from 'vitest'
import { writeDay } from '../../../src/rules/days/civil-day.ts'
import { readPeriod } from '../../../src/rules/days/period.ts'

describe('a period', () => {
  test.each([
    ['2026-07', 'month', '2026-07-01', '2026-07-31'],
    ['2028-02', 'month', '2028-02-01', '2028-02-29'],
    ['2026-27-Q1', 'quarter', '2026-04-01', '2026-06-30'],
    ['2026-27-Q4', 'quarter', '2027-01-01', '2027-03-31'],
    ['2026-27-H1', 'half', '2026-04-01', '2026-09-30'],
    ['2026-27-H2', 'half', '2026-10-01', '2027-03-31'],
    ['2026-27', 'year', '2026-04-01', '2027-03-31'],
    ['2099-00', 'year', '2099-04-01', '2100-03-31'],
    ['2024-02-29', 'event', '2024-02-29', '2024-02-29'],
  ])('%s is a %s from %s to %s', (text, kind, first, last) => {
    const period = readPeriod(text)!
    expect([period.kind, writeDay(period.first), writeDay(period.last)]).toEqual([kind, first, last])
  })

  test.each(['2026-28', '2026-27-Q5', '2026-27-H3', '2026-00', '2026-02-29', '2026', '', '2026-28-Q1'])(
    '%j is none',
    (text) => expect(readPeriod(text)).toBeUndefined(),
  )
})
