import type { Heading } from 'mdast'
import { headingId, textOf } from '../../model/texts/markdown-text.ts'
import { placeOfNode, placeIn } from '../../model/records.ts'
import type { RecordCheck } from '../check.ts'

/** Every heading has its own anchor, so that each entry of the contents list leads somewhere. */
export const checkHeadings: RecordCheck = (entry, report) => {
  const known = new Map<string, Heading>()
  for (const node of entry.body?.children ?? []) {
    if (node.type !== 'heading') continue
    const id = headingId(node)
    const first = known.get(id)
    if (id === '')
      report({
        code: 'anchor-collision',
        message: `The heading "${textOf(node)}" has no letter from which an anchor could be made.`,
        place: placeOfNode(entry, node),
        hint: 'Begin it with a word in Latin letters.',
      })
    else if (first)
      report({
        code: 'anchor-collision',
        message: `Two headings have the anchor "#${id}", so a link could not tell them apart.`,
        place: placeOfNode(entry, node),
        also: { message: 'The first one is here.', place: placeOfNode(entry, first) },
        hint: 'Say in one of them what sets it apart.',
      })
    else known.set(id, node)
  }
}

/** Every question of a list has its own anchor, to which the search leads. */
export const checkQuestionIds: RecordCheck = (entry, report) => {
  if (entry.collection !== 'faqs') return
  for (const list of ['home', 'pricing'] as const) {
    const placeOf = (index: number) => placeIn(entry, [list, index, 'id'])
    const known = new Map<string, number>()
    for (const [index, { id }] of entry.value[list].entries()) {
      const first = known.get(id)
      if (first === undefined) known.set(id, index)
      else
        report({
          code: 'anchor-collision',
          message: `Two questions have the anchor "#${id}", so a link could not tell them apart.`,
          place: placeOf(index),
          also: { message: 'The first one is here.', place: placeOf(first) },
          hint: 'Give one of them another id.',
        })
    }
  }
}
