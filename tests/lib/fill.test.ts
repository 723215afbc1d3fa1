import { expect, test } from 'vitest'
import { fill } from '../../src/lib/fill.ts'

test.each([
  ['each token becomes its value', '{count} of {all} cities', { count: 3, all: 208 }, '3 of 208 cities'],
  ['a token that comes twice becomes its value twice', '{city}, {city}', { city: 'Pune' }, 'Pune, Pune'],
  ['a token without a value stays, for an empty place would hide the mistake', 'GST in {city}', {}, 'GST in {city}'],
  ['nothing is a value too', 'from ₹{price}', { price: 0 }, 'from ₹0'],
  ['a value is no pattern and no further token', '{name}', { name: '$& {count}', count: 1 }, '$& {count}'],
  ['braces that are no token stay', '{ } {a b} {', { a: 1 }, '{ } {a b} {'],
])('%s', (_, text, values, want) => expect(fill(text, values)).toBe(want))
