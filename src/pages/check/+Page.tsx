import { pick } from '../../lib/pick.ts'
import { DecisionList } from '../../sections/check/decision-list/decision-list.tsx'
import { CheckLimits } from '../../sections/check/check-limits/check-limits.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Fold } from '../../ui/fold/fold.tsx'
import { toIslands } from '../../ui/island/island.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { PageWidth } from '../../ui/page-width/page-width.tsx'
import { islands } from './islands.ts'
import type { CheckPayload } from './payload.ts'

const { CheckForm } = toIslands('check', islands)

export function Page({ payload }: { payload: CheckPayload }) {
  const { labels, heading, intro, turnover, limits, breadcrumbs } = payload
  const sideOf = (slug: string) => {
    const answer = payload.outcomes[slug]?.answer
    return answer ? { href: `${payload.path}/${slug}`, label: payload.answers[answer] ?? '' } : toLimits(payload)
  }
  return (
    <main id="main">
      <PageHead heading={heading} intro={intro} above={<Breadcrumbs trail={breadcrumbs} />} />
      <PageWidth>
        <CheckForm
          payload={{
            ...pick(payload, 'questions', 'turnover', 'most', 'decision', 'outcomes', 'path', 'chatHref'),
            ...pick(payload, 'bill', 'billLabels', 'address', 'newTabNote'),
            labels: labels.form,
          }}
        />
      </PageWidth>
      <PageWidth>
        <Fold heading={labels.list.heading} level="h2">
          <DecisionList intro={labels.list.intro} questions={listed(payload, sideOf)} />
          {turnover && (
            <CheckLimits
              limits={limits.map((limit) => withSides(limit, sideOf))}
              labels={{ ...labels.limits, intro: turnover.intro }}
            />
          )}
        </Fold>
      </PageWidth>
    </main>
  )
}

const toLimits = ({ labels }: CheckPayload) => ({ href: '#limits', label: labels.list.toLimits })

type SideOf = (slug: string) => { href: string; label: string }

/** A limit whose rows link to the outcomes on both sides of it. */
function withSides({ label, rows }: CheckPayload['limits'][number], sideOf: SideOf) {
  return { label, rows: rows.map((row) => ({ ...row, upTo: sideOf(row.upTo), above: sideOf(row.above) })) }
}

/** The questions, each answer with its next step. The limits by state follow the last question. */
function listed(payload: CheckPayload, sideOf: SideOf) {
  const { labels, questions, leads } = payload
  const leadOf = (question: string, choice: string) => {
    const lead = leads[question]?.[choice]
    if (lead && 'outcome' in lead) return sideOf(lead.outcome)
    const next = questions.find(({ id }) => id === lead?.question)
    return next ? { href: `#${next.id}`, label: labels.list.toNext } : toLimits(payload)
  }
  return questions.map(({ choices, ...question }) => ({
    ...question,
    choices: choices.map(({ id, label }) => ({ label, lead: leadOf(question.id, id) })),
  }))
}
