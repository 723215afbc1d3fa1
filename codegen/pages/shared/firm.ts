import type { State, Team } from '#generated/records.ts'
import type { SiteData } from '../../model/records.ts'
import type { LocalChat, ShownRegistrations, ShownTeam } from '#src/content/payload/links.ts'
import { present } from '../../lib/present.ts'
import { isPlaceholder } from '../../model/texts/placeholder.ts'
import type { PlanContext } from './context.ts'

/** The postal address in the lines that an envelope has. */
export function addressLines({ singles }: SiteData): string[] {
  const { street, locality, region, postalCode } = singles.site.value.address
  return [street, `${locality} ${postalCode}`, region]
}

/**
 * A chat that opens with a text. Letters of Indian scripts stay, and browsers encode them: encoded,
 * each takes nine characters that compress badly.
 */
export function chatHref(number: string, text: string): string {
  return `https://wa.me/${number}?text=${text.replace(/[^\p{L}\p{M}]+/gu, encodeURIComponent)}`
}

type LocalWords = NonNullable<ReturnType<typeof localWords>>

/** How a chat begins in a state's language. Undefined if the firm does not chat in it. */
export function localWords({ language = '' }: State, { catalogue }: Pick<SiteData, 'catalogue'>) {
  const { ask, chat } = catalogue.languages.get(language)?.value ?? {}
  return ask === undefined || chat === undefined ? undefined : { language, label: ask, words: chat }
}

/** The firm reads every chat in another language in this order: the language, then the subject. */
export function localChat({ language, label, words }: LocalWords, number: string, text: string): LocalChat {
  return { language, label, href: chatHref(number, `${words}\n\n${text}`) }
}

type Person = Team['people'][string]

/** The people with names. Undefined while nobody is named, so that no page shows an empty frame. */
export function teamOf({ data }: PlanContext): ShownTeam | undefined {
  const { people, labels } = data.singles.team.value
  const named = Object.values(people).filter(isNamed)
  if (named.length === 0) return undefined
  const { heading, languages: spoken } = labels
  return {
    heading,
    people: named.map((person) => ({
      initials: person.initials,
      name: person.name,
      role: person.role,
      title: credentialsOf(person),
      spoken,
      languages: person.languages.map((language) => ownName(language, data)),
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
  return person && isNamed(person) ? `${labels.reviewedBy} ${person.name}, ${credentialsOf(person)}` : undefined
}

/** A text counts as checked only with the name of its reviewer. */
export function describeReview(
  labels: { edited: string; reviewed: string },
  date: string,
  reviewer: string | undefined,
): string {
  return reviewer === undefined ? `${labels.edited} ${date}.` : `${labels.reviewed} ${date}. ${reviewer}.`
}

export function grievanceOfficerOf({ data }: Pick<PlanContext, 'data'>): string {
  const { people, grievanceOfficer, labels } = data.singles.team.value
  const person = people[grievanceOfficer]
  return person && isNamed(person) ? `${person.name}, ${credentialsOf(person)}` : labels.unnamedOfficer
}

export function credentialsOf({ qualification, membershipNumber }: Person): string {
  return `${qualification} (${membershipNumber})`
}

export function isNamed({ name, membershipNumber }: Person): boolean {
  return !isPlaceholder(name) && !isPlaceholder(membershipNumber)
}

/** Where anybody can check that the firm is real. A placeholder leads nowhere. */
export function registrationsOf({ singles }: SiteData): ShownRegistrations {
  const { gstin, frn, cin } = singles.site.value.registrations ?? {}
  const { registrations: words } = singles.navigation.value.footer
  const people = Object.values(singles.team.value.people).filter(isNamed)
  return {
    gstin: gstin === undefined ? undefined : { label: words.gstin, text: gstin, isGiven: !isPlaceholder(gstin) },
    lookUp: words.lookUp,
    others: [
      ...(frn === undefined ? [] : [{ label: words.frn, value: frn }]),
      ...(cin === undefined ? [] : [{ label: words.cin, value: cin }]),
      ...people.map((one) => ({ label: one.qualification, value: `${one.name}, ${one.membershipNumber}` })),
    ],
  }
}
