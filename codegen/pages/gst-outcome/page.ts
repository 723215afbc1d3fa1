import { formatLimit } from '#src/rules/decide.ts'
import { showDate } from '../../model/texts/format.ts'
import type { Entry } from '../../model/records.ts'
import { fixedPaths, gstOutcomePath, servicePath } from '../../model/route.ts'
import { basicBillOf, billLabels } from '../topics/prices/prices.ts'
import { getRecord } from '../../lib/present.ts'
import type { PlanContext } from '../shared/context.ts'
import type { GstOutcomePayload } from '#src/pages/gst-outcome/payload.ts'
import { recordPages } from '../page.ts'
import { fillLimit, governmentFee, namesOfStates, planDecision } from '../shared/plan-decision.ts'
import type { OutcomePage } from '../shared/plan-decision.ts'

export const gstOutcome = recordPages('gst-outcome', {
  entries: (context: PlanContext) => {
    const { gstDecision } = context.data.singles
    return planDecision(context.data).pages.map((page) => {
      const { slug, outcome, limit } = page
      const { title, description } = outcome.seo
      const seo = { ...outcome.seo, title: fillLimit(title, limit), description: fillLimit(description, limit) }
      const path = ['outcomes', gstDecision.value.outcomes.indexOf(outcome)]
      return { ...gstDecision, id: slug, value: { ...page, seo }, path }
    })
  },
  payload: outcomePayload,
  more: () => ({ section: fixedPaths.cities }),
  card: ({ answer, heading, limit, governmentFee, labels }) => ({
    kicker: answer.label,
    heading,
    facts: [
      ...(limit === undefined ? [] : [{ value: limit, label: labels.limit }]),
      { value: governmentFee, label: labels.governmentFee },
    ],
  }),
})

function outcomePayload(context: PlanContext, { value: page }: Entry<OutcomePage>): GstOutcomePayload {
  const { data, crumbs, show } = context
  const { heading, outcome, limit, law } = page
  const texts = data.singles['page:gst-check'].value
  const { service: id } = data.singles.gstDecision.value
  const filled = (text: string) => fillLimit(text, limit)
  return {
    labels: show(texts.outcome),
    answer: { kind: outcome.answer, label: texts.answers[outcome.answer] },
    heading,
    text: filled(outcome.text),
    limit: limit === undefined ? undefined : formatLimit(limit),
    law: { authority: law.authority, source: law.source, checkedOn: showDate(law.checkedOn) },
    doubts: page.doubts,
    changes: outcome.changes.map(filled),
    next: filled(outcome.next),
    holds: page.holds.map(({ label, states }) => ({ label, states: namesOfStates(states, data) })),
    bill: outcome.hasOwnForms ? undefined : basicBillOf(getRecord(data.catalogue.services, id), context),
    billLabels: billLabels(context),
    address: context.origin + gstOutcomePath(page.slug),
    governmentFee: governmentFee(context),
    start: { href: servicePath(id), label: texts.outcome.start },
    chatHref: context.chat(`${texts.outcome.chatText} ${heading}`),
    newTabNote: context.contact.newTabNote,
    back: { href: fixedPaths['gst-check'], label: texts.outcome.back },
    breadcrumbs: [
      crumbs.home,
      crumbs.cities,
      { label: texts.heading, href: fixedPaths['gst-check'] },
      { label: texts.answers[outcome.answer] },
    ],
  }
}
