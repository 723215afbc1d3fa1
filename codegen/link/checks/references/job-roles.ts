import { placeIn } from '../../../model/records.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import type { Check } from '../check.ts'

/** Apply Now selects the opening's title in the form, so the form must offer it. */
export const checkJobRoles: Check = (data, report) => {
  const entry = data.singles.jobs
  if (!entry) return
  const { openings, roles } = entry.value
  for (const [id, { title }] of Object.entries(openings)) {
    if (roles.includes(title)) continue
    report({
      code: 'unknown-role',
      message: `Opening "${id}" is for "${title}", but the roles of the form have no "${title}".`,
      place: placeIn(entry, ['openings', id, 'title']),
      hint: suggestionHint(title, roles),
    })
  }
}
