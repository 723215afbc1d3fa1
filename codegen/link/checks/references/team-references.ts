import { placeIn } from '../../../model/records.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import type { Check } from '../check.ts'

/** Whoever reviews texts or answers grievances is one of the people. */
export const checkTeamReferences: Check = (data, report) => {
  const entry = data.singles.team
  if (!entry) return
  const ids = Object.keys(entry.value.people)
  for (const key of ['reviewer', 'grievanceOfficer'] as const) {
    const id = entry.value[key]
    if (ids.includes(id)) continue
    report({
      code: 'unknown-person',
      message: `"${key}" is "${id}", but the people of data/team.yaml have no "${id}".`,
      place: placeIn(entry, [key]),
      hint: suggestionHint(id, ids),
    })
  }
}
