import { fixedFee } from '#src/rules/arithmetic/fees.ts'
import { findLimit, formatLimit, stateQuestion, waysThrough } from '#src/rules/decide.ts'
import { formatRupees } from '../../model/texts/format.ts'
import type { Entry, SiteData } from '../../model/records.ts'
import { getRecord, present } from '../../lib/present.ts'
import type { PlanContext } from './context.ts'
import { ruleFor } from '../../model/rules/rule-for.ts'
import { once, onceByText } from '../../lib/once.ts'
import type { Decision } from '#generated/records.ts'
import type { Answers } from '#src/rules/decide.ts'
import { groupBy } from '../../lib/group-by.ts'
import { resolveDecision } from '../../model/rules/resolve-decision.ts'
import type { ResolvedDecision } from '../../model/rules/resolve-decision.ts'
import { fillTokens } from '../../model/texts/tokens.ts'

/** The check to which the pages of cities and states lead. */
export const checkOfPlaces = ({ catalogue, singles }: SiteData): Entry<Decision> =>
  getRecord(catalogue.checks, singles['page:check'].value.places.check)

/** The government's fee for what a check is about, from its rule. */
export function governmentFee(check: Decision, { data }: Pick<PlanContext, 'data'>): string | undefined {
  if (!check.governmentFee) return undefined
  const { rule: id, item } = check.governmentFee
  const rule = ruleFor('compute', getRecord(data.catalogue.rules, id).value)
  const fee = rule.kind === 'fees' ? fixedFee(rule, { on: data.singles.site.value.figuresAsOf, item }) : undefined
  return formatRupees(present(fee?.kind === 'sum' ? fee : undefined, `fee "${item}" of rule "${id}"`).paise / 100)
}

type OutcomeRecord = Decision['outcomes'][number]
type Law = Pick<NonNullable<OutcomeRecord['law']>, 'authority' | 'source' | 'checkedOn'>

export type OutcomePage = ReturnType<typeof outcomePage>

type Context = Pick<PlanContext, 'data' | 'units' | 'source'>

const planned = once(
  (context: Context) =>
    new Map([...context.data.catalogue.checks.values()].map((check) => [check.value, makePlan(check, context)])),
)

/** All ways through a check, whatever its language. */
const waysOf = once((source: SiteData) =>
  onceByText((id) => [...waysThrough(resolve(getRecord(source.catalogue.checks, id).value, source), statesOf(source))]),
)

const statesOf = ({ catalogue }: SiteData) => [...catalogue.states.keys()]

const resolve = (check: Decision, data: SiteData) =>
  resolveDecision(check, {
    ruleOf: (id) => ruleFor('show', getRecord(data.catalogue.rules, id).value),
    states: statesOf(data),
    on: data.singles.site.value.figuresAsOf,
  })

/** A check with its limits, the pages of its outcomes in the order of the law, and its length. */
export const planDecision = (check: Decision, context: Context) =>
  present(planned(context).get(check), 'plan of the check')

function makePlan({ id, value: check }: Entry<Decision>, context: Context) {
  const { catalogue } = context.data
  const decision = resolve(check, context.data)
  const ways = waysOf(context.source)(id)
  const pages = check.outcomes.flatMap((outcome) => {
    const own = ways.flatMap(({ answers, decided }) =>
      decided.kind === 'outcome' && decided.id === outcome.id ? [{ ...decided, answers }] : [],
    )
    const fact = outcome.fact === undefined ? undefined : getRecord(catalogue.facts, outcome.fact).value
    const law = outcome.law ?? fact
    return [...groupBy(own, ({ slug }) => slug).values()].map((same) =>
      outcomePage({ outcome, law }, same, { decision, ...context }),
    )
  })
  // The longest path.
  const most = Math.max(...ways.map(({ answers }) => Object.keys(answers).length))
  return { decision, pages, most }
}

interface Way {
  slug: string
  limit?: number
  answers: Answers
}

/** One page of an outcome, for one limit, in rupees, if the outcome depends on turnover. */
function outcomePage(
  { outcome, law }: { outcome: OutcomeRecord; law: Law | undefined },
  ways: [Way, ...Way[]],
  { decision, units }: Context & { decision: ResolvedDecision },
) {
  const [{ slug, limit }] = ways
  const reached = limit === undefined ? [] : limitsOf(ways, decision)
  const [standing] = reached.flatMap(({ sums }) => sums)
  const { authority, source, checkedOn } = present(law ?? standing, `the law of the outcome "${outcome.id}"`)
  const doubts = [outcome.law?.doubt, ...reached.flatMap(({ sums }) => sums.map(({ doubt }) => doubt))]
  return {
    slug,
    outcome,
    heading: fillLimit(outcome.heading, limit, { units }),
    limit,
    // The purpose of the limit, and the codes of its states.
    holds: reached.map(({ label, states }) => ({ label, states })),
    law: { authority, source, checkedOn },
    doubts: [...new Set(doubts.filter((doubt) => doubt !== undefined))],
  }
}

/** The limits that decide these ways, each with the states for which it does. */
function limitsOf(ways: readonly Way[], { limits }: ResolvedDecision) {
  const byLimit = groupBy(ways, ({ answers }) => findLimit(limits, answers))
  return limits.flatMap((limit) => {
    const states = [...new Set(byLimit.get(limit)?.flatMap(({ answers }) => answers[stateQuestion] ?? []))]
    const sums = states.flatMap((state) => limit.byState.get(state) ?? [])
    return states.length === 0 ? [] : [{ label: limit.label, states, sums }]
  })
}

/** A text with the limit of its outcome, if it has one. */
export function fillLimit(text: string, limit: number | undefined, { units }: Pick<PlanContext, 'units'>): string {
  return limit === undefined ? text : fillTokens(text, { limit: formatLimit(limit, units.lakh) })
}

/** The names of states, or of those left out if they are more than half of all states. */
export function namesOfStates(codes: readonly string[], data: SiteData): string {
  const { states } = data.catalogue
  const all = [...states.keys()]
  const { all: every, others: except } = data.singles['page:check'].value.limits
  const names = (list: readonly string[]) => list.map((code) => getRecord(states, code).value.name).join(', ')
  if (codes.length * 2 <= all.length) return names(codes)
  const left = all.filter((code) => !codes.includes(code))
  return left.length === 0 ? every : `${except} ${names(left)}`
}
