import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { expandSchema, toWrittenPath } from '../../../codegen/validate/expand-schema.ts'

const text = { type: 'string' }

test.each([
  ['a key is required', '{ type: object, properties: { a: {} } }', { required: ['a'], properties: { a: {} } }],
  [
    'a key with ? is not',
    '{ type: object, properties: { a: {}, b?: {} } }',
    { required: ['a'], properties: { a: {}, b: {} } },
  ],
  [
    'without required keys nothing is said of them',
    '{ type: object, properties: { a?: {} } }',
    { properties: { a: {} } },
  ],
])('%s, and an object takes no other keys', (_, written, want) =>
  expect(expandSchema(parse(written) as object)).toEqual({ type: 'object', additionalProperties: false, ...want }),
)

test.each([
  ['a part without a type takes other keys', '{ properties: { a: {} } }', { properties: { a: {} }, required: ['a'] }],
  [
    'a map of records stays open',
    '{ type: object, additionalProperties: { type: string } }',
    { type: 'object', additionalProperties: text },
  ],
  ['a list of keys without properties stays', '{ required: [a] }', { required: ['a'] }],
  [
    'a key may be called properties, type or required',
    '{ properties: { properties?: {}, type?: {}, required: {} } }',
    { properties: { properties: {}, type: {}, required: {} }, required: ['required'] },
  ],
  ['a value is no schema', '{ const: { properties: { a?: 1 } } }', { const: { properties: { 'a?': 1 } } }],
  [
    'what is no schema is left to the check',
    '{ properties: [a], items: 1, allOf: b }',
    { properties: ['a'], items: 1, allOf: 'b' },
  ],
])('%s', (_, written, want) => expect(expandSchema(parse(written) as object)).toEqual(want))

test.each(['items', 'additionalProperties', 'propertyNames', 'if', 'then', 'else'])('%s is a schema itself', (word) =>
  expect(expandSchema({ [word]: { properties: { 'a?': text } } })).toEqual({ [word]: { properties: { a: text } } }),
)

test.each(['oneOf', 'allOf'])('%s is a list of schemas', (word) =>
  expect(expandSchema({ [word]: [{ properties: { 'a?': text } }] })).toEqual({ [word]: [{ properties: { a: text } }] }),
)

test.each(['properties', 'definitions'])('%s is a record of schemas', (word) =>
  expect(expandSchema({ [word]: { one: { properties: { 'a?': text } } } })).toMatchObject({
    [word]: { one: { properties: { a: text } } },
  }),
)

test('a place of the expanded schema is found where it is written', () => {
  const written = { oneOf: [{}, { properties: { 'a?': { items: text } } }] }
  expect(toWrittenPath(written, ['oneOf', '1', 'properties', 'a', 'items', 'type'])).toEqual([
    'oneOf',
    1,
    'properties',
    'a?',
    'items',
    'type',
  ])
})
