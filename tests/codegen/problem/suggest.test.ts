import { describe, expect, test } from 'vitest'
import { suggest, suggestionHint } from '../../../codegen/problem/suggest.ts'

const states = ['AP', 'GA', 'GJ', 'KA', 'MH', 'TN', 'TR']
const keys = ['name', 'alias', 'state', 'aliases', 'within', 'near', 'trades']
const facts = ['gst-late-fee', 'gstr-1-due', 'gstr-9-due', 'gst-threshold', 'gst-threshold-cities']

test.each<[given: string, known: readonly string[], want: string | undefined]>([
  ['stat', keys, 'state'],
  ['nmae', keys, 'name'],
  ['STATE', keys, 'state'],
  ['alises', keys, 'aliases'],
  ['population', keys, undefined],
  ['', keys, undefined],
  ['name', [], undefined],
  // A code of two letters: the first letter counts most.
  ['TM', states, 'TN'],
  ['ZZ', states, undefined],
  ['KN', states, 'KA'],
  // Two of three letters wrong is another word.
  ['zzz', ['zap', 'zip'], undefined],
  // A part of one id only.
  ['gstr-9', facts, 'gstr-9-due'],
  ['late-fee', facts, 'gst-late-fee'],
  ['gst', facts, undefined],
  ['gst-threshhold', facts, 'gst-threshold'],
  // The same ending makes no other word.
  ['gst-registration', ['gst-reg', 'patent-registration'], undefined],
])('the name that was probably meant by %j among %j is %j', (given, known, want) => {
  expect(suggest(given, known)).toBe(want)
})

describe('the hint for an unknown name', () => {
  test.each<[given: string, known: readonly string[], want: string]>([
    ['stat', keys, 'Did you mean "state"?'],
    ['x', [], 'There is none to choose from yet.'],
    // A word of a name is nearer than another word with two letters changed.
    [
      'rupee',
      ['ruler', 'indian-rupee', 'receipt-indian-rupee'],
      'Did you mean "indian-rupee" or "receipt-indian-rupee"?',
    ],
    ['rulers', ['ruler', 'rulers-square'], 'Did you mean "ruler"?'],
    ['navi', ['mumbai', 'navi-mumbai'], 'Did you mean "navi-mumbai"?'],
    ['population', [...keys, ...facts], 'There are 12 to choose from; none looks like "population".'],
  ])('%j among %j: %s', (given, known, want) => {
    expect(suggestionHint(given, known)).toBe(want)
  })

  test('names the record where a code alone says little', () => {
    expect(suggestionHint('MA', states, () => 'Maharashtra')).toBe('Did you mean "MH" (Maharashtra)?')
  })
})
