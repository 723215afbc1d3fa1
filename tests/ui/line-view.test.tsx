import { expect, test } from 'vitest'
import type { PageCalculator } from '#generated/records.ts'
import { ruleInBook } from '../../codegen/model/rules/rule-for.ts'
import { workOut } from '../../src/rules/calculators/book.ts'
import { LineView } from '../../src/sections/calculators/calculator/line-view.tsx'
import { readData } from '../helpers/project/read-data.ts'
import { readRule } from '../helpers/project/rules.ts'
import { markupOf } from '../helpers/source/markup-of.ts'

const labels = (readData('pages/calculator.yaml') as PageCalculator).result

test('a late fee names what is recommended and not in force, unless nothing is owed', () => {
  const rule = 'gst/gstr-3b-late-fee'
  const book = { rules: { [rule]: ruleInBook(readRule(rule)) }, extensions: {} }
  const rowOf = (filed: string) => {
    const line = workOut(book, rule, { period: '2026-10', due: '2026-11-20', filed, turnover: 1_000_000 })
    return markupOf(<LineView line={line} book={book} labels={labels} />).text
  }
  expect(rowOf('2026-11-30')).toMatch(/₹500.*It is not in force yet\./s)
  expect(rowOf('2026-11-20')).not.toContain('not in force')
})
