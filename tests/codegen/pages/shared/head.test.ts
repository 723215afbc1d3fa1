import { expect, test } from 'vitest'
import { fullTitle } from '../../../../codegen/pages/shared/head.ts'

test.each<[title: string, want: string]>([
  ['GST Registration', 'GST Registration | Lekhasetu'],
  ['x'.repeat(48), `${'x'.repeat(48)} | Lekhasetu`],
  ['x'.repeat(49), 'x'.repeat(49)],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['About Lekhasetu', 'About Lekhasetu'],
])('the firm’s name stands in a title only where both fit 60 characters: %j', (title, want) => {
  expect(fullTitle(title, 'Lekhasetu')).toBe(want)
  expect(want.length).toBeLessThanOrEqual(60)
})
