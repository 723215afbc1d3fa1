import { calculate } from '#src/rules/calculators/calculate.ts'
import type { Answers } from '#src/rules/calculators/question.ts'
import { calculatorPages } from './calculators.ts'

/**
 * A sum worked out by hand; with a second reading of the law, with what a relief leaves out, or the
 * doubt that stands in its place.
 */
export interface Want {
  pay?: number
  rule?: number
  others?: readonly number[]
  unknown?: string
}

/** The last day where it has passed, and what each rule asks for. */
export function askCalculator(id: string, answers: Answers) {
  const page = calculatorPages.get(id)!
  const outcome = calculate(page, page.book, answers)
  if (!outcome) throw new Error(`${id} leaves a question open for ${JSON.stringify(answers)}`)
  const { bar, lines } = outcome
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

/** What is asked of which calculator, and what each of its rules must say. */
export type HandFigure = readonly [name: string, calculator: string, Answers, Readonly<Record<string, Want>>]
