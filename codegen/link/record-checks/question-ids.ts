import { placeIn } from '../../model/records.ts'
import type { RecordCheck } from './record-check.ts'

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
