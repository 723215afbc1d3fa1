import type { Heading } from 'mdast'
import { headingId, textOf } from '../../model/texts/markdown-text.ts'
import { placeOfNode } from '../../model/records.ts'
import type { RecordCheck } from './record-check.ts'

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
