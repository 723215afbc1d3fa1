import { expect, test } from 'vitest'
import { findTypedMarks } from '../../../codegen/check/record-checks/texts.ts'
import type { CollectionName } from '../../../codegen/model/collections.ts'
import type { AnyEntry } from '../../../codegen/model/records.ts'
import type { Fault } from '../../../codegen/problem/problem.ts'
import { makeSource } from '../../helpers/source/make-source.ts'

/** What the check says of `name: <yaml>` in a record, of which `text` is the value. */
function problemsOf(
  text: string,
  { yaml = JSON.stringify(text), collection = 'trades' as CollectionName } = {},
): Fault[] {
  const source = makeSource('data/x.yaml', `zq: { name: ${yaml} }\n`)
  const entry = { collection, id: 'zq', path: ['zq'], source, value: { name: text } } as AnyEntry
  return [...findTypedMarks(text, ['name'], entry)]
}

test.each([
  'The **due date** is',
  '*Zq*',
  'an *official* word',
  '_Zq_',
  'one<br>two',
  '<a href="/x">x</a>',
  '&#8377;500',
  '[](/pricing)',
  '::table[professional-tax]',
  'Income [](/pricing) Tax',
  'see [x](https://x.in)',
  '[x](/pricing',
  '**Zq',
  'Zq ** x',
  '::fact gst',
  '`GSTR-1`',
  '## Zq',
  '~~Zq~~',
])('what only Markdown or HTML would turn into something else is refused: %j', (text) => {
  expect(problemsOf(text).map(({ code }) => code)).toEqual(['unknown-markdown'])
  expect(problemsOf(text, { collection: 'cities' }).map(({ code }) => code)).toEqual(['unknown-markdown'])
})

test.each([
  'R&D; and more',
  'a < b > c',
  '<3',
  'turnover < ₹20 lakh',
  '5*3*2',
  '₹1,999*',
  '[Street and door number]',
  'file_name_x',
  '#1',
  'C# _',
  '{city} & {state}',
  'a@b_c.in',
  'https://x.in/_a_/b',
  'The “Fort”',
  '“One” and “two”',
  'the firm’s',
  '‘90s',
])('signs that are meant are taken: %j', (text) => {
  expect(problemsOf(text)).toEqual([])
})

test('curly quotes around a whole value are refused where they stand in place of straight ones', () => {
  expect(problemsOf('“Vellore Fort”', { yaml: '“Vellore Fort”' }).map(({ code }) => code)).toEqual(['needs-quotes'])
  expect(problemsOf('“Vellore Fort"', { yaml: '“Vellore Fort"' }).map(({ code }) => code)).toEqual(['needs-quotes'])
  expect(
    problemsOf('‘Vellore Fort’', { yaml: '‘Vellore Fort’', collection: 'cities' }).map(({ code }) => code),
  ).toEqual(['needs-quotes'])
})

test('a quotation between straight quotes, or behind >-, keeps its curly ones', () => {
  expect(problemsOf('“Well done.”')).toEqual([])
  expect(problemsOf('“Well done.”', { yaml: "'“Well done.”'" })).toEqual([])
})

test('what is written for servers keeps its signs', () => {
  expect(problemsOf('**x**', { collection: 'headers' })).toEqual([])
})
