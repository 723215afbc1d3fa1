import { placeIn } from '../../../model/records.ts'
import type { Check } from '../check.ts'
import { checkReference } from '../references/reference.ts'

/** The site must say of every state, and only of states, whether it levies professional tax. */
export const checkTaxStates: Check = (data, report) => {
  const { professionalTax, states } = data.catalogue
  for (const entry of professionalTax.values())
    checkReference(data, { who: 'Professional tax', entry, path: [], to: 'states', id: entry.id }, report)
  // A misspelt state is reported above, so it is not reported as missing too.
  if ([...professionalTax.keys()].some((id) => !data.has('states', id))) return
  for (const entry of states.values()) {
    if (data.has('professionalTax', entry.id)) continue
    report({
      code: 'missing-key',
      message: `State "${entry.id}" (${entry.value.name}) is not in data/professional-tax.yaml.`,
      place: placeIn(entry, [], 'key'),
      hint: `Add ${entry.id} there, with levied, confidence, source, checkedOn and note.`,
    })
  }
}
