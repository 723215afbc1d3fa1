import { describe, expect, test } from 'vitest'
import { fillTokens, tokensOf } from '../../../../codegen/model/texts/tokens.ts'

describe('tokens in braces are filled in', () => {
  const values = { city: 'Pune', state: 'Maharashtra', money: '$& $1', none: '' }
  test.each([
    ['GST in {city}', 'GST in Pune'],
    ['{city}, {state}, {city}', 'Pune, Maharashtra, Pune'],
    ['{city}{state}', 'PuneMaharashtra'],
    ['no token', 'no token'],
    ['{unknown} stays', '{unknown} stays'],
    ['{ city } stays', '{ city } stays'],
    ['{City} stays', '{City} stays'],
    ['{city', '{city'],
    ['{{city}}', '{Pune}'],
    ['{money}', '$& $1'],
    ['a{none}b', 'ab'],
    ['', ''],
  ])('%j becomes %j', (text, want) => {
    expect(fillTokens(text, values)).toBe(want)
  })

  test('a value is not searched for tokens in its turn', () => {
    expect(fillTokens('{city}', { city: '{state}', state: 'x' })).toBe('{state}')
  })
})

test.each([
  ['page:city', 'city'],
  ['faqs', 'state'],
  ['legal', 'governingLawCity'],
  ['legal', 'grievanceOfficer'],
  ['page:contact', 'success'],
  ['page:about', 'success'],
] as const)('texts of %s may hold {%s}', (collection, token) => {
  expect(tokensOf(collection)).toContain(token)
})

test.each(['articles', 'services', 'cities', 'page:home'] as const)('texts of %s may hold none', (collection) => {
  expect(tokensOf(collection)).toEqual([])
})
