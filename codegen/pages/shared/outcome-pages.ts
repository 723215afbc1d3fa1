import { once } from '../../lib/once.ts'
import type { GstDecision } from '#generated/records.ts'
import { findLimit, formatLimit, stateQuestion, waysThrough } from '#src/rules/decide.ts'
import type { Answers } from '#src/rules/decide.ts'
import type { Standing } from '#src/rules/result.ts'
import { groupBy } from '../../lib/group-by.ts'
import { getRecord, present } from '../../lib/present.ts'
import { resolveDecision } from '../../model/rules/gst-decision.ts'
import type { ResolvedDecision } from '../../model/rules/gst-decision.ts'
import type { SiteData } from '../../model/records.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import type { PlanContext } from './context.ts'
import { ruleFor } from './rules/rule-for.ts'

type OutcomeRecord = GstDecision['outcomes'][number]

/** One page of an outcome, for one limit if the outcome depends on turnover. */
export interface OutcomePage {
  slug: string
  outcome: OutcomeRecord
  heading: string
  /** In rupees. */
  limit?: number
  /** The purpose of the limit, and the codes of its states. */
  holds: readonly { label: string; states: readonly string[] }[]
  law: Omit<Standing, 'doubt' | 'confidence'>
  doubts: readonly string[]
}

export interface PlannedDecision {
  decision: ResolvedDecision
  pages: readonly OutcomePage[]
}

/** The decision with its limits, and its pages in the order of the law. */
export function planDecision({ data, basis, memo }: PlanContext): PlannedDecision {
  const decision = decisionOf(data)
  // Follows all paths through the questions, in every state.
  const pages = memo('outcome pages', basis, () =>
    pagesOf(data.singles.gstDecision.value, decision, [...data.catalogue.states.keys()]),
  )
  return { decision, pages }
}

const decisionOf = once(({ catalogue: { states, rules }, singles }: SiteData) =>
  resolveDecision(singles.gstDecision.value, {
    ruleOf: (id) => ruleFor('show', getRecord(rules, id).value),
    states: [...states.keys()],
    on: singles.site.value.figuresAsOf,
  }),
)

function pagesOf({ outcomes }: GstDecision, decision: ResolvedDecision, states: readonly string[]): OutcomePage[] {
  const ways = [...waysThrough(decision, states)]
  return outcomes.flatMap((outcome) => {
    const own = ways.flatMap(({ answers, decided }) =>
      decided.kind === 'outcome' && decided.id === outcome.id ? [{ ...decided, answers }] : [],
    )
    return [...groupBy(own, ({ slug }) => slug)].map(([slug, same]) => ({
      slug,
      outcome,
      ...outcomePage(outcome, same, decision),
    }))
  })
}

function outcomePage(
  outcome: OutcomeRecord,
  ways: readonly { answers: Answers; limit?: number }[],
  decision: ResolvedDecision,
): Omit<OutcomePage, 'slug' | 'outcome'> {
  const limit = ways[0]?.limit
  const reached = limit === undefined ? [] : limitsOf(ways, decision)
  const [standing] = reached.flatMap(({ sums }) => sums)
  const { authority, source, checkedOn } = present(outcome.law ?? standing, `the law of the outcome "${outcome.id}"`)
  const doubts = [outcome.law?.doubt, ...reached.flatMap(({ sums }) => sums.map(({ doubt }) => doubt))]
  return {
    heading: fillLimit(outcome.heading, limit),
    ...(limit === undefined ? {} : { limit }),
    holds: reached.map(({ label, states }) => ({ label, states })),
    law: { authority, source, checkedOn },
    doubts: [...new Set(doubts.filter((doubt) => doubt !== undefined))],
  }
}

/** The limits that decide these ways, each with the states for which it does. */
function limitsOf(ways: readonly { answers: Answers }[], { limits }: ResolvedDecision) {
  const byLimit = groupBy(ways, ({ answers }) => findLimit(limits, answers))
  return limits.flatMap((limit) => {
    const states = [...new Set(byLimit.get(limit)?.flatMap(({ answers }) => answers[stateQuestion] ?? []))]
    const sums = states.flatMap((state) => limit.byState.get(state) ?? [])
    return states.length === 0 ? [] : [{ label: limit.label, states, sums }]
  })
}

export function fillLimit(text: string, limit: number | undefined): string {
  return limit === undefined ? text : fillTokens(text, { limit: formatLimit(limit) })
}

/** The names of states, or of those left out if they are more than half of all states. */
export function namesOfStates(codes: readonly string[], data: SiteData): string {
  const { states } = data.catalogue
  const all = [...states.keys()]
  const { all: every, others: except } = data.singles['page:gst-check'].value.limits
  const names = (list: readonly string[]) => list.map((code) => getRecord(states, code).value.name).join(', ')
  if (codes.length * 2 <= all.length) return names(codes)
  const left = all.filter((code) => !codes.includes(code))
  return left.length === 0 ? every : `${except} ${names(left)}`
}
