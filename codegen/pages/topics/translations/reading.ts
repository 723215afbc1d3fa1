import { once } from '../../../lib/once.ts'
import { getRecord } from '../../../lib/present.ts'
import { readLocaleId } from '../../../model/locale.ts'
import type { Entry, SiteData } from '../../../model/records.ts'
import { formatDate } from '../../../model/texts/format.ts'
import { englishIn } from '../../../model/texts/translated-texts.ts'
import type { Locale } from '#generated/records.ts'
import { credentialsOf, isNamed } from '../../shared/firm.ts'

export interface Reading {
  /** Whether nobody has read the texts, or not as the English ones are now. */
  isDraft: boolean
  /** Whether somebody has read the page's own file once, so that it may have been published. */
  wasRead: boolean
  /** Who has read them, or that nobody has: in the page's language, and in English too. */
  notes: readonly { language: string; text: string }[]
}

/** The words around pages in a language: in English for en-IN. */
export const wordsOf = (language: string, { catalogue }: SiteData) =>
  catalogue.languages.get(language.replace(/-.*/, ''))?.value

/** Who has read the files of which a page is made: a named person who speaks the language. */
export function readingOf(files: readonly string[], language: string, data: SiteData): Reading {
  const { catalogue, singles } = data
  const english = singles.site.value.language
  const entries = files.flatMap((file) => catalogue.locales.get(`${language}/${file}`) ?? [])
  const wasRead = entries[0]?.value.review !== undefined
  if (entries.some(({ id }) => unreadIn(data).has(id)))
    return {
      isDraft: true,
      wasRead,
      notes: [language, english].map((one) => ({
        language: one,
        text: wordsOf(one, data)?.pages?.draft ?? '',
      })),
    }
  const { reviewedBy = '' } = wordsOf(language, data)?.pages ?? {}
  // The page's own file comes first.
  const text = entries.slice(0, 1).flatMap(({ value: { review } }) => {
    const reader = review && singles.team.value.people[review.by]
    return reader
      ? [`${reviewedBy} ${reader.name}, ${credentialsOf(reader)}, ${formatDate(review.reviewedOn, language)}`]
      : []
  })
  return { isDraft: false, wasRead, notes: text.map((one) => ({ language, text: one })) }
}

/** The translations that no page may be published from, and what each lacks. */
export function draftsIn(data: SiteData) {
  return [...unreadIn(data).values()]
}

const unreadIn = once((data: SiteData) => {
  const found = [...data.catalogue.locales.values()].flatMap((entry) => {
    const unread = unreadFor(entry, data)
    return unread ? [[entry.id, { file: entry.source.file, ...unread }] as const] : []
  })
  return new Map(found)
})

/** Why a translation is a draft, and what releases it. Undefined if it is none. */
function unreadFor(entry: Entry<Locale>, data: SiteData): { why: string; release: string } | undefined {
  const { review, texts } = entry.value
  if (texts === undefined) return undefined
  const { language, file } = readLocaleId(entry.id)
  const { people, reviewer: first } = data.singles.team.value
  const spoken = getRecord(data.catalogue.languages, language).value.name
  const english = englishIn(data)(file)
  const of = english === 'none' ? '' : english.digest
  if (!review)
    return {
      why: 'nobody has read it',
      release: `read it, and write above "texts", with your own id and day: review: { by: ${first}, reviewedOn: "${data.today}", of: "${of}" }`,
    }
  if (review.of !== of)
    return {
      why: `its English text has changed since ${formatDate(review.reviewedOn)}`,
      release: `have it read again, then write the new day and of: "${of}"`,
    }
  const reader = people[review.by]
  if (!reader || !isNamed(reader))
    return {
      why: `its reader "${review.by}" is not named yet`,
      release: `write name and membership number of "${review.by}" in data/team.yaml`,
    }
  if (!reader.languages.includes(spoken))
    return {
      why: `its reader ${reader.name} does not speak ${spoken}`,
      release: `name somebody who does, or add ${spoken} to the languages of "${review.by}" in data/team.yaml`,
    }
  return undefined
}
