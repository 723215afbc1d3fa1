import { describe, expect, test } from 'vitest'
import { listedProducts, speaksFor } from '../../../../codegen/model/places/speaks-for.ts'

const trade = (...products: string[]) => ({ name: 'A trade', people: 'its people', gst: 'What GST asks.', products })

describe('a listed product speaks for a trade', () => {
  test.each([
    ['Coir products', 'coir', true],
    ['Pickles', 'pickle', true],
    ['Chillies', 'chilli', true],
    ['Alphonso mangoes', 'mango', true],
    ['Mango-Food processing', 'mango', true],
    ['Terry towels', 'terry towel', true],
    ['IT/ITES and R&D', 'it', true],
    ['Salem silk', 'salt', false],
    ['Peanut butter', 'pea', false],
    ['Wheat products', 'heat', false],
  ])('of the list, "%s", where it is the word "%s": %s', (product, word, want) => {
    expect(speaksFor([product], trade(word))).toBe(want)
  })

  test('only by words that the trade has', () => {
    expect(speaksFor(['Coir products'], { name: 'A trade', people: 'its people', gst: 'What GST asks.' })).toBe(false)
  })
})

test('what a town exports is among its listed products', () => {
  expect(listedProducts({ products: { odop: ['Granite'] }, exportTown: { product: 'hosiery', since: 2003 } })).toEqual([
    'Granite',
    'hosiery',
  ])
  expect(listedProducts({ exportTown: true })).toEqual([])
})
