import type { KnownSum, Reading, Sum } from './result.ts'
import type { Rule } from './rule.ts'
import type { Selected } from './select-row.ts'

/** A sum as the result of a rule, with the law of its row. */
export function settle(rule: Rule, { standing }: Selected<unknown>, sum: Sum): KnownSum {
  return { kind: 'sum', ...sum, byOrder: rule.byOrder === true, others: [], ...standing }
}

/**
 * The sums by several readings of the law: the portal's comes first, and others are mentioned if
 * they differ.
 */
export function settleReadings(
  rule: Rule,
  row: Selected<unknown>,
  sums: readonly (Sum & { reading: Reading })[],
): KnownSum {
  const [{ reading, paise, steps } = { reading: undefined, paise: 0, steps: [] }, ...rest] = sums
  const others = rest.filter(
    (other, index) => ![paise, ...rest.slice(0, index).map((one) => one.paise)].includes(other.paise),
  )
  return { ...settle(rule, row, { paise, steps }), ...(reading === undefined ? {} : { reading }), others }
}
