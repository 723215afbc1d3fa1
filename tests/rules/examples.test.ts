import { expect, test } from 'vitest'
import { readRule, ruleIds } from '../helpers/project/rules.ts'

// That they come out as they were worked by hand is checked in every run of codegen: wrong-example.
test('a rule of arithmetic that has figures has two examples or more', () => {
  const few = ruleIds.filter((id) => {
    const { rows, examples } = readRule(id)
    return rows.some(({ figures }) => figures !== undefined) && examples.length < 2
  })
  expect(few).toEqual([])
})
