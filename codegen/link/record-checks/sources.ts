import { placeIn } from '../../model/records.ts'
import { findRetellingSite, isSiteNamed } from '../../model/texts/site-of.ts'
import { describeEntry } from '../../problem/describe-record.ts'
import { valuesIn } from '../../model/texts/visit-texts.ts'
import { isRecord } from '../../lib/is-record.ts'
import type { RecordCheck } from '../check.ts'

/** A link with the name of a statute that leads to an account of it must say whose it is. */
export const checkNamedSites: RecordCheck = (entry, report) => {
  if (entry.collection === 'cities') return
  for (const [value, path] of valuesIn(entry.value)) {
    const { authority, source } = isRecord(value) ? value : {}
    if (typeof authority !== 'string' || typeof source !== 'string') continue
    const site = findRetellingSite(source)
    if (site === undefined || isSiteNamed(site, authority)) continue
    report({
      code: 'unnamed-site',
      message: `${describeEntry(entry, [...path, 'authority'])} names the law alone, but its source is a page of ${site}, which only retells it.`,
      place: placeIn(entry, [...path, 'authority']),
      also: { message: 'The address of the source is here.', place: placeIn(entry, [...path, 'source']) },
      hint: `Write behind the law where it is read: ; explained at ${site}, or ; text at ${site}.`,
    })
  }
}

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
