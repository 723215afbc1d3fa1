import { expect, test } from 'vitest'
import { limitOf } from '../../src/rules/arithmetic/fees.ts'
import { toPaise } from '../../src/rules/money.ts'
import { readData } from '../helpers/project/read-data.ts'
import { readRuleOf } from '../helpers/project/rules.ts'

interface State {
  goodsThresholdLakh: number
  servicesThresholdLakh: number
}
const states = readData('states.yaml') as Record<string, State>

test('the limits of registration that calculators know are those of the city pages, in every state', () => {
  const rule = readRuleOf('thresholds', 'gst/registration-limit')
  const limit = (state: string, item: string) => limitOf(rule, { on: '2026-11-21', state, item })
  for (const [code, { goodsThresholdLakh, servicesThresholdLakh }] of Object.entries(states)) {
    expect(limit(code, 'goods'), code).toMatchObject({ paise: toPaise(goodsThresholdLakh * 100_000) })
    expect(limit(code, 'services'), code).toMatchObject({ paise: toPaise(servicesThresholdLakh * 100_000) })
  }
  // A code that no state has would be a slip.
  for (const { states: known = {} } of Object.values(rule.rows[0]!.figures!.limits))
    expect(Object.keys(known).filter((code) => !(code in states))).toEqual([])
})

test('every state with a stamp duty is one of data/states.yaml', () => {
  const rule = readRuleOf('duties', 'prices/stamp-duty-incorporation')
  expect(Object.keys(rule.rows[0]!.figures!.states).filter((code) => !(code in states))).toEqual([])
})
