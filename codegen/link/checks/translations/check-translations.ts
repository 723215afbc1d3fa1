import type { Locale as LocaleRecord } from '#generated/records.ts'
import { readLocaleId, serviceWordsId } from '../../../model/locale.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, LinkedData } from '../../../model/records.ts'
import type { Report } from '../../../problem/problem.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import type { Check } from '../check.ts'
import { checkReference } from '../references/reference.ts'
import { compareTexts } from './compare-texts.ts'

type Locale = Entry<LocaleRecord>

/** A text in another language has all that its English one has, line for line, with the same figures, in a language that is known. */
export const checkTranslations: Check = (data, report) => {
  for (const entry of data.catalogue.locales.values()) {
    const words = findWords(entry, data, report)
    if (words === undefined) continue
    checkReviewer(entry, data, report)
    const original = findOriginal(entry, data)
    if (original === 'failed') continue
    if (original === undefined) reportOriginal(entry, data, report)
    else checkTexts(entry, original, { ...words, facts: data.catalogue.facts }, report)
    checkWordsAround(entry, data, report)
  }
}

/** The language of a translation, with its words around whole pages; nothing where it lacks them, which is reported. */
function findWords(entry: Locale, data: LinkedData, report: Report) {
  const { language } = readLocaleId(entry.id)
  const known = data.catalogue.languages.get(language)
  if (!known) {
    if (!data.has('languages', language)) reportLanguage(entry, language, data, report)
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

function checkTexts(
  entry: Locale,
  original: unknown,
  compared: Parameters<typeof compareTexts>[2],
  report: Report,
): void {
  for (const { path, message, hint, isKey } of compareTexts(original, entry.value.texts, compared))
    report({
      code: 'wrong-translation',
      message,
      hint,
      place: placeIn(entry, ['texts', ...path], isKey ? 'key' : 'value'),
    })
}

/** A service's page is more than its own texts. */
function checkWordsAround(entry: Locale, data: LinkedData, report: Report): void {
  const { language, folder } = readLocaleId(entry.id)
  if (folder !== 'services' || data.has('locales', serviceWordsId(language))) return
  report({
    code: 'wrong-translation',
    message: `${entry.source.file} needs the words around a service in its language, and nothing has them.`,
    place: placeIn(entry, [], 'record'),
    hint: `Write data/locales/${serviceWordsId(language)}.yaml after data/pages/service.yaml.`,
  })
}

/** The English record of a translation; `failed` where a mistake of its own is reported already. */
function findOriginal(entry: Locale, { catalogue, singles, has }: LinkedData): unknown {
  const { folder, name } = readLocaleId(entry.id)
  if (folder === 'services')
    return catalogue.services.get(name)?.value ?? (has('services', name) ? 'failed' : undefined)
  if (folder === 'pages' && name === 'service') return singles['page:service']?.value ?? 'failed'
  return undefined
}

function reportOriginal(entry: Locale, data: LinkedData, report: Report): void {
  const { folder, name, language } = readLocaleId(entry.id)
  const { file } = entry.source
  if (folder === 'services')
    checkReference(
      data,
      { who: `The file ${file}`, entry, path: [], target: 'record', to: 'services', id: name },
      report,
    )
  else
    report({
      code: 'wrong-translation',
      message: `${file} is in another language, but no page shows data/${folder}/${name}.yaml in other languages.`,
      place: placeIn(entry, [], 'record'),
      hint: `Services lie in data/locales/${language}/services, the words around them in data/locales/${serviceWordsId(language)}.yaml.`,
    })
}

function reportLanguage(entry: Locale, language: string, data: LinkedData, report: Report): void {
  report({
    code: 'unknown-language',
    message: `${entry.source.file} is in "${language}", but data/languages.yaml has no language "${language}".`,
    place: placeIn(entry, [], 'record'),
    hint: suggestionHint(language, [...data.catalogue.languages.keys()]),
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
    hint: suggestionHint(by, people),
  })
}
