import type { Decision, Rule } from '#generated/records.ts'
import type { DecisionTable, Limit } from '#src/rules/decide.ts'
import { evaluate } from '#src/rules/evaluate.ts'
import type { KnownSum } from '#src/rules/result.ts'

/** A limit as its rule gives it for each state, with what that rests on. */
interface ResolvedLimit extends Limit {
  label: string
  /** The limit of each state in rupees, and where the law says it. */
  byState: ReadonlyMap<string, KnownSum>
}

export interface ResolvedDecision extends DecisionTable {
  limits: readonly ResolvedLimit[]
}

interface Law {
  /** The rule of an id, with the figures that a page may show. */
  ruleOf: (id: string) => Rule | undefined
  states: readonly string[]
  /** The day for which the limits are asked. */
  on: string
}

/** The decision with its limits computed. A state without a limit is left out. */
export function resolveDecision({ questions, turnover, outcomes }: Decision, law: Law): ResolvedDecision {
  return { questions, outcomes, limits: (turnover?.limits ?? []).map((limit) => resolveLimit(limit, law)) }
}

function resolveLimit(
  limit: NonNullable<Decision['turnover']>['limits'][number],
  { ruleOf, states, on }: Law,
): ResolvedLimit {
  const { if: condition, label, rule: id, item } = limit
  const rule = ruleOf(id)
  const byState = new Map<string, KnownSum>()
  for (const state of states) {
    const result = rule && evaluate(id, rule, { on, item, state })
    if (result?.kind === 'sum') byState.set(state, result)
  }
  const rupees = [...byState].map(([state, { paise }]) => [state, paise / 100] as const)
  const usual = commonest(rupees.map(([, limit]) => limit))
  return {
    if: condition,
    label,
    byState,
    usual,
    others: Object.fromEntries(rupees.filter(([, limit]) => limit !== usual)),
  }
}

/** The number that comes most often in a list, the larger of two that come equally often. */
function commonest(numbers: readonly number[]): number {
  const count = (one: number) => numbers.filter((other) => other === one).length
  return numbers.reduce((best, one) => {
    const more = count(one) - count(best)
    return more > 0 || (more === 0 && one > best) ? one : best
  }, 0)
}
