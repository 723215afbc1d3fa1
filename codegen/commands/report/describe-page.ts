import type { PageView } from '../../emit/emit-report.ts'
import type { PageRecord } from '../../pages/shared/payload/page-record.ts'
import type { RoutePlan } from '../../pages/shared/route-plan.ts'
import { estimateWords } from './measure-page.ts'
import type { Measures } from './measure-page.ts'
import { isRecord } from '../../lib/is-record.ts'

// Search results show about 60 characters of a title and 160 of a description; below half of that room is given away.
export const shownOfTitle = 60
const roomyTitle = 30
export const shownOfDescription = 160
const roomyDescription = 100
// A page with less has little to be found for.
const fewWords = 250
// A server sends ten packets before it waits for the first answer.
export const firstRoundTrip = 14_600

interface Inputs {
  record: PageRecord
  origin: string
  /** Undefined where the page is not in the last built site. */
  measures: Measures | undefined
  isBuilt: boolean
  picture: string | undefined
}

/** A page as the report shows it. */
export function describePage(route: RoutePlan, inputs: Inputs): PageView {
  const { path, title, description, canonicalPath = '' } = route
  const {
    record: { head, jsonLd, payload },
    measures,
    picture,
    origin,
  } = inputs
  const words = measures?.words ?? estimateWords(payload)
  return {
    path,
    title,
    description,
    canonicalPath,
    titleShown: cut(title, shownOfTitle),
    titleLength: title.length,
    descriptionShown: cut(description, shownOfDescription),
    descriptionLength: description.length,
    host: new URL(origin).hostname,
    crumbs: path.split('/').filter((step) => step !== ''),
    words,
    wordsLabel: measures ? String(words) : `about ${words}`,
    bytes: measures?.bytes ?? 0,
    bytesLabel: measures ? kilobytes(measures.bytes) : '',
    types: typesOf(jsonLd),
    isHidden: head.isHidden === true,
    isAlias: canonicalPath !== '' && canonicalPath !== path,
    isDrawn: head.image !== undefined,
    picture: picture ?? '',
    advice: adviceOn(route, { ...inputs, words }),
  }
}

/** The text as a search result shows it: cut behind a word. */
function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit).replace(/\s+\S*$/, '')} …`
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

/** The types of the things that a page's structured data describes. */
function typesOf(jsonLd: object | undefined): string[] {
  if (jsonLd === undefined) return []
  const things: unknown[] = '@graph' in jsonLd && Array.isArray(jsonLd['@graph']) ? jsonLd['@graph'] : [jsonLd]
  const types = things.flatMap((thing) => (isRecord(thing) && '@type' in thing ? [thing['@type']].flat() : []))
  return [...new Set(types.map(String))]
}

/** What could be better. None of it is a mistake: those stop the run before there is a report. */
function adviceOn(
  { path, title, description, canonicalPath }: RoutePlan,
  { record, measures, isBuilt, picture, words }: Inputs & { words: number },
): string[] {
  const heavy =
    measures && measures.bytes > firstRoundTrip
      ? [`${kilobytes(measures.bytes)} is more than the first answer of a server holds (${kilobytes(firstRoundTrip)}).`]
      : []
  const missing = isBuilt && !measures ? ['The last built site does not have this page yet.'] : []
  if (canonicalPath !== path) return [...heavy, ...missing]
  return [
    ...(title.length < roomyTitle
      ? [`The title leaves ${shownOfTitle - title.length} characters of a search result empty.`]
      : []),
    ...(description.length < roomyDescription
      ? [`The description leaves ${shownOfDescription - description.length} characters of a search result empty.`]
      : []),
    ...(words < fewWords ? [`${words} words are few to be found for.`] : []),
    ...(record.jsonLd === undefined ? ['It has no structured data.'] : []),
    ...(isBuilt && measures && record.head.image !== undefined && picture === undefined
      ? ['Its share picture is not in the last built site.']
      : []),
    ...heavy,
    ...missing,
  ]
}
