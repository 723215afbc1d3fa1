import type { Rule } from '#src/rules/rule.ts'

/** Where figures may be used: in results; on pages and in feeds next to their doubt; or nowhere. */
type Reach = 'computed' | 'shown-with-doubt' | 'words'

const reaches = { high: 'computed', medium: 'shown-with-doubt', low: 'words' } as const

/**
 * Where the figures of a row, a state or an extension may be used. Pages, calculators and feeds all
 * ask here.
 */
export function reachOf({ confidence }: { confidence: 'high' | 'medium' | 'low' }): Reach {
  return reaches[confidence]
}

/**
 * What a page does with a rule: it computes with it, or shows its figures next to their doubt, as a
 * table, a calendar or a marked estimate does.
 */
type Purpose = 'compute' | 'show'

const open: Readonly<Record<Purpose, readonly Reach[]>> = {
  compute: ['computed'],
  show: ['computed', 'shown-with-doubt'],
}

/**
 * A rule as a page may use it. Rows whose figures may not be used lose them, so that the engine
 * answers with their doubt in words and the page does not contain the figures. Notices of pending
 * changes are words only and stay.
 */
export function ruleFor<One extends Rule>(purpose: Purpose, rule: One): One
// The type does not tell a row without figures from a row.
export function ruleFor(purpose: Purpose, rule: Rule): unknown {
  const isOpen = (one: Parameters<typeof reachOf>[0]) => open[purpose].includes(reachOf(one))
  const rows: readonly Rule['rows'][number][] = rule.rows
  return {
    ...rule,
    rows: rows.map((row) => {
      const { figures, ...words } = row
      if (figures === undefined || !isOpen(row)) return words
      if (!('states' in figures)) return row
      const states = Object.entries(figures.states).map(([code, state]) => {
        const { confidence, doubt } = state
        return [code, isOpen(state) ? state : { confidence, ...(doubt === undefined ? {} : { doubt }) }]
      })
      return { ...row, figures: { ...figures, states: Object.fromEntries(states) } }
    }),
  }
}
