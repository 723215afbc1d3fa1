import type { Language, Locale as LocaleRecord, Team } from '#generated/records.ts'
import { readLocaleId, serviceWordsId } from '../../../model/locale.ts'
import type { Entry, SiteData } from '../../../model/records.ts'
import { digestOfTexts } from '../../../model/texts/translated-texts.ts'
import { servicePath } from '../../../model/route.ts'
import { getRecord, present } from '../../../lib/present.ts'
import { isNamed } from '../firm/team.ts'

/** A page in another language that is built because somebody has reviewed it. */
export interface Translation {
  language: string
  path: string
  /** The words around pages in the language. */
  words: NonNullable<Language['pages']>
  /** The texts of the page, and those around every page of its kind. */
  texts: Readonly<Record<string, unknown>>
  labels: Readonly<Record<string, unknown>>
  reviewer: Team['people'][string]
  reviewedOn: string
  entry: Entry<LocaleRecord>
}

type Locale = Entry<LocaleRecord>

/** The pages of a service in other languages that are built. */
export function translationsOf(service: string, data: SiteData): Translation[] {
  return pagesIn(data)
    .filter(({ id }) => readLocaleId(id).name === service)
    .flatMap((entry) => {
      const review = reviewOf(entry, data)
      if ('why' in review) return []
      const { language } = readLocaleId(entry.id)
      const { pages } = getRecord(data.catalogue.languages, language).value
      return {
        language,
        path: pathOf(entry),
        words: present(pages, `words around pages in the language "${language}"`),
        texts: entry.value.texts,
        labels: getRecord(data.catalogue.locales, serviceWordsId(language)).value.texts,
        entry,
        ...review,
      }
    })
}

/** The pages in other languages that wait for a review. */
export function heldBackIn(data: SiteData, today: string) {
  return pagesIn(data).flatMap((entry) => {
    const review = reviewOf(entry, data, today)
    return 'why' in review ? { path: pathOf(entry), file: entry.source.file, ...review } : []
  })
}

const pagesIn = ({ catalogue }: SiteData) =>
  [...catalogue.locales.values()].filter(({ id }) => readLocaleId(id).folder === 'services')

function pathOf({ id }: Locale): string {
  const { language, name } = readLocaleId(id)
  return `/${language}${servicePath(name)}`
}

function reviewOf(
  { id, value }: Locale,
  { catalogue, singles }: SiteData,
  today = '',
): { why: string; release: string } | Pick<Translation, 'reviewer' | 'reviewedOn'> {
  const { people, reviewer: first } = singles.team.value
  const { name } = getRecord(catalogue.languages, readLocaleId(id).language).value
  const { review } = value
  if (!review)
    return {
      why: 'nobody has reviewed it',
      release: `read it, and write above "texts", with your own id and day: review: { by: ${first}, reviewedOn: "${today}", of: "${digestOfTexts(getRecord(catalogue.services, readLocaleId(id).name).value)}" }`,
    }
  const reviewer = present(people[review.by], `person "${review.by}"`)
  if (!isNamed(reviewer))
    return {
      why: `its reviewer "${review.by}" is not named yet`,
      release: `write name and membership number of "${review.by}" in data/team.yaml`,
    }
  if (!reviewer.languages.includes(name))
    return {
      why: `its reviewer ${reviewer.name} does not speak ${name}`,
      release: `name somebody who does, or add ${name} to the languages of "${review.by}" in data/team.yaml`,
    }
  return { reviewer, reviewedOn: review.reviewedOn }
}
