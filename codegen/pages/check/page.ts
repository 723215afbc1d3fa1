import { decide, formatLimit, turnoverAnswer, waysThrough } from '#src/rules/decide.ts'
import type { Answers, Turnover } from '#src/rules/decide.ts'
import type { Decision } from '#generated/records.ts'
import type { Entry } from '../../model/records.ts'
import type { PlanContext } from '../shared/context.ts'
import type { CheckPayload } from '#src/pages/check/payload.ts'
import { groupBy } from '../../lib/group-by.ts'
import { getRecord, present } from '../../lib/present.ts'
import { checkPath } from '../../model/route.ts'
import { basicBillOf, billLabels } from '../topics/prices/prices.ts'
import { namesOfStates, planDecision } from '../shared/plan-decision.ts'
import type { ResolvedDecision } from '../../model/rules/resolve-decision.ts'
import { recordPages } from '../page.ts'

export const check = recordPages('check', {
  entries: ({ data }) => [...data.catalogue.checks.values()],
  more: (_, entry) => ({
    path: checkPath(entry),
    anchors: [...entry.value.questions.map(({ id }) => id), ...(entry.value.turnover ? ['limits'] : [])],
  }),
  payload: checkPayload,
  card: ({ heading, limits }) => ({
    heading,
    facts: limits.flatMap(({ label, rows: [first] }) => (first ? [{ value: first.limit, label }] : [])),
  }),
})

function checkPayload(context: PlanContext, entry: Entry<Decision>): CheckPayload {
  const { data, show, crumbs } = context
  const { heading, intro, answers, questions, turnover, service } = entry.value
  const { form, list, limits } = data.singles['page:check'].value
  const { decision, pages, most } = planDecision(entry.value, context)
  const path = checkPath(entry)
  return {
    labels: show({ form, list, limits }),
    heading,
    intro,
    answers,
    questions,
    turnover: turnover && {
      ...turnover,
      unit: context.units.lakh,
      state: {
        ...turnover.state,
        options: [...data.catalogue.states].map(([code, { value }]) => ({ code, name: value.name })),
      },
    },
    most,
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
    leads: leadsOf(decision, [...data.catalogue.states.keys()]),
    limits: limitRows(decision, context),
    bill: service === undefined ? undefined : basicBillOf(getRecord(data.catalogue.services, service), context),
    billLabels: billLabels(context),
    path,
    address: context.origin + path,
    chatHref: context.chat(`${form.chatText} ${heading}`),
    newTabNote: context.contact.newTabNote,
    breadcrumbs: [crumbs.home, { label: heading }],
  }
}

/** Where each answer leads on the first path to its question, that of the usual answers. */
function leadsOf(decision: ResolvedDecision, states: readonly string[]): CheckPayload['leads'] {
  const ways = [...waysThrough(decision, states)]
  return Object.fromEntries(
    decision.questions.map(({ id, choices }) => {
      const { answers } = present(
        ways.find((way) => id in way.answers),
        `path to the question "${id}"`,
      )
      const asked = Object.keys(answers)
      const before: Answers = Object.fromEntries(asked.slice(0, asked.indexOf(id)).map((one) => [one, answers[one]]))
      const leadOf = (answer: string) => {
        const decided = decide(decision, { ...before, [id]: answer })
        return decided.kind === 'ask' ? { question: decided.question } : { outcome: slugOf(decided) }
      }
      return [id, Object.fromEntries(choices.map((choice) => [choice.id, leadOf(choice.id)]))]
    }),
  )
}

/** The slug of an outcome. A check without mistakes leads to no other end. */
const slugOf = (decided: ReturnType<typeof decide>) =>
  present(decided.kind === 'outcome' ? decided.slug : undefined, 'outcome of a check')

/** Each limit with its states, and the outcomes on both sides of it for sales inside the state. */
function limitRows(decision: ResolvedDecision, { data, units }: PlanContext): CheckPayload['limits'] {
  return decision.limits.map(({ label, if: condition, byState }) => {
    const groups = groupBy([...byState.keys()], (state) => getRecord(byState, state).paise / 100)
    const rows = [...groups].sort(([a], [b]) => b - a)
    const outcomeOf = (state: string, limit: number, side: Turnover) => {
      const usual = decision.questions.map(({ id, choices }) => [id, condition[id]?.[0] ?? choices[0]?.id])
      const turnover = turnoverAnswer(side, limit)
      const decided = decide(decision, { ...Object.fromEntries(usual), state, turnover })
      return slugOf(decided)
    }
    return {
      label,
      rows: rows.map(([limit, states]) => ({
        limit: formatLimit(limit, units.lakh),
        states: namesOfStates(states, data),
        upTo: outcomeOf(states[0], limit, 'up-to'),
        above: outcomeOf(states[0], limit, 'above'),
      })),
    }
  })
}
