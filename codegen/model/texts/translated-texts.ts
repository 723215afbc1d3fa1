import { hash } from 'node:crypto'
import type { Fact } from '#generated/records.ts'
import { isRecord } from '../../lib/is-record.ts'
import { once, onceByText } from '../../lib/once.ts'
import type { KeyPath } from '../../problem/problem.ts'
import { isChanged } from '../changed-figure.ts'
import type { Catalogue, Entry, Records, Singles } from '../records.ts'
import { leadOf } from './format.ts'

interface EnglishData {
  catalogue: Pick<Catalogue, 'services' | 'checks' | 'states' | 'categories' | 'trades'> &
    Partial<Pick<Catalogue, 'cities'>>
  singles: Partial<Singles>
}

/** A kind of file in data/locales. */
export interface TranslatedFile {
  /** Its English texts. Undefined if there is no such record, or it has a mistake of its own. */
  english: (data: EnglishData, name: string) => unknown
  /**
   * Keys of the English record that are no words for visitors, or not on translated pages. A star
   * stands for any key and any place in a list.
   */
  notShown?: readonly string[]
  /** A translation may leave records out: no page in its language shows them. */
  isPartial?: true
}

const eachOf = <Value>(records: Records<Value>, texts: (value: Value) => object) =>
  Object.fromEntries([...records.values()].map(({ id, value }: Entry<Value>) => [id, texts(value)]))

/** What has pages, or parts of pages, in other languages, by its path below the language. */
const files: Readonly<Record<string, TranslatedFile>> = {
  navigation: {
    english: ({ singles }) => singles.navigation?.value,
    notShown: [
      ...['header.links.*.page', 'tools.links.*.href', 'footer.cities', 'footer.registrations.lookUp.href'],
      ...['service', 'page', 'legal'].map((key) => `footer.groups.*.links.*.${key}`),
    ],
  },
  faqs: { english: ({ singles }) => singles.faqs && { city: singles.faqs.value.city } },
  states: { english: ({ catalogue }) => eachOf(catalogue.states, ({ name }) => ({ name })) },
  categories: { english: ({ catalogue }) => eachOf(catalogue.categories, ({ name }) => ({ name })) },
  cities: {
    english: ({ catalogue: { cities } }) => cities && eachOf(cities, ({ name, alias = name }) => ({ name: alias })),
    isPartial: true,
  },
  trades: {
    english: ({ catalogue }) => eachOf(catalogue.trades, ({ name, gst }) => ({ name, gst: leadOf(gst) })),
    isPartial: true,
  },
  'pages/calendar': {
    english: ({ singles: { 'page:calendar': page } }) =>
      page && { next: { all: page.value.next.all }, remarks: { sunday: page.value.remarks.sunday } },
  },
  'pages/calculator': {
    english: ({ singles: { 'page:calculator': page } }) => page && { bill: page.value.bill },
  },
  'pages/gst': {
    english: ({ singles: { 'page:gst': page } }) => page && { heading: page.value.heading },
  },
  'pages/offices': {
    english: ({ singles }) => singles['page:offices']?.value,
    notShown: ['or', 'under', 'kinds'],
  },
  'pages/service': {
    english: ({ singles }) => singles['page:service']?.value,
    notShown: ['notFound', 'costs.inAll', 'costs.beforeExtras', 'costs.onTop'],
  },
  'pages/check': { english: ({ singles }) => singles['page:check']?.value, notShown: ['places.check'] },
  'pages/city': {
    english: ({ singles }) => singles['page:city']?.value,
    notShown: [
      ...['fee.service', 'returnFiling.nextDates', 'trades.exporters.service', 'professionalTax', 'services.services'],
      'products.lists.*.source',
    ],
  },
  'services/*': {
    english: ({ catalogue }, name) => catalogue.services.get(name)?.value,
    notShown: [
      ...['category', 'icon', 'aliases', 'shortTitle', 'related', 'formLink', 'reviewedOn', 'table', 'nextDates'],
      ...['pricing.currency', 'costs.inAll'],
    ],
  },
  'checks/*': {
    english: ({ catalogue }, name) => catalogue.checks.get(name)?.value,
    notShown: [
      ...['path', 'service', 'governmentFee', 'aliases', 'questions.*.id', 'questions.*.choices.*.id'],
      ...['if', 'rule', 'item'].map((key) => `turnover.limits.*.${key}`),
      ...['id', 'if', 'turnover', 'answer', 'service', 'fact', 'link.href'].map((key) => `outcomes.*.${key}`),
      ...['authority', 'source', 'checkedOn', 'confidence'].map((key) => `outcomes.*.law.${key}`),
    ],
  },
}

