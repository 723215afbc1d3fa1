import type { Team } from '#generated/records.ts'
import { present } from '../../../lib/present.ts'
import type { SiteData } from '../../../model/records.ts'
import type { PlanContext } from '../context.ts'
import type { ShownTeam } from '../payload/links.ts'

type Person = Team['people'][string]

/** The people with names. Undefined while nobody is named, so that no page shows an empty frame. */
export function teamOf({ data }: PlanContext): ShownTeam | undefined {
  const { people, labels } = data.singles.team.value
  const named = Object.values(people).filter(isNamed)
  if (named.length === 0) return undefined
  const { heading, languages: spoken } = labels
  return {
    heading,
    people: named.map(({ initials, name, role, languages, ...person }) => ({
      initials,
      name,
      role,
      title: titleOf(person),
      spoken,
      languages: languages.map((language) => ownName(language, data)),
    })),
  }
}

/** A language as its speakers write it, and its code for screen readers. */
function ownName(name: string, { catalogue }: SiteData): { name: string; code: string } {
  const found = [...catalogue.languages.values()].find(({ value }) => value.name === name)
  const { id, value } = present(found, `language "${name}"`)
  return { name: value.own, code: id }
}

/** Who has read a text against the law, in one line. Undefined while nobody is named. */
export function reviewerOf({ data }: PlanContext): string | undefined {
  const { people, reviewer, labels } = data.singles.team.value
  const person = people[reviewer]
  return person && isNamed(person) ? `${labels.reviewedBy} ${person.name}, ${titleOf(person)}` : undefined
}

export function grievanceOfficerOf({ data }: Pick<PlanContext, 'data'>): string {
  const { people, grievanceOfficer, labels } = data.singles.team.value
  const person = people[grievanceOfficer]
  return person && isNamed(person) ? `${person.name}, ${titleOf(person)}` : labels.unnamedOfficer
}

export function titleOf({
  qualification,
  membershipNumber,
}: Pick<Person, 'qualification' | 'membershipNumber'>): string {
  return `${qualification} (${membershipNumber})`
}

/** Texts in square brackets are placeholders. */
export function isNamed({ name, membershipNumber }: Person): boolean {
  return !name.startsWith('[') && !membershipNumber.startsWith('[')
}
