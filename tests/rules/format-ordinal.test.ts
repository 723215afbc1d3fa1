import { expect, test } from 'vitest'
import { formatOrdinal } from '../../src/rules/format-ordinal.ts'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
])('the day %i is said %s', (day, want) => expect(formatOrdinal(day)).toBe(want))
