import { formatLimit } from '#src/rules/decide.ts'
import type { Decision } from '#generated/records.ts'
import { showDate } from '../../model/texts/format.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import type { Entry } from '../../model/records.ts'
import { checkPath, servicePath } from '../../model/route.ts'
import { basicBillOf, billLabels } from '../topics/prices/prices.ts'
import { getRecord } from '../../lib/present.ts'
import type { PlanContext } from '../shared/context.ts'
import type { CheckOutcomePayload } from '#src/pages/check-outcome/payload.ts'
import { recordPages } from '../page.ts'
import { fillLimit, governmentFee, namesOfStates, planDecision } from '../shared/plan-decision.ts'
import type { OutcomePage } from '../shared/plan-decision.ts'

export const checkOutcome = recordPages('check-outcome', {
  entries: (context: PlanContext) =>
    [...context.data.catalogue.checks.values()].flatMap((check) => outcomesOf(check, context)),
  more: (_, entry) => ({ path: pathOf(entry) }),
  payload: outcomePayload,
  card: ({ answer, heading, limit, governmentFee, labels }) => ({
    kicker: answer.label,
    heading,
    facts: [
      ...(limit === undefined ? [] : [{ value: limit, label: labels.limit }]),
      ...(governmentFee === undefined ? [] : [{ value: governmentFee, label: labels.governmentFee }]),
    ],
  }),
})

function outcomesOf(check: Entry<Decision>, context: PlanContext) {
  return planDecision(check.value, context).pages.map((page) => {
    const { slug, outcome, limit } = page
    const { title, description } = outcome.seo
    const seo = {
      ...outcome.seo,
      title: fillLimit(title, limit, context),
      description: fillLimit(description, limit, context),
    }
    return {
      ...check,
      id: `${check.id}/${slug}`,
      value: { ...page, seo, check },
      path: ['outcomes', check.value.outcomes.indexOf(outcome)],
    }
  })
}

type OutcomeEntry = Entry<OutcomePage & { check: Entry<Decision> }>

const pathOf = ({ value: { check, slug } }: OutcomeEntry) => `${checkPath(check)}/${slug}`

function outcomePayload(context: PlanContext, entry: OutcomeEntry): CheckOutcomePayload {
  const { value: page } = entry
  const { data, crumbs, show } = context
  const { heading, outcome, limit, law } = page
  const check = page.check.value
  const labels = data.singles['page:check'].value.outcome
  const back = checkPath(page.check)
  const filled = (text: string) => fillLimit(text, limit, context)
  const serviceId = outcome.service ?? check.service
  const service = serviceId === undefined ? undefined : getRecord(data.catalogue.services, serviceId)
  const answer = { kind: outcome.answer, label: check.answers[outcome.answer] ?? '' }
  return {
    labels: show(labels),
    answer,
    heading,
    text: filled(outcome.text),
    limit: limit === undefined ? undefined : formatLimit(limit, context.units.lakh),
    law: { authority: law.authority, source: law.source, checkedOn: showDate(law.checkedOn, context.language) },
    doubts: page.doubts,
    changes: outcome.changes.map(filled),
    next: filled(outcome.next),
    link: outcome.link,
    holds: page.holds.map(({ label, states }) => ({ label, states: namesOfStates(states, data) })),
    bill: service && !outcome.hasOwnForms ? basicBillOf(service, context) : undefined,
    billLabels: billLabels(context),
    address: context.origin + pathOf(entry),
    governmentFee: governmentFee(check, context),
    start: service && {
      href: servicePath(service.id),
      label: fillTokens(labels.start, { service: service.value.title }),
    },
    chatHref: context.chat(`${labels.chatText} ${heading}`),
    newTabNote: context.contact.newTabNote,
    back: { href: back, label: labels.back },
    breadcrumbs: [crumbs.home, { label: check.heading, href: back }, { label: answer.label }],
  }
}
