import { findSlab } from '#src/rules/arithmetic/tariff.ts'
import { evaluate } from '#src/rules/evaluate.ts'
import { toPaise } from '#src/rules/money.ts'
import type { Rule } from '#src/rules/rule.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry } from '../../model/records.ts'
import type { KeyPath, Report } from '../../problem/problem.ts'

/** A figure of 0, which is a lost digit unless an example comes out at 0 by it. */
export function checkZeroFigures(entry: Entry<Rule>, report: Report): void {
  for (const { path, isShownBy } of zerosIn(entry.value)) {
    const isShown = entry.value.examples.some(
      (example) => isShownBy(example.in) && comesOutAtZero(entry.id, entry.value, example),
    )
    if (isShown) continue
    report({
      code: 'wrong-value',
      message: `Rule "${entry.id}" says that nothing is due here (0), and no example shows it.`,
      place: placeIn(entry, path),
      hint: 'Look for a missing digit. If nothing is due, add an example whose amount is 0.',
    })
  }
}

type Example = Rule['examples'][number]

interface Zero {
  path: KeyPath
  isShownBy: (given: Example['in']) => boolean
}

function* zerosIn(rule: Rule): Generator<Zero> {
  if (rule.kind === 'fees')
    for (const [row, { figures: { fees } = { fees: {} } }] of rule.rows.entries())
      for (const [item, { amount }] of Object.entries(fees))
        if (amount === 0)
          yield {
            path: ['rows', row, 'figures', 'fees', item, 'amount'],
            isShownBy: (given) => given.item === item,
          }
  if (rule.kind === 'slabs' || rule.kind === 'late-fee' || rule.kind === 'late-return-fee')
    for (const [row, { figures }] of rule.rows.entries())
      yield* zeroSlabs(figures?.slabs ?? [], ['rows', row, 'figures'])
}

interface Slab {
  upTo?: number
  below?: number
  amount?: number
  perDay?: number
}

function* zeroSlabs(slabs: readonly Slab[], at: KeyPath): Generator<Zero> {
  for (const [index, slab] of slabs.entries()) {
    const key = (['amount', 'perDay'] as const).find((name) => slab[name] === 0)
    if (key === undefined) continue
    yield {
      path: [...at, 'slabs', index, key],
      isShownBy: ({ amount, turnover }) => findSlab(slabs, toPaise(amount ?? turnover ?? NaN)) === slab,
    }
  }
}

/** Whether an example shows the figure, and not that something was in time. */
function comesOutAtZero(id: string, rule: Rule, { in: given, out }: Example): boolean {
  const result = evaluate(id, rule, given)
  return out.amount === 0 && result.kind === 'sum' && !result.steps.some(({ step }) => step === 'in-time')
}
