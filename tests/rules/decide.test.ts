import { describe, expect, test } from 'vitest'
import type { Decision } from '../../generated/records.ts'
import { resolveDecision } from '../../codegen/model/rules/resolve-decision.ts'
import { choicesOf, decide, follow, questionsOf, readAnswers, waysThrough } from '../../src/rules/decide.ts'
import type { Answers } from '../../src/rules/decide.ts'
import { readData, readDataFolder } from '../helpers/project/read-data.ts'
import { readRule } from '../helpers/project/rules.ts'

const states = Object.keys(readData('states.yaml'))
const checks: Readonly<Record<string, Decision>> = readDataFolder('checks')
const resolve = (check: Decision) => resolveDecision(check, { ruleOf: readRule, states, on: '2026-11-21' })
const record = checks['gst']!
const decision = resolve(record)

/** Every combination of answers, asked for or not. */
function* combinations(questions = questionsOf(decision), answers: Answers = {}): Generator<Answers> {
  const [question, ...rest] = questions
  if (question === undefined) return yield answers
  const choices = choicesOf(decision, question, states, answers)
  // Where nothing is taxed there is no limit to ask about.
  if (choices.length === 0) yield* combinations(rest, answers)
  for (const choice of choices) yield* combinations(rest, { ...answers, [question]: choice })
}
const all = [...combinations()]

// The limits as section 22 and the notifications name them, written down a second time.
const ten = ['MN', 'MZ', 'NL', 'TR']
const twentyForGoods = ['AR', 'ML', 'PY', 'SK', 'TS', 'UK']
// ₹40 lakh leave out whoever section 24 names: sellers through a marketplace and to other states.
const isOfSection24 = ({ marketplace, reach }: Answers) => marketplace === 'yes' || reach !== 'own-state'
const limitByLaw = (answers: Answers) => {
  const { supplies, state = '' } = answers
  if (ten.includes(state)) return 10
  return supplies === 'goods' && !isOfSection24(answers) && !twentyForGoods.includes(state) ? 40 : 20
}

/** Whether somebody has to register, as a person would read the sections one after the other. */
function answerByLaw(answers: Answers): string {
  const { supplies = '', special, marketplace, reach, turnover = '' } = answers
  const limit = limitByLaw(answers)
  if (supplies === 'exempt') return 'not-by-law'
  if (supplies === 'buyers-pay') return 'not-by-law'
  if (special !== 'none') return 'must'
  const isSellerOfGoods = supplies !== 'services'
  if (isSellerOfGoods && reach === 'goods-out') return 'must'
  if (isSellerOfGoods && marketplace === 'yes' && reach === 'handicrafts-out') return 'must'
  if (turnover.startsWith('above')) return `must ${limit}`
  return isSellerOfGoods && reach === 'handicrafts-out' ? `depends ${limit}` : `not-by-law ${limit}`
}

test('all combinations of answers lead to one outcome each, and it is the one of the law', () => {
  expect(all).toHaveLength((4 * 2 + 2) * 5 * 2 * 3 * states.length)
  const wrong = all.filter((answers) => {
    const decided = decide(decision, answers)
    if (decided.kind !== 'outcome') return true
    const { answer } = record.outcomes.find(({ id }) => id === decided.id)!
    const limit = decided.limit === undefined ? '' : ` ${decided.limit / 100_000}`
    return answer + limit !== answerByLaw(answers)
  })
  expect(wrong).toEqual([])
})

test('nobody is asked more than six questions, and answers that were not asked for change nothing', () => {
  for (const { answers, decided } of waysThrough(decision, states)) {
    expect(Object.keys(answers).length).toBeLessThanOrEqual(6)
    expect(follow(decision, answers).decided).toEqual(decided)
  }
  for (const answers of all) expect(follow(decision, answers).decided).toEqual(decide(decision, answers))
})

describe.each(Object.entries(checks))('the check "%s"', (_, check) => {
  const table = resolve(check)
  const ways = [...waysThrough(table, states)]

  test('leads every path of answers to an outcome, and no other questions are asked on the way', () => {
    expect(ways.filter(({ decided }) => decided.kind !== 'outcome')).toEqual([])
    for (const { answers, decided } of ways)
      expect(follow(table, answers)).toEqual({ asked: Object.keys(answers), answers, decided })
  })

  test('reaches every outcome, asks every question and gives every answer a use', () => {
    const reached = ways.map(({ decided }) => (decided.kind === 'outcome' ? decided.id : ''))
    expect([...new Set(reached)].sort()).toEqual(check.outcomes.map(({ id }) => id).sort())
    for (const { id, choices } of check.questions)
      for (const choice of choices)
        expect(
          ways.some(({ answers }) => answers[id] === choice.id),
          `${id}: ${choice.id}`,
        ).toBe(true)
  })

  test('asks for the state and the turnover only where it has limits', () => {
    const asksState = ways.some(({ answers }) => 'state' in answers || 'turnover' in answers)
    expect(asksState).toBe(check.turnover !== undefined)
  })
})

describe('a visitor', () => {
  const asked = (answers: Answers) => follow(decision, answers).asked

  test('who sells services is asked neither of marketplaces nor of where goods go', () => {
    expect(asked({ supplies: 'services', special: 'none' })).toEqual(['supplies', 'special', 'state'])
  })

  test('who changes an answer is asked only what the new one leads to', () => {
    const before = { supplies: 'goods', special: 'none', marketplace: 'no', reach: 'own-state', state: 'TN' }
    expect(follow(decision, { ...before, supplies: 'exempt' })).toMatchObject({
      asked: ['supplies'],
      answers: { supplies: 'exempt' },
    })
  })

  describe('whose limit changes is asked for the turnover again', () => {
    const before = { supplies: 'goods', special: 'none', marketplace: 'no', reach: 'own-state', state: 'KA' }
    const small = { ...before, turnover: 'up-to-40-lakh' }
    test.each([
      ['as it was', {}, 'not-by-law'],
      ['another state with the same limit', { state: 'TN' }, 'not-by-law'],
      ['a state with ₹20 lakh for goods', { state: 'TS' }, undefined],
      ['a state with ₹10 lakh', { state: 'MZ' }, undefined],
      ['services as well as goods', { supplies: 'both' }, undefined],
    ])('%s', (_, change, wanted) => {
      const { asked, answers, decided } = follow(decision, { ...small, ...change })
      expect(asked.at(-1)).toBe('turnover')
      expect(decided.kind === 'outcome' ? record.outcomes.find(({ id }) => id === decided.id)!.answer : undefined).toBe(
        wanted,
      )
      expect(answers['turnover']).toBe(wanted && 'up-to-40-lakh')
    })
    test('by a link that does not name the limit of the answer', () => {
      const read = (query: string) =>
        readAnswers(decision, states, (question) => new URLSearchParams(query).get(question))
      const query = new URLSearchParams(before).toString()
      expect(read(`${query}&turnover=up-to-40-lakh`)['turnover']).toBe('up-to-40-lakh')
      expect(read(`${query}&turnover=up-to`)['turnover']).toBeUndefined()
      expect(read(`${query}&turnover=up-to-20-lakh`)['turnover']).toBeUndefined()
    })
  })

  test('whose address holds what is no answer is asked again', () => {
    const query = new Map([
      ['supplies', 'goods'],
      ['special', 'constructor'],
      ['state', 'ZZ'],
    ])
    const answers = readAnswers(decision, states, (question) => query.get(question))
    expect(Object.entries(answers).filter(([, answer]) => answer !== undefined)).toEqual([['supplies', 'goods']])
  })
})
