import { formatLimit } from '#src/rules/decide.ts'
import { gstOutcomePath } from '../../model/route.ts'
import type { PlanContext } from '../shared/context.ts'
import { planDecision } from '../shared/gst-decision/outcome-pages.ts'
import type { StatePayload } from './payload.ts'

/** The turnover above which each kind of seller of a state registers, as the rules have it, and what binds at any turnover. */
export function stateLimits(code: string, { data }: PlanContext): Pick<StatePayload, 'limits' | 'always'> {
  const { decision, pages } = planDecision(data)
  return {
    limits: decision.limits.flatMap(({ label, byState }) => {
      const sum = byState.get(code)
      return sum === undefined ? [] : [{ label, value: formatLimit(sum.paise / 100) }]
    }),
    always: pages.flatMap(({ slug, heading, limit, outcome }) =>
      outcome.answer === 'must' && limit === undefined ? [{ href: gstOutcomePath(slug), label: heading }] : [],
    ),
  }
}
