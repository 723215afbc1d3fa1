import type { Row, Rule } from '#src/rules/rule.ts'

// A page computes with figures, or shows them next to their doubt, as a table, a calendar or a
// marked estimate does. Other figures are given in words only.
const usable: Readonly<Record<'compute' | 'show', readonly Row['confidence'][]>> = {
  compute: ['high'],
  show: ['high', 'medium'],
}

/** Whether the figures of a row, a state or an extension may be used so: all code asks here. */
export function isUsable(purpose: keyof typeof usable, { confidence }: Pick<Row, 'confidence'>): boolean {
  return usable[purpose].includes(confidence)
}

/**
 * A rule as a page may use it. Rows whose figures may not be used lose them, so that the engine
 * answers with their doubt in words and the page does not contain the figures.
 */
export function ruleFor<One extends Rule>(purpose: keyof typeof usable, rule: One): One
// The type does not tell a row without figures from a row.
export function ruleFor(purpose: keyof typeof usable, rule: Rule): unknown {
  const rows: readonly Row[] = rule.rows
  return {
    ...rule,
    rows: rows.map((row) => {
      const { figures, ...words } = row
      if (figures === undefined || !isUsable(purpose, row)) return words
      if (!('states' in figures)) return row
      const states = Object.entries(figures.states).map(([code, state]) => {
        const { confidence, doubt } = state
        return [code, isUsable(purpose, state) ? state : { confidence, ...(doubt === undefined ? {} : { doubt }) }]
      })
      return { ...row, figures: { ...figures, states: Object.fromEntries(states) } }
    }),
  }
}

/**
 * A rule as calculators and estimators compute with it. A doubtful due day is used: the page marks
 * every sum that follows from it. So is stamp duty, an estimate that the page marks and leaves out
 * of the sum. Doubtful fees and interest stay out of sums.
 */
export function ruleInBook(rule: Rule): Rule {
  const isMarked = rule.kind === 'due-date' || rule.kind === 'duties'
  return { ...ruleFor(isMarked ? 'show' : 'compute', rule), examples: [] }
}
