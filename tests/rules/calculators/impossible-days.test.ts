import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAddress, writeAddress } from '#src/rules/calculators/address.ts'
import { calculate } from '#src/rules/calculators/calculate.ts'
import { listPeriods } from '#src/rules/calculators/periods.ts'
import { askedOf, firstDayOf, openOf } from '#src/rules/calculators/question.ts'
import type { Answers, Question } from '#src/rules/calculators/question.ts'
import { answersOf, typedFrom } from '#src/rules/calculators/typed.ts'
import { readDay, writeDay } from '#src/rules/days/civil-day.ts'
import { readPeriod } from '#src/rules/days/period.ts'
import { calculatorPages } from '../../helpers/project/calculators.ts'

const today = '2026-11-28'

/** What each day question of a calculator comes after, by the names of the answers. */
const order: Readonly<Record<string, readonly string[]>> = {
  filed: ['period', 'meeting'],
  reconciled: ['period', 'filed'],
  paid: ['period', 'deducted'],
  deducted: ['deductible'],
  deductible: [],
  meeting: [],
}

/** Answers to all questions that are asked, by picks; every day is the same one. */
function answerAll(questions: readonly Question[], picks: readonly number[], day: string): Answers {
  let answers: Answers = {}
  for (const [index, question] of questions.entries()) {
    if (!askedOf(questions, answers).includes(question)) continue
    const options = optionsOf(question, day)
    answers = { ...answers, [question.id]: options[(picks[index] ?? 0) % options.length]! }
  }
  return answers
}

function optionsOf({ kind, choices = [], since = '' }: Question, day: string): readonly string[] {
  if (kind === 'choice' || kind === 'state') return choices.map(({ value }) => value)
  if (kind === 'yes-no') return ['yes', 'no']
  if (kind === 'day') return [day]
  // One amount, so that no total falls.
  if (kind === 'amount') return ['6 crore']
  return listPeriods(kind, readDay(since)!, readDay(today)!)
}

const picks = fc.array(fc.nat(), { minLength: 20, maxLength: 20 })

/** The first day after a period, or the day of an event. */
const endOf = (text: string) => {
  const period = readPeriod(text)!
  return period.kind === 'event' ? writeDay(period.last) : writeDay(period.last + 1)
}

const between = (from: string, to: string) =>
  fc.integer({ min: readDay(from)!, max: readDay(to)! }).map((day) => writeDay(day))
// After each period that is offered today.
const possible = between('2027-04-01', '2028-12-31')
// Any day of two thousand years, a year's slip, and a year of two digits.
const anyDay = fc.oneof(
  between('0001-01-01', '2100-12-31'),
  between('2022-01-01', '2028-12-31'),
  fc.constantFrom('0026-11-28', '2025-11-28', '1926-11-28', '2206-11-28', '9999-12-31', '2026-02-30', 'soon'),
)

describe.each([...calculatorPages])('%s', (_, page) => {
  const { questions, book } = page
  test('has its questions in the order of events, and each first day is known to its field', () => {
    for (const question of questions.filter(({ kind }) => kind === 'day')) {
      expect(Object.keys(order)).toContain(question.id)
      if (order[question.id]!.length === 0) expect(question.since).toMatch(/^20/)
    }
  })

  test('answers no day before what it follows, and every day after it; a link with one asks', () => {
    fc.assert(
      fc.property(picks, possible, anyDay, fc.nat(), (some, start, wild, which) => {
        const answers = answerAll(questions, some, start)
        const days = askedOf(questions, answers).filter(({ kind }) => kind === 'day')
        const question = days[which % Math.max(days.length, 1)]
        if (question === undefined) return
        const given = { ...answers, [question.id]: wild }
        const before = order[question.id]!.flatMap((id) => (given[id] === undefined ? [] : [endOf(given[id])]))
        const after = Object.keys(order).filter((id) => order[id]!.includes(question.id) && given[id] !== undefined)
        const first = [question.since ?? '', ...before].sort().at(-1)!
        const isPossible = readDay(wild) !== undefined && wild >= first && wild.startsWith('20')
        const isInOrder = isPossible && after.every((id) => given[id]! >= wild)
        expect(calculate(page, book, given) !== undefined).toBe(isInOrder)
        const open = openOf(questions, given)
        if (!isPossible) expect(open).toContain(question)
        expect(firstDayOf(question, questions, given)?.day).toBe(first)
        const linked = typedFrom(questions, readAddress(questions, writeAddress(questions, given)), today)
        const opened = answersOf(questions, linked, today)
        if (!isPossible) expect(openOf(questions, opened)).toContain(question)
        if (!isInOrder) expect(calculate(page, book, opened)).toBeUndefined()
      }),
      { numRuns: 400 },
    )
  })

  test('does not take today for a day that today cannot be', () => {
    fc.assert(
      fc.property(picks, (some) => {
        const answers = answerAll(questions, some, '')
        const typed = answersOf(
          questions,
          typedFrom(questions, answers, today).map((text) => text || undefined),
          today,
        )
        for (const question of askedOf(questions, typed).filter((one) => one.today))
          expect(typed[question.id]).toBe(
            (firstDayOf(question, questions, typed)?.day ?? '') <= today ? today : undefined,
          )
      }),
    )
  })
})
