import { formatPaise, toPaise } from '#src/rules/money.ts'
import type { Result } from '#src/rules/result.ts'
import type { Rule } from '#src/rules/rule.ts'
import { formatDate } from '../texts/format.ts'

/** An answer as an example writes it. */
type Out = Rule['examples'][number]['out']

const reasons: Readonly<Record<string, string>> = {
  'no-row': 'no answer, for there is no rule for that day',
  ended: 'no answer, for the rule has ended',
  unsettled: 'no answer, for it is not settled',
  'no-slab': 'no answer, for no figure is known there',
  'not-due': 'that nothing is due',
}

/** What the engine found, in the form of an example. */
export function outOf(result: Result): Out {
  if (result.kind === 'day') return { due: result.due }
  if (result.kind === 'sum') {
    const [other] = result.others
    return { amount: result.paise / 100, ...(other === undefined ? {} : { other: other.paise / 100 }) }
  }
  return result.why === 'missing' ? {} : { unknown: result.why }
}

/** An answer in an operator's words: ₹2,000, or ₹150 by the other reading. */
export function describeAnswer({ amount, other, due, unknown }: Out): string {
  if (unknown !== undefined) return reasons[unknown] ?? unknown
  if (due !== undefined) return formatDate(due)
  const sum = amount === undefined ? 'no sum' : formatPaise(toPaise(amount))
  return other === undefined ? sum : `${sum}, and ${formatPaise(toPaise(other))} by the other reading`
}
