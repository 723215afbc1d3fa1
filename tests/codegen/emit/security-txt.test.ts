import { expect, test } from 'vitest'
import { securityUntil } from '../../../codegen/emit/emit-text-files.ts'

test('security.txt holds for half a year to a year, and changes twice a year, not with each day', () => {
  const dayMs = 24 * 60 * 60 * 1000
  const days = Array.from({ length: 366 }, (_, index) =>
    new Date(Date.parse('2026-01-01') + index * dayMs).toISOString().slice(0, 10),
  )
  const ends = days.map((day) => securityUntil(day))
  for (const [index, day] of days.entries()) {
    const left = (Date.parse(ends[index]!) - Date.parse(day)) / dayMs
    expect(left, day).toBeGreaterThan(180)
    expect(left, day).toBeLessThanOrEqual(365)
  }
  expect([...new Set(ends)]).toEqual(['2027-01-01T00:00:00Z', '2027-07-01T00:00:00Z', '2028-01-01T00:00:00Z'])
})