/** The kind of a file by its path below the language. Undefined where no page would show it. */
export const translatedFile = (file: string): TranslatedFile | undefined =>
  files[file] ?? files[file.replace(/\/.*/, '/*')]

/** What a file of data/locales translates, with its digest. It is the same for all languages. */
export const englishIn = once((data: EnglishData) =>
  onceByText((file) => {
    const known = translatedFile(file)
    const texts = known?.english(data, file.slice(file.indexOf('/') + 1))
    return known && isRecord(texts) ? { texts, digest: digestOfTexts(texts, known) } : 'none'
  }),
)

/** The keys of an English record, at a path in its file, whose texts a translated page has too. */
export function translatedKeys(
  record: Readonly<Record<string, unknown>>,
  path: KeyPath,
  file: TranslatedFile,
): string[] {
  return Object.keys(record).filter(
    (key) => isShown([...path, key], file) && hasText(record[key], [...path, key], file),
  )
}

const keysOf = onceByText((pattern) => pattern.split('.'))

const isShown = (path: KeyPath, { notShown = [] }: TranslatedFile) =>
  !notShown.some((pattern) => {
    const keys = keysOf(pattern)
    return keys.length === path.length && keys.every((key, index) => key === '*' || key === path[index])
  })

function hasText(value: unknown, path: KeyPath, file: TranslatedFile): boolean {
  if (typeof value === 'string') return true
  if (Array.isArray(value)) return value.some((one, index) => hasText(one, [...path, index], file))
  return isRecord(value) && translatedKeys(value, path, file).length > 0
}

/** Six characters that change with any English text; a review quotes them. */
export function digestOfTexts(english: unknown, file: TranslatedFile): string {
  const textsOf = (value: unknown, path: KeyPath): unknown => {
    if (Array.isArray(value)) return value.map((one: unknown, index) => textsOf(one, [...path, index]))
    if (!isRecord(value)) return typeof value === 'string' ? value : null
    return translatedKeys(value, path, file).map((key) => [key, textsOf(value[key], [...path, key])])
  }
  return hash('sha256', JSON.stringify(textsOf(english, []))).slice(0, 6)
}

/**
 * A sentence as its fact states it today: outdated words left out, varying ones beside today's.
 * The words beside a heading are too few for both, so they hold today as they are. Undefined for
 * what is no sentence; `unknown` if the fact is missing or has a mistake of its own.
 */
export function textOfToday(
  english: unknown,
  facts: Records<Fact>,
  path: KeyPath,
): { text: string } | 'unknown' | undefined {
  if (typeof english === 'string') return { text: english }
  if (!isRecord(english)) return undefined
  const { text, fact, ...more } = english
  // A record with a text and a fact among other keys, as an answer of a check, is no sentence.
  if (Object.keys(more).length > 0) return undefined
  if (typeof text !== 'string' || typeof fact !== 'string') return undefined
  const stated = facts.get(fact)?.value
  if (!stated) return 'unknown'
  if (!isChanged(stated) || path.at(-1) === 'inShort') return { text }
  return { text: stated.status === 'varies' ? `${text} ${stated.current}` : stated.current }
}
