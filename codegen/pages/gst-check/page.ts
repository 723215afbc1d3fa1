import { decide, formatLimit, questionsOf, turnoverAnswer, turnoverQuestion } from '#src/rules/decide.ts'
import type { Answers, Turnover } from '#src/rules/decide.ts'
import type { PlanContext } from '../shared/context.ts'
import type { GstCheckPayload } from '#src/pages/gst-check/payload.ts'
import { groupBy } from '../../lib/group-by.ts'
import { getRecord, present } from '../../lib/present.ts'
import { fixedPaths, servicePath } from '../../model/route.ts'
import { basicBillOf, billLabels } from '../topics/prices/prices.ts'
import { namesOfStates, planDecision } from '../shared/plan-decision.ts'
import type { ResolvedDecision } from '../../model/rules/gst-decision.ts'
import { singlePage } from '../page.ts'

export const gstCheck = singlePage('gst-check', {
  more: ({ data }) => ({ anchors: [...data.singles.gstDecision.value.questions.map(({ id }) => id), 'limits'] }),
  payload: gstCheckPayload,
  card: ({ page, limits }) => ({
    heading: page.heading,
    facts: limits.flatMap(({ label, rows: [first] }) => (first ? [{ value: first.limit, label }] : [])),
  }),
})

function gstCheckPayload(context: PlanContext): GstCheckPayload {
  const { data, show, crumbs } = context
  const { outcome: _, cityLink: __, link: ___, ...page } = data.singles['page:gst-check'].value
  const { questions, state, turnover, service: id } = data.singles.gstDecision.value
  const service = getRecord(data.catalogue.services, id)
  const { decision, pages } = planDecision(data)
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
    leads: leadsOf(decision),
    limits: limitRows(decision, context),
    bill: basicBillOf(service, context),
    billLabels: billLabels(context),
    address: context.origin + fixedPaths['gst-check'],
    start: servicePath(id),
    chatHref: context.chat(page.form.chatText),
    newTabNote: context.contact.newTabNote,
    breadcrumbs: [crumbs.home, crumbs.cities, { label: page.heading }],
  }
}

/** Where each answer leads if all questions before it had their usual answers, the first ones. */
function leadsOf(decision: ResolvedDecision): GstCheckPayload['leads'] {
  const { questions } = decision
  const usual = (before: number): Answers =>
    Object.fromEntries(questions.slice(0, before).map(({ id, choices }) => [id, choices[0]?.id]))
  const leadOf = (index: number, question: string, answer: string) => {
    const decided = decide(decision, { ...usual(index), [question]: answer })
    if (decided.kind === 'outcome') return { outcome: decided.slug }
    return { question: questionsOf(decision)[index + 1] ?? turnoverQuestion }
  }
  return Object.fromEntries(
    questions.map(({ id, choices }, index) => [
      id,
      Object.fromEntries(choices.map((choice) => [choice.id, leadOf(index, id, choice.id)])),
    ]),
  )
}

/** Each limit with its states, and the outcomes on both sides of it for sales inside the state. */
function limitRows(decision: ResolvedDecision, { data }: PlanContext): GstCheckPayload['limits'] {
  return decision.limits.map(({ label, if: condition, byState }) => {
    const groups = groupBy([...byState.keys()], (state) => getRecord(byState, state).paise / 100)
    const rows = [...groups].sort(([a], [b]) => b - a)
    const outcomeOf = (state: string, limit: number, side: Turnover) => {
      const usual = decision.questions.map(({ id, choices }) => [id, condition[id]?.[0] ?? choices[0]?.id])
      const turnover = turnoverAnswer(side, limit)
      const decided = decide(decision, { ...Object.fromEntries(usual), state, turnover })
      return present(decided.kind === 'outcome' ? decided.slug : undefined, `outcome of the limit "${label}"`)
    }
    return {
      label,
      rows: rows.map(([limit, states]) => ({
        limit: formatLimit(limit),
        states: namesOfStates(states, data),
        upTo: outcomeOf(states[0], limit, 'up-to'),
        above: outcomeOf(states[0], limit, 'above'),
      })),
    }
  })
}
