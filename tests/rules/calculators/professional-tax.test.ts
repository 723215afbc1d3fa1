import { describe, expect, test } from 'vitest'
import type { ProfessionalTax } from '#generated/records.ts'
import { calculate } from '#src/rules/calculators/calculate.ts'
import { askedOf } from '#src/rules/calculators/question.ts'
import type { Answers } from '#src/rules/calculators/question.ts'
import { saySteps } from '#src/rules/say-steps.ts'
import { outOf } from '../../../codegen/model/rules/answers.ts'
import { calculatorPages } from '../../helpers/project/calculators.ts'
import { readData } from '../../helpers/project/read-data.ts'

const page = calculatorPages.get('professional-tax')!
const states = Object.entries(readData('professional-tax.yaml') as Record<string, ProfessionalTax>)

function ask(answers: Answers) {
  const line = calculate(page, page.book, answers)?.lines[0]
  if (line === undefined) throw new Error(`No answer to ${JSON.stringify(answers)}`)
  const { result } = line
  return {
    rule: line.rule,
    ...outOf(result),
    ...(result.kind === 'sum' ? { steps: saySteps(result.steps) } : {}),
    ...('doubt' in result ? { doubt: result.doubt } : {}),
  }
}
const amountIn = (state: string, pay: string, women = 'no') => ask({ state, women, pay }).amount

describe('a state whose slabs are sure', () => {
  const sure = states.filter(([, { levied, salaries }]) => levied && salaries?.confidence === 'high')
  test.each(sure)('%s takes at each edge of its slabs what its table says', (state, { salaries }) => {
    const { slabs, women = slabs } = salaries!.rows!.at(-1)!
    // A month stands for a twelfth of the year where the slabs look at the year.
    const times = salaries!.per === 'year' ? 12 : 1
    for (const [who, own] of Object.entries({ no: slabs, yes: women }))
      own.forEach(({ upTo, below, tax }, index) => {
        const before = own[index - 1]
        // Where the law says "less than", the paise below the round sum are still in the slab. The
        // pay of a year is twelve typed months, in whole rupees.
        const step = times === 1 ? 0.01 : 1
        const least = before === undefined ? 1 : (before.below ?? before.upTo! + step)
        const most = upTo ?? (below === undefined ? undefined : below - step)
        const typed = (pay: number) => (times === 1 ? pay.toFixed(2) : String(Math.ceil((pay / times) * 100) / 100))
        const takes = (pay: number) => amountIn(state, typed(pay), who)
        if (most !== undefined) expect([most, takes(most)]).toEqual([most, tax])
        expect([least, takes(least)]).toEqual([least, tax])
      })
  })
  test('"less than" is no whole rupee: ₹24,999.50 in Karnataka is nil', () => {
    expect([amountIn('KA', '24,999.50'), amountIn('KA', '25,000')]).toEqual([0, 200])
  })
  test.each([
    ['20,000', '12 × ₹20,000 = ₹2,40,000; 12 × ₹125 = ₹1,500 a year'],
    ['40,000', '12 × ₹40,000 = ₹4,80,000; 11 × ₹208 + ₹212 in the last month = ₹2,500 a year'],
  ])('that taxes the year and is paid by the month says the month: Madhya Pradesh, %s', (pay, steps) => {
    expect(ask({ state: 'MP', pay }).steps).toBe(steps)
  })
  test('is asked for the month, the half-year, or for women only where that matters', () => {
    const asked = (state: string) => askedOf(page.questions, { state }).map(({ id, label }) => `${id}: ${label}`)
    expect(asked('TN')[1]).toMatch(/^pay: .*half-year/)
    expect(asked('KA')).toHaveLength(2)
    expect(asked('MH')[1]).toMatch(/^women/)
  })
  test('shows the arithmetic of the year, with the other instalment of February', () => {
    expect(ask({ state: 'MH', women: 'no', pay: '50,000' }).steps).toBe('11 × ₹200 + ₹300 in February = ₹2,500 a year')
    expect(ask({ state: 'TN', pay: '90,000' }).steps).toBe('2 × ₹1,250 = ₹2,500 a year')
    expect(ask({ state: 'MP', pay: '50,000' })).toMatchObject({
      amount: 2500,
      steps: '12 × ₹50,000 = ₹6,00,000; 11 × ₹208 + ₹212 in the last month = ₹2,500 a year',
    })
  })
  test('says when the employer pays, after what else holds there', () => {
    const noteOf = (state: string) => page.book.rules[`professional-tax/${state}`]?.note
    expect(noteOf('ka')).toBe('When you pay: By the 20th of the next month.')
    expect(noteOf('kl')).toMatch(/ceilings.+ When you pay: Every half-year\. Due date not confirmed\./)
    expect(noteOf('dl')).not.toContain('When you pay')
  })
})

describe('a state that is not sure', () => {
  const unsure = states.filter(
    ([, { levied, salaries, confidence }]) => (levied ? salaries!.confidence : confidence) !== 'high',
  )
  test.each(unsure)('%s has a doubt in words, no figure, and asks for no pay', (state) => {
    expect(askedOf(page.questions, { state }).map(({ id }) => id)).toEqual(['state'])
    const said = ask({ state })
    expect(said.unknown).toBe('unsettled')
    expect(said.doubt).toMatch(/\w{4}/)
  })
  test('has its slabs in words where they may be shown, and none where they are withheld', () => {
    expect(ask({ state: 'SK' }).doubt).toContain('₹125 up to ₹30,000')
    expect(ask({ state: 'ML' }).doubt).not.toContain('₹')
    expect(JSON.stringify(page.book.rules['professional-tax/sk'])).not.toContain('"figures"')
  })
})

test('a state without the tax takes nothing and says so', () => {
  expect(ask({ state: 'DL' })).toEqual({ rule: 'professional-tax/dl', amount: 0, steps: '' })
  expect(page.book.rules['professional-tax/dl']?.note).toContain('Delhi levies no professional tax')
})
