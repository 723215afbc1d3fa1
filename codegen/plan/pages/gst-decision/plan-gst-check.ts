import { decide, formatLimit, questionsOf, turnoverQuestion } from '#src/rules/decide.ts'
import type { Answers, Turnover } from '#src/rules/decide.ts'
import type { PlanContext } from '../../context.ts'
import type { GstCheckPayload } from '../../payloads/gst-pages.ts'
import { planSinglePage } from '../plan-single-page.ts'
import type { RoutePlan } from '../../route-plan.ts'
import { present } from '../../../lib/present.ts'
import { namesOfStates } from './names-of-states.ts'
import { planDecision } from './outcome-pages.ts'
import type { PlannedDecision } from './outcome-pages.ts'

/** The page that asks whether somebody has to register for GST. */
export function planGstCheck(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:gst-check']
  const { questions } = context.data.singles.gstDecision.value
  return planSinglePage(
    {
      kind: 'gst-check',
      entry,
      seo: entry.value.seo,
      anchors: [...questions.map(({ id }) => id), 'limits'],
      breadcrumbs: gstCheckTrail(context),
      payload: () => gstCheckPayload(context),
    },
    context,
  )
}

/** The way to the questions, whose last step has no address on the page itself. */
export function gstCheckTrail({ crumbs, data }: PlanContext) {
  return [crumbs.home, crumbs.cities, { label: data.singles['page:gst-check'].value.heading }]
}

function gstCheckPayload(context: PlanContext): GstCheckPayload {
  const { data, show } = context
  const { outcome: _, cityLink: __, link: ___, ...page } = data.singles['page:gst-check'].value
  const { questions, state, turnover } = data.singles.gstDecision.value
  const planned = planDecision(data)
  const { decision, pages } = planned
  return {
    page: show(page),
    questions,
    state: { ...state, options: [...data.catalogue.states].map(([code, { value }]) => ({ code, name: value.name })) },
    turnover,
    decision: {
      outcomes: decision.outcomes.map(({ id, if: condition, turnover: side }) => ({
        id,
        if: condition,
        ...(side === undefined ? {} : { turnover: side }),
      })),
      limits: decision.limits.map(({ if: condition, usual, others }) => ({ if: condition, usual, others })),
    },
    outcomes: Object.fromEntries(
      pages.map(({ slug, heading, outcome }) => [slug, { heading, answer: outcome.answer }]),
    ),
    leads: leadsOf(planned),
    limits: limitRows(planned, context),
    chatHref: context.chat(page.form.chatText),
    newTabNote: context.contact.newTabNote,
    breadcrumbs: gstCheckTrail(context),
  }
}

/** Where each answer leads, where all questions before it had their usual answers, which are the first ones. */
function leadsOf({ decision }: PlannedDecision): GstCheckPayload['leads'] {
  const usual = (before: number): Answers =>
    Object.fromEntries(decision.questions.slice(0, before).map(({ id, choices }) => [id, choices[0]?.id]))
  return Object.fromEntries(
    decision.questions.map(({ id, choices }, index) => [
      id,
      Object.fromEntries(
        choices.map((choice) => {
          const decided = decide(decision, { ...usual(index), [id]: choice.id })
          return [
            choice.id,
            decided.kind === 'outcome' ? { outcome: decided.slug } : { question: nextOf(index, decision) },
          ]
        }),
      ),
    ]),
  )
}

function nextOf(index: number, decision: PlannedDecision['decision']): string {
  return questionsOf(decision)[index + 1] ?? turnoverQuestion
}

/** Each limit with its states, and the outcomes on both sides of it for who sells inside the state alone. */
function limitRows({ decision }: PlannedDecision, { data }: PlanContext): GstCheckPayload['limits'] {
  return decision.limits.map(({ label, if: condition, byState }) => {
    const groups = new Map<number, string[]>()
    for (const [state, { paise }] of byState) groups.set(paise / 100, [...(groups.get(paise / 100) ?? []), state])
    const rows = [...groups].sort(([a], [b]) => b - a)
    const side = (state: string, turnover: Turnover) => {
      const usual = decision.questions.map(({ id, choices }) => [id, condition[id]?.[0] ?? choices[0]?.id])
      const decided = decide(decision, { ...Object.fromEntries(usual), state, turnover })
      return present(decided.kind === 'outcome' ? decided.slug : undefined, `outcome of the limit "${label}"`)
    }
    return {
      label,
      rows: rows.map(([limit, states]) => ({
        limit: formatLimit(limit),
        states: namesOfStates(states, data),
        upTo: side(states[0] ?? '', 'up-to'),
        above: side(states[0] ?? '', 'above'),
      })),
    }
  })
}
