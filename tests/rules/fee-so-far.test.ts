import { expect, test } from 'vitest'
import { feeSoFar } from '#src/rules/fee-so-far.ts'
import type { FeeRule } from '#src/rules/fee-so-far.ts'
import { readData } from '../helpers/project/read-data.ts'

const ruleOf = (id: string) => readData(`rules/${id}.yaml`) as FeeRule
const october = { period: '2026-10', due: '2026-11-20' }

test.each([
  ['2026-11-20', undefined],
  ['2026-11-28', { least: 40_000, most: 40_000, nil: 16_000 }],
  // The turnover decides once the lowest limit is reached.
  ['2027-02-28', { least: 200_000, most: 500_000, nil: 50_000 }],
])('the late fee of a GSTR-3B filed on %s', (filed, fee) => {
  expect(feeSoFar(ruleOf('gst/gstr-3b-late-fee'), october, filed)).toEqual(fee)
})

test('a statement of TDS costs the same for everybody, up to the tax', () => {
  const fee = feeSoFar(ruleOf('tds/late-statement-fee'), { period: '2026-27-Q2', due: '2026-10-31' }, '2026-11-28')
  expect(fee).toEqual({ least: 560_000, most: 560_000 })
})

test('a limit by what only the payer knows, or a figure that is not sure, gives no sum', () => {
  const missed = { period: '2024-25', due: '2025-12-31' }
  expect(feeSoFar(ruleOf('gst/gstr-9-late-fee'), missed, '2026-11-28')).toBeUndefined()
  const { rows, ...rule } = ruleOf('gst/gstr-3b-late-fee')
  const doubted = { ...rule, rows: rows.map((row) => ({ ...row, confidence: 'medium' as const })) }
  expect(feeSoFar(doubted, october, '2026-11-28')).toBeUndefined()
})
