import { expect, test } from 'vitest'
import { formatOrdinal } from '../../src/rules/format-ordinal.ts'

test.each('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd'.split(' '))('the day %s is said so', (said) =>
  expect(formatOrdinal(Number.parseInt(said))).toBe(said),
)
