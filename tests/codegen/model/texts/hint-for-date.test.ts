import { expect, test } from 'vitest'
import { hintForDate } from '../../../../codegen/model/texts/hint-for-date.ts'

test.each<[text: string, want: string | undefined]>([
  ['26 Nov 2026', 'Write "2026-11-26".'],
  ['November 26th, 2026', 'Write "2026-11-26".'],
  ['26/11/2026', 'Write "2026-11-26".'],
  ['11/26/2026', 'Write "2026-11-26".'],
  ['5.5.2026', 'Write "2026-05-05".'],
  ['5-6-2026', 'Write "2026-06-05" if 5 June 2026 is meant.'],
  ['2026/1/5', 'Write "2026-01-05".'],
  ['2026-15-10', 'Write "2026-10-15".'],
  ['2026-11-31', undefined],
  ['26/11/26', undefined],
  ['November 2026', undefined],
  ['the 26th 2026', undefined],
])('the day "%s" gets the hint %s', (text, want) => {
  expect(hintForDate(text)).toBe(want)
})
