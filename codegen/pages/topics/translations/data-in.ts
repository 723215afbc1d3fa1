import type { City, Fact, Locale } from '#generated/records.ts'
import { isRecord } from '../../../lib/is-record.ts'
import { onceByText } from '../../../lib/once.ts'
import type { Entry, Records, Singles, WholeData } from '../../../model/records.ts'
import { textOfToday, translatedFile, translatedKeys } from '../../../model/texts/translated-texts.ts'
import type { TranslatedFile } from '../../../model/texts/translated-texts.ts'
import type { KeyPath } from '../../../problem/problem.ts'

/** The data with a language's texts of data/locales, and the English ones where it has none. */
export function dataIn(language: string, { catalogue, singles, today }: WholeData): WholeData {
  const textsOf = (file: string) => textsIn(catalogue.locales, language, file)
  const lay = <Value>(file: string, value: Value, texts = textsOf(file)): Value => {
    const known = translatedFile(file)
    return known === undefined || texts === undefined
      ? value
      : layTexts(value, texts, { file: known, facts: catalogue.facts })
  }
  /** Records of one file, whose translations are in one file too. */
  const layEach = <Value>(file: string, records: Records<Value>): Records<Value> => {
    const texts = textsOf(file)
    return mapValues(records, ({ id, value }) => (isRecord(texts) ? lay(file, value, texts[id]) : value))
  }
  /** Records of a file each. */
  const layFiles = <Value>(folder: string, records: Records<Value>): Records<Value> =>
    mapValues(records, ({ id, value }) => lay(`${folder}/${id}`, value))
  const { check: ofPlaces } = singles['page:check'].value.places
  const translatedChecks = new Map(
    [...catalogue.checks].filter(([id]) => id === ofPlaces || textsOf(`checks/${id}`) !== undefined),
  )
  const names = cityNamesIn(catalogue.locales, language)
  const { withTax } = catalogue.languages.get(language)?.value.pages ?? {}
  const { plans } = singles
  const laid = Object.entries(singles).map(([name, entry]) => {
    const value = lay(name.replace('page:', 'pages/'), entry.value)
    return [name, value === entry.value ? entry : { ...entry, value }]
  })
  return {
    today,
    catalogue: {
      ...catalogue,
      services: layFiles('services', catalogue.services),
      // The others have no page in the language, and each is planned as a whole.
      checks: layFiles('checks', translatedChecks),
      states: layEach('states', catalogue.states),
      categories: layEach('categories', catalogue.categories),
      // What is known of one city is said in English.
      trades: mapValues(layEach('trades', catalogue.trades), ({ value: { evidence, ...trade } }) => trade),
      // A district that is called like its city.
      places: withNames(catalogue.places, names, (value, name, id) =>
        value.district === catalogue.cities.get(id)?.value.name ? { ...value, district: name } : value,
      ),
      // The name by which a city is known is the one in the language.
      cities: withNames(catalogue.cities, names, ({ alias, ...city }, name) => ({ ...city, name })),
    },
    singles: {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- each with the texts of its own file
      ...(Object.fromEntries(laid) as Singles),
      plans: { ...plans, value: { ...plans.value, withTax: withTax ?? plans.value.withTax } },
    },
  }
}

const textsIn = (locales: Records<Locale>, language: string, file: string): unknown =>
  locales.get(`${language}/${file}`)?.value.texts

/** Names of cities in the letters of a language, by slug: those that data/locales knows. */
export function cityNamesIn(locales: Records<Locale>, language: string): ReadonlyMap<string, string> {
  const texts = textsIn(locales, language, 'cities')
  return new Map(
    Object.entries(isRecord(texts) ? texts : {}).flatMap(([slug, city]) =>
      isRecord(city) && typeof city['name'] === 'string' ? [[slug, city['name']] as const] : [],
    ),
  )
}

/** Records of cities, those that have a name in the language with it. Most have none. */
function withNames<Value>(
  records: Records<Value>,
  names: ReadonlyMap<string, string>,
  rename: (value: Value, name: string, id: string) => Value,
): Records<Value> {
  const renamed = new Map(records)
  for (const [id, name] of names) {
    const entry = records.get(id)
    if (entry) renamed.set(id, { ...entry, value: rename(entry.value, name, id) })
  }
  return renamed
}

/** The cities that have a page in a language: it has their names, and is that of their state. */
export function citiesIn(language: string, { catalogue }: Pick<WholeData, 'catalogue'>): Entry<City>[] {
  const { cities, states, locales } = catalogue
  const names = cityNamesIn(locales, language)
  const isSpokenIn = onceByText((state) => states.get(state)?.value.language === language)
  return [...cities.values()].filter(({ id, value }) => names.has(id) && isSpokenIn(value.state))
}

function mapValues<Value>(records: Records<Value>, map: (entry: Entry<Value>) => Value): Records<Value> {
  return new Map([...records].map(([id, entry]) => [id, { ...entry, value: map(entry) }]))
}

interface Known {
  file: TranslatedFile
  facts: Records<Fact>
}

/**
 * A value with other texts at the same places. A sentence of law without a translation says what
 * holds today: what it said before stands only on the English page.
 */
function layTexts<Value>(value: Value, texts: unknown, known: Known, path?: KeyPath): Value
function layTexts(value: unknown, texts: unknown, known: Known, path: KeyPath = []): unknown {
  const today = textOfToday(value, known.facts, path)
  if (today && today !== 'unknown') {
    const text = typeof texts === 'string' ? texts : today.text
    return isRecord(value) ? { ...value, text } : text
  }
  if (Array.isArray(value)) {
    const own: readonly unknown[] = Array.isArray(texts) ? texts : []
    if (path.at(-1) === 'keywords' && own.length > 0) return own
    return value.map((one: unknown, index) => layTexts(one, own[index], known, [...path, index]))
  }
  if (!isRecord(value)) return value
  const own = isRecord(texts) ? texts : {}
  const keys = new Set(translatedKeys(value, path, known.file))
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      layTexts(one, keys.has(key) ? own[key] : undefined, known, [...path, key]),
    ]),
  )
}
