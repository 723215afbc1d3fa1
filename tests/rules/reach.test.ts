import { describe, expect, test } from 'vitest'
import { isUsable, ruleFor } from '../../codegen/model/rules/rule-for.ts'
import { evaluate } from '../../src/rules/evaluate.ts'
import { readRule, readRuleOf, ruleIds } from '../helpers/project/rules.ts'

describe('how far figures go', () => {
  test('is decided by their confidence', () => {
    const levels = ['high', 'medium', 'low'] as const
    expect(levels.map((confidence) => isUsable('compute', { confidence }))).toEqual([true, false, false])
    expect(levels.map((confidence) => isUsable('show', { confidence }))).toEqual([true, true, false])
  })

  test.each(ruleIds)('%s: nothing below high is computed with, and no low figure leaves', (id) => {
    const rule = readRule(id)
    for (const row of ruleFor('compute', rule).rows)
      if (row.confidence !== 'high') expect(row).not.toHaveProperty('figures')
    for (const row of ruleFor('show', rule).rows)
      if (row.confidence === 'low') expect(row).not.toHaveProperty('figures')
    for (const row of rule.rows) if (row.confidence !== 'high') expect(row.doubt).toBeDefined()
  })

  test('a rule in doubt is answered with its doubt by who computes, and with its figure by who shows', () => {
    const id = 'due-dates/roc/aoc-4'
    const rule = readRuleOf('due-date', id)
    const given = { period: '2026-09-30' }
    const answer = evaluate(id, ruleFor('compute', rule), given)
    expect(answer).toMatchObject({ kind: 'unknown', why: 'unsettled', doubt: rule.rows[0]!.doubt })
    expect(evaluate(id, ruleFor('show', rule), given)).toMatchObject({ due: '2026-10-30', confidence: 'medium' })
  })

  test('a state whose stamp duty is not sure keeps its doubt and loses its figures', () => {
    const rule = structuredClone(readRuleOf('duties', 'prices/stamp-duty-incorporation'))
    const { doubt } = rule.rows[0]!.figures!.states['MH']!
    Object.assign(rule.rows[0]!.figures!.states['MH']!, { confidence: 'low' })
    const states = ruleFor('show', rule).rows[0]!.figures!.states
    expect(states['MH']).toEqual({ confidence: 'low', doubt })
    expect(states['DL']).toHaveProperty('memorandum', 200)
  })

  test('what is pending is in no figure', () => {
    const rule = readRuleOf('late-fee', 'gst/gstr-3b-late-fee')
    const given = { period: '2026-10', due: '2026-11-20', filed: '2026-11-30', turnover: 1_000_000 }
    expect(evaluate('x', ruleFor('compute', rule), given)).toMatchObject({ paise: 500_00 })
    expect(rule.pending?.[0]?.note).toContain('not in force')
  })
})
