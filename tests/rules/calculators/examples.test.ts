import { describe, expect, test } from 'vitest'
import type { Rule } from '#generated/records.ts'
import { calculate } from '#src/rules/calculators/calculate.ts'
import { shiftDay } from '#src/rules/calculators/family.ts'
import type { Outcome } from '#src/rules/calculators/family.ts'
import { isPeriodOf, listPeriods } from '#src/rules/calculators/periods.ts'
import { askedOf } from '#src/rules/calculators/question.ts'
import type { Answers, Question } from '#src/rules/calculators/question.ts'
import { readDay, writeDay } from '#src/rules/days/civil-day.ts'
import type { Result } from '#src/rules/result.ts'
import { outOf } from '../../../codegen/model/rules/answers.ts'
import { calculatorPages } from '../../helpers/project/calculators.ts'
import type { CalculatorPage } from '../../helpers/project/calculators.ts'
import { readRule } from '../../helpers/project/rules.ts'

type Example = Rule['examples'][number]

// What an example leaves open may be answered with anything: it changes nothing about the rule.
// That late no return can be filed any more.
const anyDay = '2040-01-01'
// Capital and contribution, from which the normal fee of an example follows: one amount of each
// slab.
const capitals = [90_000, 3_00_000, 10_00_000, 60_00_000, 3_00_00_000]
// An annual return is due up to twenty-one months after its year began.
const lookBackDays = 640
// A meeting lies so many days before what is due after it; interest of some rules runs from the day
// after the due day.
const shifts = [0, -1, -14, -15, -29, -30, -60]

/**
 * The answers that a question may get for an example: its own figure, or each one that could be
 * meant.
 */
function answersTo({ id, kind, choices = [] }: Question, { in: given }: Example): string[] {
  const own = Object.entries(given).find(([key]) => key === id)?.[1]
  switch (kind) {
    case 'choice':
      return choices.map(({ value }) => value)
    case 'state':
      return ['MH', 'DL']
    case 'yes-no':
      return own === undefined ? ['no', 'yes'] : [own === true ? 'yes' : 'no']
    case 'day':
      return typeof own === 'string'
        ? [own]
        : unique([...daysOf(given).flatMap((day) => shifts.map((by) => shiftDay(day, by))), anyDay])
    case 'amount':
      return typeof own === 'number'
        ? [String(own)]
        : unique([...amountsOf(given), ...(given.fee === undefined ? [0] : capitals)].map(String))
    default:
      if (given.period !== undefined && isPeriodOf(kind, given.period)) return [given.period]
      return unique(
        daysOf(given).flatMap((day) => listPeriods(kind, (readDay(day) ?? 0) - lookBackDays, readDay(day) ?? 0)),
      )
  }
}

const unique = (texts: readonly string[]) => [...new Set(texts)]
const daysOf = ({ due, from, on, to, filed, period }: Example['in']) =>
  [due, from, on, to, filed, period, `${period}-15`].flatMap((day) =>
    day !== undefined && readDay(day) !== undefined ? [day] : [],
  )
const amountsOf = ({ amount, tax, turnover, stateTurnover, paid = [] }: Example['in']) =>
  [amount, tax, turnover, stateTurnover, ...paid].flatMap((sum) => sum ?? [])

/** Every way to answer a calculator with what an example has. */
function* waysToAsk(questions: readonly Question[], example: Example, answers: Answers = {}): Generator<Answers> {
  const next = askedOf(questions, answers).find(({ id }) => answers[id] === undefined)
  if (next === undefined) {
    yield answers
    return
  }
  for (const answer of answersTo(next, example)) yield* waysToAsk(questions, example, { ...answers, [next.id]: answer })
}

/** What the rule said, where the calculator asked it the very case of the example. */
function lineOf(rule: string, { in: wanted }: Example, { due, bar, lines }: Outcome) {
  return [...(due ? [due] : []), ...(bar ? [bar] : []), ...lines].find(
    (line) =>
      line.rule === rule &&
      Object.entries(wanted).every(([key, value]) => {
        const asked: unknown = Object.entries(line.given).find(([name]) => name === key)?.[1]
        return JSON.stringify(asked) === JSON.stringify(value)
      }),
  )
}

function ask(page: CalculatorPage, rule: string, example: Example) {
  for (const answers of waysToAsk(page.questions, example)) {
    const outcome = calculate(page, page.book, answers)
    const line = outcome && lineOf(rule, example, outcome)
    if (line) return line.result
  }
  return undefined
}

/**
 * What the page must say: as the example, but with the order, where one moved the day or took
 * something off; and no doubtful figure.
 */
function outFor(result: Result): Rule['examples'][number]['out'] {
  if (result.kind === 'sum' && result.relief !== undefined) return { amount: result.relief.ruled / 100 }
  return result.kind === 'day' && result.statutory !== undefined ? { due: writeDay(result.statutory) } : outOf(result)
}

const covered = [...calculatorPages].flatMap(([id, page]) => page.rules.map((rule) => [rule, id, page] as const))
const notAsked: string[] = []
const beyondAnswers = [
  // Months before April 2023 are not offered.
  'epf-esi/epf-damages-before-june-2024: less than two months',
  'epf-esi/epf-damages-before-june-2024: exactly two months',
  'epf-esi/epf-damages-before-june-2024: never above the arrear',
  // The newer rule is asked since then.
  'epf-esi/epf-damages-before-june-2024: since the change',
  // No due day is known for that period, from which a fee would be counted.
  'gst/gstr-3b-late-fee: before the rule',
  // No return is due on that day.
  'due-dates/gst/return-bar: due on a leap day',
  // Its table ends there, and the one for longer delays is asked.
  'llp/additional-fee: 361 days',
  // It is paid before the due day, and bears no interest.
  'tds/late-payment-interest: a month of 31 days',
  // The rules of the new Act are asked since then.
  'due-dates/tds/tds-payment-26qb: since the new Act',
  'due-dates/tds/tds-statement-1961: since the new Act',
  'due-dates/tds/tcs-statement-1961: since the new Act',
]

describe('each example of a rule that a calculator covers comes out of the calculator', () => {
  test.each(covered)('%s in %s', (rule, _, page) => {
    const { examples, rows } = readRule(rule)
    const isDoubted = rows.some(({ confidence }) => confidence !== 'high')
    for (const example of examples) {
      const result = ask(page, rule, example)
      if (result === undefined) notAsked.push(`${rule}: ${example.name}`)
      else if (!(isDoubted && result.kind === 'unknown' && result.why === 'unsettled'))
        expect({ name: example.name, ...outFor(result) }).toEqual({ name: example.name, ...example.out })
    }
  })
  test('but for cases to which no answers lead', () => {
    expect(notAsked).toEqual(beyondAnswers)
  })
})
