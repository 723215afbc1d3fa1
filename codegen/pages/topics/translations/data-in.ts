import type { City, Fact, Locale } from '#generated/records.ts'
import { isRecord } from '../../../lib/is-record.ts'
import { onceByText } from '../../../lib/once.ts'
import type { Entry, Records, WholeData } from '../../../model/records.ts'
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
  const layOne = <Value>(file: string, entry: Entry<Value>) => ({ ...entry, value: lay(file, entry.value) })
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
  const { withTax } = catalogue.languages.get(language)?.value.pages ?? {}
  const { plans } = singles
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
      places: mapValues(catalogue.places, ({ id, value }) => {
        const name = cityNameIn(catalogue.locales, language, id)
        const isNamed = value.district === catalogue.cities.get(id)?.value.name
        return name === undefined || !isNamed ? value : { ...value, district: name }
      }),
      // The name by which a city is known is the one in the language.
      cities: mapValues(catalogue.cities, ({ id, value }) => {
        const { alias, ...city } = value
        const name = cityNameIn(catalogue.locales, language, id)
        return name === undefined ? value : { ...city, name }
      }),
    },
    singles: {
      ...singles,
      faqs: layOne('faqs', singles.faqs),
      navigation: layOne('navigation', singles.navigation),
      plans: { ...plans, value: { ...plans.value, withTax: withTax ?? plans.value.withTax } },
      'page:calendar': layOne('pages/calendar', singles['page:calendar']),
      'page:city': layOne('pages/city', singles['page:city']),
      'page:service': layOne('pages/service', singles['page:service']),
      'page:check': layOne('pages/check', singles['page:check']),
    },
  }
}

const textsIn = (locales: Records<Locale>, language: string, file: string): unknown =>
  locales.get(`${language}/${file}`)?.value.texts

/** A city's name in the letters of a language. Undefined if data/locales does not know it. */
export function cityNameIn(locales: Records<Locale>, language: string, slug: string): string | undefined {
  const texts = textsIn(locales, language, 'cities')
  const city = isRecord(texts) && Object.hasOwn(texts, slug) ? texts[slug] : undefined
  return isRecord(city) && typeof city['name'] === 'string' ? city['name'] : undefined
}

/** The cities that have a page in a language: it has their names, and is that of their state. */
export function citiesIn(language: string, { catalogue }: Pick<WholeData, 'catalogue'>): Entry<City>[] {
  const { cities, states, locales } = catalogue
  const isSpokenIn = onceByText((state) => states.get(state)?.value.language === language)
  return [...cities.values()].filter(
    ({ id, value }) => isSpokenIn(value.state) && cityNameIn(locales, language, id) !== undefined,
  )
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
      keys.has(key) ? layTexts(one, own[key], known, [...path, key]) : one,
    ]),
  )
}
