import { describe, expect, test } from 'vitest'
import { outOf } from '../../codegen/model/rules/answers.ts'
import { evaluate } from '../../src/rules/evaluate.ts'
import { readRule, ruleIds } from '../helpers/project/rules.ts'

describe('the worked examples of', () => {
  test.each(ruleIds)('%s come out as they were worked by hand', (id) => {
    const rule = readRule(id)
    for (const { name, in: given, out } of rule.examples)
      expect({ name, ...outOf(evaluate(id, rule, given)) }).toEqual({ name, ...out })
  })
})

test('a rule of arithmetic that has figures has two examples or more', () => {
  const few = ruleIds.filter((id) => {
    const { rows, examples } = readRule(id)
    return rows.some(({ figures }) => figures !== undefined) && examples.length < 2
  })
  expect(few).toEqual([])
})
