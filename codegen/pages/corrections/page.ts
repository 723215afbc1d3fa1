import { compare } from '../../lib/compare.ts'
import { present } from '../../lib/present.ts'
import { formatDate } from '../../model/texts/format.ts'
import type { CorrectionsPayload } from '#src/pages/corrections/payload.ts'
import { singlePage } from '../page.ts'
import type { PlanContext } from '../shared/context.ts'
import { findNote } from '../shared/facts.ts'
import { correctionToMarkdown } from '../topics/prose/outline.ts'

export const corrections = singlePage('corrections', {
  payload: (context) => {
    const { data, show, contact, chat } = context
    const { opening, ...page } = data.singles['page:corrections'].value
    return {
      page: show(page),
      labels: data.singles['page:service'].value.figures,
      corrections: correctionsOf(context),
      chatHref: chat(opening),
      newTabNote: contact.newTabNote,
    }
  },
  card: ({ page }) => ({ heading: page.heading }),
  twin: ({ payload: { page, corrections: all } }) => ({
    title: page.heading,
    sections: [
      { heading: '', paragraphs: [page.intro] },
      ...all.map(({ topic, published, law }) => ({
        heading: topic,
        paragraphs: [correctionToMarkdown(law, published)],
      })),
    ],
  }),
})

/** Every published figure that the law has overtaken. The law that came last is first. */
function correctionsOf({ data, notes }: PlanContext): CorrectionsPayload['corrections'] {
  return [...data.catalogue.facts.values()]
    .flatMap(({ id, value: { topic, published, status, since = '', checkedOn } }) =>
      status === 'superseded' ? [{ id, topic, published, since, checkedOn }] : [],
    )
    .sort((a, b) => compare(b.since, a.since) || compare(a.topic, b.topic))
    .map(({ id, topic, published, checkedOn }) => {
      const law = present(findNote(id, notes), `law behind the fact "${id}"`)
      return { id, topic, published, law, checkedOn: formatDate(checkedOn) }
    })
}
