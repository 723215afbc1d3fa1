import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { calculate } from '#src/rules/calculators/calculate.ts'
import { usualAnswers } from '#src/rules/calculators/question.ts'
import type { Answers } from '#src/rules/calculators/question.ts'
import { estimate } from '#src/rules/estimators/estimate.ts'
import { evaluate } from '#src/rules/evaluate.ts'
import type { Case } from '#src/rules/rule.ts'
import { outOf } from '../../../codegen/model/rules/answers.ts'
import { calculatorPages, estimatorPages } from '../../helpers/project/calculators.ts'
import { readRule } from '../../helpers/project/rules.ts'

/**
 * A sum worked out by hand; with a second reading of the law, with what a relief leaves out, or the
 * doubt that stands in its place.
 */
interface Want {
  pay?: number
  rule?: number
  others?: readonly number[]
  unknown?: string
}

/** The last day where it has passed, and what each rule asks for. */
function askCalculator(id: string, answers: Answers) {
  const page = calculatorPages.get(id)!
  const outcome = calculate(page, page.book, answers)
  if (!outcome) throw new Error(`${id} leaves a question open for ${JSON.stringify(answers)}`)
  const { closed, lines } = outcome
  const bar = closed?.bar
  const sums = lines.map(({ rule, result, otherwise = [] }): [string, Want] => {
    if (result.kind === 'unknown') return [rule, { unknown: result.why }]
    if (result.kind === 'day') throw new Error(`${rule} gives a day`)
    const others = [...result.others, ...otherwise].map(({ paise }) => paise / 100)
    return [
      rule,
      {
        pay: result.paise / 100,
        ...(result.relief && { rule: result.relief.ruled / 100 }),
        ...(others.length > 0 && { others }),
      },
    ]
  })
  return { barred: bar?.result.kind === 'day' ? bar.result.due : undefined, sums: Object.fromEntries(sums) }
}

interface HandFigure {
  name: string
  ask: Answers
  sums?: Readonly<Record<string, number | Want>>
  barred?: string
}
const figures = parse(readFileSync(join(import.meta.dirname, 'figures.yaml'), 'utf8')) as Record<string, HandFigure[]>
const cases = Object.entries(figures).flatMap(([id, all]) => all.map((one) => [one.name, id, one] as const))

test.each(cases)('worked out by hand and by the calculator alike: %s', (_, id, { ask, sums = {}, barred }) => {
  const want = Object.entries(sums).map(([rule, sum]) => [rule, typeof sum === 'number' ? { pay: sum } : sum])
  expect(askCalculator(id, ask)).toEqual({ barred, sums: Object.fromEntries(want) as object })
})

describe('figures that were worked out by hand come out of the rules', () => {
  test.each<[name: string, rule: string, Case, number]>([
    [
      '31. Form 11, 907 days late, ₹1 lakh',
      'llp/additional-fee-beyond-360-days',
      { due: '2024-05-30', filed: '2026-11-23', item: 'small', fee: 50 },
      6220,
    ],
    [
      '31. Form 11, 907 days late, ₹40 lakh',
      'llp/additional-fee-beyond-360-days',
      { due: '2024-05-30', filed: '2026-11-23', item: 'small', fee: 400 },
      11_470,
    ],
    ['38. a company of ₹75 lakh', 'prices/memorandum-fee', { on: '2026-11-23', amount: 75_00_000 }, 1_81_000],
  ])('%s', (_, id, given, amount) => expect(outOf(evaluate(id, readRule(id), given))).toEqual({ amount }))

  test.each([
    [
      '36',
      'private-limited-company',
      { package: 'premium', name: 'no', state: 'DL', capital: '20 lakh', size: 'small' },
      35_049,
    ],
    ['37', 'llp', { package: 'premium', contribution: '6 lakh' }, 12_409],
  ])('%s. the price of %s', (_, id, answers, total) => {
    const page = estimatorPages.find((one) => one.id === id)!
    const price = estimate(page, page.book, { ...usualAnswers(page.questions), ...answers })
    expect(price?.total).toBe(Math.round(total * 100))
  })
})
