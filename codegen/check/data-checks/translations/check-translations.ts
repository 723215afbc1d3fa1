import type { Locale as LocaleRecord } from '#generated/records.ts'
import { readLocaleId, serviceWordsId } from '../../../model/locale.ts'
import { placeIn } from '../../../model/records.ts'
import { formatDate } from '../../../model/texts/format.ts'
import { digestOfTexts } from '../../../model/texts/translated-texts.ts'
import type { Entry, LinkedData } from '../../../model/records.ts'
import type { Report } from '../../../problem/problem.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import type { Check } from '../../check.ts'
import { checkReference } from '../references/reference.ts'
import { compareTexts } from './compare-texts.ts'

type Locale = Entry<LocaleRecord> & ReturnType<typeof readLocaleId>

/** A translation has all that its English text has, with the same figures, in a known language. */
export const checkTranslations: Check = (data, report) => {
  for (const locale of data.catalogue.locales.values()) {
    const entry = { ...locale, ...readLocaleId(locale.id) }
    const tell = isDraft(entry, data) ? asWarning(report) : report
    const words = findWords(entry, data, tell)
    if (words === undefined) continue
    checkReviewer(entry, data, tell)
    const original = findOriginal(entry, data)
    if (original === 'failed') continue
    if (original === undefined) reportOriginal(entry, data, tell)
    else {
      const differences = compareTexts(original, entry.value.texts, { ...words, facts: data.catalogue.facts })
      if (differences.length === 0) checkReading(entry, original, data, tell)
      for (const { path, message, hint, isKey } of differences) {
        const place = placeIn(entry, ['texts', ...path], isKey ? 'key' : 'value')
        tell({ code: 'wrong-translation', message, place, hint })
      }
    }
    checkWordsAround(entry, data, tell)
  }
}

/** Whether no page shows the text yet, for want of a review: its own, or any in its language. */
function isDraft({ value, language, folder }: Locale, { catalogue }: LinkedData): boolean {
  if (folder === 'services') return value.review === undefined
  return ![...catalogue.locales.values()].some((one) => one.value.review && readLocaleId(one.id).language === language)
}

/** A gap in a draft must not stop the build of the other pages. */
const asWarning =
  (report: Report): Report =>
  (problem) => {
    report(problem.code === 'wrong-translation' ? { ...problem, code: 'draft-translation' } : problem)
  }

/** The language of a translation, with its words around pages; reports their absence. */
function findWords(entry: Locale, data: LinkedData, report: Report) {
  const { language } = entry
  const known = data.catalogue.languages.get(language)
  if (!known) {
    if (!data.has('languages', language))
      report({
        code: 'unknown-language',
        message: `${entry.source.file} is in "${language}", but data/languages.yaml has no language "${language}".`,
        place: placeIn(entry, [], 'record'),
        hint: suggestionHint(language, [...data.catalogue.languages.keys()]),
      })
    return undefined
  }
  const { name, pages: units } = known.value
  if (units) return { language: name, units }
  report({
    code: 'wrong-translation',
    message: `${entry.source.file} is in ${name}, for which data/languages.yaml has no words around whole pages.`,
    place: placeIn(entry, [], 'record'),
    hint: `Add pages to the language "${language}" in data/languages.yaml, as Hindi has them.`,
  })
  return undefined
}

/** A review covers the English texts of its day; nobody has read later changes. */
function checkReading(entry: Locale, original: unknown, { singles: { team } }: LinkedData, report: Report): void {
  const { review } = entry.value
  const digest = digestOfTexts(original)
  // A person who is not in the team is reported before.
  if (!review || review.of === digest || !Object.hasOwn(team?.value.people ?? {}, review.by)) return
  report({
    code: 'wrong-translation',
    message: `The English texts have changed since the review of ${formatDate(review.reviewedOn)}: it read "${review.of}", and they are "${digest}" now.`,
    place: placeIn(entry, ['review', 'of']),
    hint: `Have the text read again, then write the new day and of: "${digest}".`,
  })
}

/** The page of a service shows more than the service's own texts. */
function checkWordsAround(entry: Locale, data: LinkedData, report: Report): void {
  const { language, folder } = entry
  if (folder !== 'services' || data.has('locales', serviceWordsId(language))) return
  report({
    code: 'wrong-translation',
    message: `${entry.source.file} needs the words around a service in its language, and nothing has them.`,
    place: placeIn(entry, [], 'record'),
    hint: `Write data/locales/${serviceWordsId(language)}.yaml after data/pages/service.yaml.`,
  })
}

/** The English record of a translation. `failed` if a mistake of its own is already reported. */
function findOriginal({ folder, name }: Locale, { catalogue, singles, has }: LinkedData): unknown {
  if (folder === 'services')
    return catalogue.services.get(name)?.value ?? (has('services', name) ? 'failed' : undefined)
  if (folder === 'pages' && name === 'service') return singles['page:service']?.value ?? 'failed'
  return undefined
}

function reportOriginal(entry: Locale, data: LinkedData, report: Report): void {
  const { folder, name, language } = entry
  const { file } = entry.source
  const service = { who: `The file ${file}`, entry, path: [], target: 'record', to: 'services', id: name } as const
  if (folder === 'services') checkReference(data, service, report)
  else
    report({
      code: 'wrong-translation',
      message: `${file} is in another language, but no page shows data/${folder}/${name}.yaml in other languages.`,
      place: placeIn(entry, [], 'record'),
      hint: `Services lie in data/locales/${language}/services, the words around them in data/locales/${serviceWordsId(language)}.yaml.`,
    })
}

function checkReviewer(entry: Locale, { singles }: LinkedData, report: Report): void {
  const by = entry.value.review?.by
  const people = singles.team && Object.keys(singles.team.value.people)
  if (by === undefined || !people || people.includes(by)) return
  report({
    code: 'unknown-person',
    message: `The review is by "${by}", but the people of data/team.yaml have no "${by}".`,
    place: placeIn(entry, ['review', 'by']),
    hint: suggestionHint(by, people).replace(
      /^Use one of: (.*)\.$/,
      `data/team.yaml has: $1. Use one of these, or add "${by}" there.`,
    ),
  })
}
