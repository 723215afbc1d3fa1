import { groupBy } from '../../lib/group-by.ts'
import { placeIn } from '../../model/records.ts'
import type { AnyEntry, LinkedData } from '../../model/records.ts'
import { canGo, claimsIn, claimsOf, fillText, isOpen, mayStateClaims } from '../../model/texts/claim-tokens.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import type { Report } from '../../problem/problem.ts'
import { suggestionHint } from '../../problem/suggest.ts'
import type { Check } from '../check.ts'

/** The claims that texts name exist, those left out can go, and confirmed ones agree. */
export const checkClaims: Check = (data, report) => {
  checkContradictions(data, report)
  if (data.isPartial('claims')) return
  for (const entry of statingEntries(data)) checkNamed(entry, data, report)
}

const statingEntries = ({ entries }: LinkedData) => entries.filter(({ collection }) => mayStateClaims(collection))

function checkNamed(entry: AnyEntry, { catalogue: { claims } }: LinkedData, report: Report): void {
  visitTexts(entry.value, (text, path) => {
    for (const id of claimsIn(text).filter((one) => !claims.has(one)))
      report({
        code: 'unknown-claim',
        message: `The text states the claim "${id}", which does not exist.`,
        place: placeIn(entry, path),
        hint: suggestionHint(id, [...claims.keys()]),
      })
    if (canGo(path) || fillText(text, claims) !== undefined) return
    report({
      code: 'claim-conflict',
      message: `Claim "${claimsIn(text).find((id) => claims.get(id)?.value.omit)}" is left out, but the page cannot do without this text, which states it.`,
      place: placeIn(entry, path),
      hint: 'Write the text without the claim.',
    })
  })
}

/** Two numbers for one thing cannot both be true. */
function checkContradictions({ catalogue: { claims } }: LinkedData, report: Report): void {
  const confirmed = [...claims.values()].filter(({ value }) => value.confirmed && !value.omit)
  for (const [first, ...others] of groupBy(confirmed, ({ value }) => value.about.toLowerCase()).values())
    for (const other of others)
      if (other.value.text !== first.value.text)
        report({
          code: 'claim-conflict',
          message: `Of ${first.value.about}, claim "${other.id}" says "${other.value.text}" and claim "${first.id}" says "${first.value.text}", and both are confirmed.`,
          place: placeIn(other, ['text']),
          also: { message: 'The other claim is here.', place: placeIn(first, ['text']) },
          hint: 'Confirm the one that is true, and write omit: true for the other.',
        })
}

/** Before a deploy: claims on pages that nobody has confirmed. */
export const checkConfirmed: Check = (data, report) => {
  const files = new Map<string, string[]>()
  for (const entry of statingEntries(data))
    for (const id of claimsOf(entry.value)) files.set(id, [...(files.get(id) ?? []), entry.source.file])
  for (const [id, where] of files) {
    const claim = data.catalogue.claims.get(id)
    if (claim && isOpen(claim.value))
      report({
        code: 'unconfirmed-claim',
        message: `Nobody has confirmed "${claim.value.text}" (${claim.value.about}), which is in ${where.join(', ')}.`,
        place: placeIn(claim, ['text']),
        hint: 'Write confirmed: { by, on, basis } beside it, with what proves it, or omit: true.',
      })
  }
}
