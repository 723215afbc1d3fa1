import { describe, expect, test } from 'vitest'
import { fillTokens } from '../../../../codegen/model/texts/tokens.ts'

describe('tokens in braces are filled in', () => {
  const values = { city: 'Pune', state: 'Maharashtra', money: '$& $1', none: '' }
  test.each([
    ['GST in {city}', 'GST in Pune'],
    ['{city}{state}', 'PuneMaharashtra'],
    ['{unknown} stays', '{unknown} stays'],
    ['{ city } stays', '{ city } stays'],
    ['{city', '{city'],
    ['{{city}}', '{Pune}'],
    ['{money}', '$& $1'],
    ['a{none}b', 'ab'],
  ])('%j becomes %j', (text, want) => {
    expect(fillTokens(text, values)).toBe(want)
  })

  test('a value is not searched for tokens in its turn', () => {
    expect(fillTokens('{city}', { city: '{state}', state: 'x' })).toBe('{state}')
  })
})
