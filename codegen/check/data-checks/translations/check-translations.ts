import type { Locale as LocaleRecord } from '#generated/records.ts'
import { once } from '../../../lib/once.ts'
import { fingerprint } from '../../../memo/fingerprint.ts'
import type { Memo } from '../../../memo/memo.ts'
import { readLocaleId } from '../../../model/locale.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, LinkedData, Records } from '../../../model/records.ts'
import { formatDate } from '../../../model/texts/format.ts'
import { englishIn, translatedFile } from '../../../model/texts/translated-texts.ts'
import type { TranslatedFile } from '../../../model/texts/translated-texts.ts'
import type { Report } from '../../../problem/problem.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import type { Check } from '../../check.ts'
import { checkReference } from '../references/reference.ts'
import { compareTexts } from './compare-texts.ts'

type Locale = Entry<LocaleRecord> & ReturnType<typeof readLocaleId>

/** A translation has all that its English text has, with the same figures, in a known language. */
export const checkTranslations: Check = (data, report, memo) => {
  for (const locale of data.catalogue.locales.values()) {
    const entry = { ...locale, ...readLocaleId(locale.id) }
    const language = findLanguage(entry, data, report)
    if (language === undefined) continue
    checkReviewer(entry, data, report)
    if (entry.file === 'terms') continue
    const known = translatedFile(entry.file)
    if (known) compareWithEnglish(entry, { ...known, ...language }, { data, memo }, report)
    else reportFile(entry, report)
  }
}

/** A gap in a draft must not stop the build of the other pages. */
const asWarning =
  (report: Report): Report =>
  (problem) => {
    report(problem.code === 'wrong-translation' ? { ...problem, code: 'draft-translation' } : problem)
  }

type Language = NonNullable<ReturnType<typeof findLanguage>>

function compareWithEnglish(
  entry: Locale,
  known: TranslatedFile & Language,
  { data, memo }: { data: LinkedData; memo: Memo },
  report: Report,
): void {
  const english = englishIn(data)(entry.file)
  if (english === 'none') {
    const service = { who: `The file ${entry.source.file}`, entry, path: [], target: 'record', id: entry.name } as const
    if (entry.folder === 'services' || entry.folder === 'checks')
      checkReference(data, { ...service, to: entry.folder }, report)
    return
  }
  const { review, texts } = entry.value
  const { facts, locales } = data.catalogue
  const { terms = {} } = locales.get(`${entry.language}/terms`)?.value ?? {}
  const of = english.digest
  const tell = review?.of === of ? report : asWarning(report)
  // Not the digest: six characters are enough to notice an edit, not to tell any two texts apart.
  const inputs = fingerprint([
    entry.id,
    fingerprint(english.texts),
    known.units,
    texts ?? {},
    terms,
    fingerprintOf(facts),
  ])
  const isSame = memo('translation', inputs, () => {
    const differences = compareTexts(english.texts, texts, { ...known, file: known, facts, terms })
    for (const { path, message, hint, isKey } of differences)
      tell({
        code: 'wrong-translation',
        message,
        hint,
        place: placeIn(entry, ['texts', ...path], isKey ? 'key' : 'value'),
      })
    return differences.length > 0 ? undefined : true
  })
  if (isSame && review && review.of !== of)
    tell({
      code: 'wrong-translation',
      message: `The English texts have changed since the review of ${formatDate(review.reviewedOn)}: it read "${review.of}", and they are "${of}" now. Until somebody has read it again, its pages are drafts.`,
      place: placeIn(entry, ['review', 'of']),
      hint: `Have the text read again, then write the new day and of: "${of}".`,
    })
}

const fingerprintOf = once((records: Records<unknown>) => fingerprint([...records.values()].map(({ value }) => value)))

/** The language of a translation, with its words for amounts; reports their absence. */
function findLanguage({ language, source, ...entry }: Locale, data: LinkedData, report: Report) {
  const known = data.catalogue.languages.get(language)
  const place = placeIn({ ...entry, source }, [], 'record')
  if (!known) {
    if (!data.has('languages', language))
      report({
        code: 'unknown-language',
        message: `${source.file} is in "${language}", but data/languages.yaml has no language "${language}".`,
        place,
        hint: suggestionHint(language, [...data.catalogue.languages.keys()]),
      })
    return undefined
  }
  const { name, pages } = known.value
  const { lakh, crore } = pages ?? {}
  if (lakh !== undefined && crore !== undefined) return { language: name, units: { lakh, crore } }
  report({
    code: 'wrong-translation',
    message: `${source.file} is in ${name}, for which data/languages.yaml has no words around whole pages.`,
    place,
    hint: `Add pages to the language "${language}" in data/languages.yaml, as Hindi has them.`,
  })
  return undefined
}

function reportFile(entry: Locale, report: Report): void {
  const { file } = entry.source
  report({
    code: 'wrong-translation',
    message: `${file} is in another language, but no page shows data/${entry.file}.yaml in other languages.`,
    place: placeIn(entry, [], 'record'),
    hint: 'Look in data/README.md which files have translations, or delete it.',
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
