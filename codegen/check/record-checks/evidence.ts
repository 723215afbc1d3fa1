import { placeIn } from '../../model/records.ts'
import type { RecordCheck } from '../check.ts'

// Words of rank, number and age. They make a claim that a reader cannot look up; a name does not.
const claim =
  /\d|\b(?:first|second|third|oldest|largest|biggest|greatest|leading|best|finest|most|more|than|only|one of|since|century|centuries|famous|renowned|world)\b/i

/** Evidence for a trade is a name that nobody doubts; a claim needs a source. */
export const checkEvidence: RecordCheck = (entry, report) => {
  if (entry.collection !== 'trades') return
  for (const [city, text] of Object.entries(entry.value.evidence ?? {})) {
    const [word] = claim.exec(text) ?? []
    if (word === undefined) continue
    report({
      code: 'unsupported-trade',
      message: `Trade "${entry.id}" makes a claim about city "${city}" without a source: "${word}" in "${text}".`,
      place: placeIn(entry, ['evidence', city]),
      hint: 'Name only what is there, as in "The tea auction centre." What a list says of the district belongs in data/places.yaml, where it has its source.',
    })
  }
}
