import { placeIn } from '../../../model/records.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import type { Check } from '../../check.ts'

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

/** Reviewers and officers are in the team; the languages they speak are in languages.yaml. */
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
  const names = [...data.catalogue.languages.values()].map(({ value }) => value.name)
  if (data.isPartial('languages')) return
  for (const [id, { languages }] of Object.entries(entry.value.people))
    languages.forEach((name, index) => {
      if (names.includes(name)) return
      report({
        code: 'unknown-language',
        message: `"${id}" speaks "${name}", but data/languages.yaml has no language of that name.`,
        place: placeIn(entry, ['people', id, 'languages', index]),
        hint: suggestionHint(name, names),
      })
    })
}
