import type { Rule } from '#src/rules/rule.ts'

/**
 * How far the figures of something go: into results, onto pages and into feeds next to their doubt,
 * or nowhere.
 */
type Reach = 'computed' | 'shown-with-doubt' | 'words'

const reaches = { high: 'computed', medium: 'shown-with-doubt', low: 'words' } as const

/**
 * How far the figures of a row, a state or an extension go. Pages, calculators and feeds ask here
 * and nowhere else.
 */
export function reachOf({ confidence }: { confidence: 'high' | 'medium' | 'low' }): Reach {
  return reaches[confidence]
}

/**
 * What a page does with a rule: computes with it, or shows its figures next to their doubt, as a
 * table, a calendar or a marked estimate does.
 */
type Purpose = 'compute' | 'show'

const open: Readonly<Record<Purpose, readonly Reach[]>> = {
  compute: ['computed'],
  show: ['computed', 'shown-with-doubt'],
}

/**
 * A rule as a page may have it: rows whose figures do not reach that far have none, so that the
 * engine answers with their doubt in words and the figures are not in the page at all. Notices of
 * what is pending hold words alone and stay.
 */
export function ruleFor<One extends Rule>(purpose: Purpose, rule: One): One
// That a row without its figures is a row is known to no compiler.
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
