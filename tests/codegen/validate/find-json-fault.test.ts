import { describe, expect, test } from 'vitest'
import { findJsonFault } from '../../../codegen/validate/find-json-fault.ts'

describe('a text is no JSON', () => {
  test.each<[text: string, at: string, said: RegExp]>([
    ['{ "a": 1 "b": 2 }', '"b"', /comma is missing/],
    ['{ "a": 1, }', ', }', /Nothing follows/],
    ['[1, 2,\n]', ',\n]', /Nothing follows/],
    ['{ // x\n "a": 1 }', '// x', /no comments/],
    ['{ "a": 1 } # x', '# x', /no comments/],
    ['{ "a" 1 }', '1 }', /colon is missing/],
    ['{ a: 1 }', 'a: 1', /key in double quotes/],
    ['{ "a": }', '}', /value is missing/],
    ['{ "a": \'b\' }', "'b'", /value is missing/],
    ['{ "a": "b }', '"b }', /not closed/],
    ['{ "a": "^\\d" }', '"^\\d"', /backslash/],
    ['{ "a": 1 } }', '} }', /behind the last bracket/],
  ])('%j: at %j', (text, at, said) => {
    const fault = findJsonFault(text)
    const isLast = at.length === 1
    expect(fault?.at).toBe(at === '} }' ? text.length - 1 : isLast ? text.lastIndexOf(at) : text.indexOf(at))
    expect(fault?.said).toMatch(said)
    expect(() => JSON.parse(text) as unknown).toThrow()
  })

  test('that ends too early', () => {
    expect(findJsonFault('{ "a": [1')).toEqual({
      at: 9,
      said: 'The file ends before its last bracket is closed.',
      hint: 'Write ] at the end, or put the file back.',
    })
  })
})

test.each(['{}', '[]', ' { "a": [1, -2.5e3, true, null, "\\u00e9\\n"] } ', '"x"'])('%j is JSON', (text) => {
  expect(findJsonFault(text)).toBeUndefined()
})
