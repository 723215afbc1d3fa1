import type { Paise } from '../money.ts'
import type { Book } from './book.ts'
import { calculate, totalOf } from './calculate.ts'
import type { Calculator } from './calculate.ts'
import { shiftDay } from './family.ts'
import type { Outcome } from './family.ts'
import { askedOf } from './question.ts'
import type { Answers } from './question.ts'

/** What later days cost. */
export interface Growth {
  /** By how much the total grows on that day. */
  paise: Paise
  day: string
  /**
   * `daily`: each further day adds the same amount. `once`: the next day adds it. `later`: nothing
   * is added until that day.
   */
  kind: 'daily' | 'once' | 'later'
  /** The last day that adds the same amount, if it is near. */
  until?: string
}

// Longer than a month, after which monthly interest has grown once.
const lookAhead = 32

/** By how much the total grows by the same rules. Undefined if no later day costs more. */
export function growthOf(calculator: Calculator, book: Book, answers: Answers): Growth | undefined {
  const question = askedOf(calculator.questions, answers).find(({ today }) => today)
  const done = question && answers[question.id]
  if (question === undefined || done === undefined) return undefined
  const { id } = question
  const totals = Array.from({ length: lookAhead + 1 }, (_, days) => {
    const outcome = calculate(calculator, book, { ...answers, [id]: shiftDay(done, days) })
    return (outcome && totalOf(outcome)?.paise) ?? NaN
  })
  if (!totals[0]) return undefined
  const added = totals.slice(1).map((total, days) => total - (totals[days] ?? NaN))
  const first = added.findIndex((paise) => paise !== 0)
  const paise = added[first] ?? NaN
  if (!(paise > 0)) return undefined
  const day = shiftDay(done, first + 1)
  if (first > 0) return { paise, day, kind: 'later' }
  // The interest of a day is rounded to the paisa, sometimes up and sometimes down.
  const end = added.findIndex((one) => !(Math.abs(one - paise) <= 1))
  if (end === 1) return { paise, day, kind: 'once' }
  return { paise, day, kind: 'daily', ...(end < 0 ? {} : { until: shiftDay(done, end) }) }
}

/** The rules whose sum has reached its limit. */
export function limitedBy({ lines }: Outcome): string[] {
  return lines.flatMap(({ rule, result }) =>
    result.kind === 'sum' && result.paise > 0 && result.steps.some(({ step }) => step === 'limit') ? [rule] : [],
  )
}
