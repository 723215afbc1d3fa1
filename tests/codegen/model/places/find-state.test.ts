import { expect, test } from 'vitest'
import { findState } from '../../../../codegen/model/places/find-state.ts'

const names = new Map([
  ['JK', 'Jammu and Kashmir'],
  ['OD', 'Odisha'],
  ['TN', 'Tamil Nadu'],
  ['TS', 'Telangana'],
])

test.each<[given: string, want: string | undefined]>([
  ['TN', 'TN'],
  ['t.n.', 'TN'],
  ['Tamilnadu', 'TN'],
  ['Jammu & Kashmir', 'JK'],
  ['TG', 'TS'],
  ['Orissa', 'OD'],
  // Known elsewhere, and not to this site.
  ['Pondicherry', undefined],
  ['TM', undefined],
])('the state "%s" is %s', (given, want) => {
  expect(findState(given, names)).toBe(want)
})
