import { fixedPaths } from '../../content/routes.ts'
import { pick } from '../../lib/pick.ts'
import { DecisionList } from '../../sections/gst/decision-list/decision-list.tsx'
import { GstLimits } from '../../sections/gst/gst-limits/gst-limits.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { islands } from './islands.ts'
import type { GstCheckPayload } from './payload.ts'

const { GstForm } = toIslands('gst-check', islands)

export function Page({ payload }: { payload: GstCheckPayload }) {
  const { page, outcomes, limits, breadcrumbs } = payload
  const sideOf = (slug: string) => {
    const outcome = outcomes[slug]
    const href = outcome ? `${fixedPaths['gst-check']}/${slug}` : '#limits'
    return { href, label: outcome ? page.answers[outcome.answer] : '' }
  }
  return (
    <main id="main">
      <PageHead heading={page.heading} intro={page.intro} above={<Breadcrumbs trail={breadcrumbs} />} />
      <PageWidth>
        <GstForm
          payload={{
            ...pick(payload, 'questions', 'state', 'turnover', 'decision', 'outcomes', 'chatHref'),
            ...pick(payload, 'bill', 'billLabels', 'address', 'newTabNote'),
            page: pick(page, 'form'),
          }}
          folder={fixedPaths['gst-check']}
        />
      </PageWidth>
      <PageWidth>
        <Fold heading={page.list.heading} level="h2">
          <DecisionList intro={page.list.intro} questions={listed(payload, sideOf)} />
          <GstLimits limits={limits.map((limit) => withSides(limit, sideOf))} labels={page.limits} />
        </Fold>
      </PageWidth>
    </main>
  )
}

type SideOf = (slug: string) => { href: string; label: string }

/** A limit whose rows link to the outcomes on both sides of it. */
function withSides({ label, rows }: GstCheckPayload['limits'][number], sideOf: SideOf) {
  return { label, rows: rows.map((row) => ({ ...row, upTo: sideOf(row.upTo), above: sideOf(row.above) })) }
}

/** The questions, each answer with its next step. The limits by state follow the last question. */
function listed({ page, questions, leads }: GstCheckPayload, sideOf: SideOf) {
  const leadOf = (question: string, choice: string) => {
    const lead = leads[question]?.[choice]
    if (lead && 'outcome' in lead) return sideOf(lead.outcome)
    const next = questions.find(({ id }) => id === lead?.question)
    return next ? { href: `#${next.id}`, label: page.list.toNext } : { href: '#limits', label: page.list.toLimits }
  }
  return questions.map(({ choices, ...question }) => ({
    ...question,
    choices: choices.map(({ id, label }) => ({ label, lead: leadOf(question.id, id) })),
  }))
}
