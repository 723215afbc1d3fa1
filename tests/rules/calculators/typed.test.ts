import { describe, expect, test } from 'vitest'
import { readAddress } from '#src/rules/calculators/address.ts'
import type { Answers } from '#src/rules/calculators/question.ts'
import { openOf } from '#src/rules/calculators/question.ts'
import { answersOf, typedFrom } from '#src/rules/calculators/typed.ts'
import type { Typed } from '#src/rules/calculators/typed.ts'
import { calculatorPages } from '../../helpers/project/calculators.ts'

const today = '2026-11-23'

/** A visitor at a calculator, who answers what is asked at the time. */
class Visitor {
  private typed: Typed
  private readonly questions
  constructor(id: string, query = '') {
    this.questions = calculatorPages.get(id)!.questions
    this.typed = typedFrom(this.questions, readAddress(this.questions, query), today)
  }
  get answers(): Answers {
    return answersOf(this.questions, this.typed, today)
  }
  answer(given: Answers): this {
    for (const [id, text] of Object.entries(given)) {
      const now = typedFrom(this.questions, { ...this.answers, [id]: text }, today)
      this.typed = this.questions.map((one, index) => (one.id === id ? now[index] : undefined) ?? this.typed[index])
    }
    return this
  }
}

describe('an answer belongs to its question', () => {
  test('the turnover of the year before, asked for GSTR-3B, is not the turnover of the year of GSTR-9', () => {
    const visitor = new Visitor('gst-late-fee').answer({
      form: 'gstr-3b',
      period: '2026-07',
      nil: 'no',
      turnover: '1 crore',
    })
    expect(visitor.answer({ form: 'gstr-9' }).answers).toEqual({ form: 'gstr-9', filed: today })
    expect(visitor.answer({ form: 'gstr-3b' }).answers).toMatchObject({ period: '2026-07', turnover: '1 crore' })
  })
  test('the month stays where another form of a month is chosen', () => {
    const visitor = new Visitor('gst-late-fee').answer({ form: 'gstr-3b', period: '2026-07' })
    expect(visitor.answer({ form: 'gstr-1' }).answers).toMatchObject({ period: '2026-07' })
  })
  test('the tax of a late return is not the tax of the year for which advance tax was due', () => {
    const visitor = new Visitor('income-tax-late-fee').answer({ what: 'return', who: 'audit', tax: '5 lakh' })
    expect(visitor.answer({ what: 'advance' }).answers['tax']).toBeUndefined()
  })
})

test('today is the day on which you pay, and never the day on which tax was deducted', () => {
  expect(new Visitor('tds-interest', '?what=payment').answers).toEqual({ what: 'payment', paid: today })
  expect(new Visitor('tds-interest').answer({ what: 'deduction' }).answer({ what: 'payment' }).answers).toEqual({
    what: 'payment',
    paid: today,
  })
  expect(new Visitor('tds-interest', '?what=deduction').answers['deducted']).toBe(today)
})

describe('an address', () => {
  const read = (query: string) => new Visitor('gst-late-fee', query).answers
  test('with a month for a form of a year asks for the year', () => {
    expect(read('?form=gstr-9&period=2026-07')).toEqual({ form: 'gstr-9', filed: today })
  })
  test.each(['2027-01', '2019-01', 'constructor'])(
    'with the period %s, which is not in the list, asks for it',
    (period) => expect(read(`?form=gstr-3b&period=${period}`)['period']).toBeUndefined(),
  )
  test('with an amount that cannot be read shows it, so that it can be mended', () => {
    expect(read('?form=gstr-3b&period=2026-07&nil=no&turnover=some')['turnover']).toBe('some')
  })
})

test('advance tax that is said to fall from one instalment to the next is asked for again', () => {
  const { questions } = calculatorPages.get('income-tax-late-fee')!
  const paid = { june: '50,000', september: '20,000', december: '20,000', march: '20,000', year: '30,000' }
  const answers = { what: 'advance', period: '2025-26', senior: 'no', tax: '1 lakh', paid: '2026-07-31', ...paid }
  expect(openOf(questions, answers).map(({ id }) => id)).toEqual(['september'])
  expect(openOf(questions, { ...answers, september: '50,000', december: '50,000' }).map(({ id }) => id)).toEqual([
    'march',
  ])
  expect(openOf(questions, { ...answers, june: '0' })).toEqual([])
})
