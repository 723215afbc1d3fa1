import { groupBy } from '../../../lib/group-by.ts'
import { lazily, once, onceByText } from '../../../lib/once.ts'
import { isRecord } from '../../../lib/is-record.ts'
import { fingerprint, hashText } from '../../../memo/fingerprint.ts'
import { readLocaleId } from '../../../model/locale.ts'
import { prefixOf } from '../../../model/page-kinds.ts'
import type { Kind } from '../../../model/page-kinds.ts'
import type { WholeData } from '../../../model/records.ts'
import { checkPath } from '../../../model/route.ts'
import type { LanguageLink } from '#src/content/payload/links.ts'
import type { Head, PageRecord } from '#src/content/types.ts'
import { createContext } from '../../shared/context.ts'
import type { WholeContext } from '../../shared/context.ts'
import { shareFile } from '../../shared/head.ts'
import type { PagePlan } from '../../shared/route-plan.ts'
import { dataIn } from './data-in.ts'
import { readingOf, wordsOf } from './reading.ts'
import type { Reading } from './reading.ts'

/** Kinds that have pages in other languages. */
export const translatedKinds: readonly Kind[] = ['service', 'check', 'check-outcome', 'city']

/** The languages in which there are pages, or parts of pages. */
export function languagesIn({ catalogue }: Pick<WholeData, 'catalogue'>): string[] {
  const named = new Set([...catalogue.locales.keys()].map((id) => readLocaleId(id).language))
  return [...catalogue.languages.values()].flatMap(({ id, value }) => (named.has(id) && value.pages ? [id] : []))
}

/** The context from which pages in a language are planned: the same data with other texts. */
export const contextIn = (language: string, context: WholeContext): WholeContext => contextsOf(context)(language)

const contextsOf = once((context: WholeContext) =>
  onceByText((language): WholeContext => {
    const { whole, basis, origin, memo, isDeploy, held, data: source, tables } = context
    const options = { origin, memo, isDeploy, language, basis: fingerprint([basis, language]), source, tables }
    return { ...createContext(dataIn(language, whole), options), held }
  }),
)

interface Translation {
  language: string
  /** The path of the English page that says the same. */
  english: string
  plan: PagePlan
  reading: Reading
}

const pathOf = ({ language, english }: Pick<Translation, 'language' | 'english'>) => `/${language}${english}`

/**
 * The English pages, each with links to its translations, and then these: the same plans over the
 * texts of data/locales. `planIn` plans the kinds that have translations.
 */
export function withLanguages(
  english: readonly PagePlan[],
  context: WholeContext,
  planIn: (local: WholeContext) => readonly PagePlan[],
): PagePlan[] {
  const found = languagesIn(context.whole).flatMap((language) => translationsIn(language, context, planIn))
  const isLeftOut = ({ reading }: Translation) => context.isDeploy && reading.isDraft
  const all = found.filter((one) => !isLeftOut(one))
  const byPath = groupBy(all, (one) => one.english)
  const site = context.data.singles.site.value.language
  const linkTo = ({ language, path }: { language: string; path: string }, areMany: boolean): LanguageLink => {
    const { own = language, pages } = wordsOf(language, context.data) ?? {}
    return { href: path, label: areMany ? own : (pages?.inThis ?? own), language }
  }
  /** The same page in its other languages; and for search engines in all that somebody has read. */
  const around = (path: string, own: string): Around => {
    const others = (byPath.get(path) ?? []).map((one) => ({ ...one, path: pathOf(one) }))
    const each = [{ language: site, path }, ...others]
    const read = [{ language: site, path }, ...others.filter(({ reading }) => !reading.isDraft)]
    const isRead = read.length > 1 && read.some((one) => one.path === own)
    return {
      links: each.filter((one) => one.path !== own).map((one) => linkTo(one, each.length > 2)),
      alternates: isRead ? read.map((one) => ({ language: one.language, path: one.path })) : [],
      notes: [],
    }
  }
  const pathsFor = createPaths(all)
  return [
    ...english.map((page) => (byPath.has(page.path) ? place(page, around(page.path, page.path), context) : page)),
    // Nobody has read the text anew since the English one has changed: links to it find that one.
    ...found
      .filter((one) => isLeftOut(one) && one.reading.wasRead)
      .flatMap((one) => english.filter(({ path }) => path === one.english).map((page) => aliasOf(page, pathOf(one)))),
    ...all.map((one) => {
      const { notes } = one.reading
      return place(translate(one, pathsFor(one), context), { ...around(one.english, pathOf(one)), notes }, context)
    }),
  ]
}

function translationsIn(
  language: string,
  context: WholeContext,
  planIn: (local: WholeContext) => readonly PagePlan[],
): Translation[] {
  return planIn(contextIn(language, context)).flatMap((plan) => {
    const files = filesOf(plan, language, context.whole)
    if (!files) return []
    return [{ language, english: plan.path, plan, reading: readingOf(files, language, context.whole) }]
  })
}

/** What a city's page shows besides its own texts. */
const ofCities = ['faqs', 'states', 'cities', 'trades', 'pages/gst', 'pages/offices', 'pages/calendar']

/** The files of a language that a page is made of. Undefined if it has no page in the language. */
function filesOf({ kind, path, canonicalPath }: PagePlan, language: string, { catalogue }: WholeData) {
  const { checks, locales } = catalogue
  const ifThere = (own: string, ...others: string[]) =>
    locales.has(`${language}/${own}`) ? [own, 'navigation', ...others] : undefined
  if (kind === 'service') return ifThere(`services/${path.slice(prefixOf('service').length)}`, 'pages/service')
  if (kind === 'city') return canonicalPath === path ? ifThere('pages/city', ...ofCities) : undefined
  const check = [...checks.values()].find((one) => path === checkPath(one) || path.startsWith(`${checkPath(one)}/`))
  return check && ifThere(`checks/${check.id}`, 'pages/check', 'pages/calculator', 'states')
}

function toPaths(some: readonly Translation[]) {
  const pairs = some.map((one) => [one.english, pathOf(one)] as const)
  return { paths: new Map(pairs), mark: fingerprint(pairs) }
}

/** The addresses that a page's links turn into: those of its language, once for all its pages. */
function createPaths(all: readonly Translation[]) {
  const isCity = ({ plan }: Translation) => plan.kind === 'city'
  const byLanguage = groupBy(all, ({ language }) => language)
  const pathsOf = onceByText((language) => {
    const own = byLanguage.get(language) ?? []
    return { whole: toPaths(own), withoutCities: toPaths(own.filter((one) => !isCity(one))) }
  })
  // Only a city's page changes with the cities.
  return (one: Translation) => pathsOf(one.language)[isCity(one) ? 'whole' : 'withoutCities']
}

/** The plan at the address of its language. Its links lead to pages in the language. */
function translate(
  { plan, language, reading: { isDraft } }: Translation,
  { paths, mark }: ReturnType<typeof toPaths>,
  { origin }: WholeContext,
): PagePlan {
  const path = pathOf({ language, english: plan.path })
  return {
    ...plan,
    path,
    language,
    canonicalPath: isDraft ? plan.path : path,
    ...refine(plan, [isDraft, mark]),
    record: () => {
      const record = relink(plan.record(), paths, origin)
      const { head } = record
      const shown: Head = isDraft
        ? { ...head, canonical: origin + plan.path, isHidden: true }
        : { ...head, image: `${origin}/${shareFile(path)}` }
      return { ...record, language, head: shown }
    },
  }
}

/** A page at another address, which search engines do not list. */
const aliasOf = (page: PagePlan, path: string): PagePlan => ({
  ...page,
  path,
  ...refine(page, [path]),
  record: () => ({ ...page.record(), path }),
})

interface Around extends NonNullable<PageRecord['translation']> {
  alternates: readonly { language: string; path: string }[]
}

/** A page among those that say the same in other languages. */
function place(page: PagePlan, { alternates, links, notes }: Around, { origin }: WholeContext): PagePlan {
  const named = alternates.map(({ language, path }) => ({ language, href: origin + path }))
  return {
    ...page,
    ...(alternates.length > 0 && { alternates }),
    ...refine(page, [named, links, notes]),
    record: () => {
      const { head, ...record } = page.record()
      return {
        ...record,
        head: named.length > 0 ? { ...head, alternates: named } : head,
        translation: { links, notes },
      }
    },
  }
}

/** The fingerprint of what a plan is made from, with more. Without one its record is compared. */
const refine = ({ inputs }: PagePlan, more: unknown): Pick<PagePlan, 'inputs'> =>
  inputs ? { inputs: lazily(() => hashText(`${inputs()} ${JSON.stringify(more)}`)) } : {}

/** The same value with other addresses, with or without the origin, a query or an anchor. */
function relink<Value>(value: Value, paths: ReadonlyMap<string, string>, origin: string): Value
function relink(value: unknown, paths: ReadonlyMap<string, string>, origin: string): unknown {
  if (typeof value === 'string') {
    const start = value.startsWith(`${origin}/`) ? origin.length : 0
    if (value[start] !== '/') return value
    const [path = ''] = value.slice(start).split(/[?#]/)
    const to = paths.get(path)
    return to === undefined ? value : value.slice(0, start) + to + value.slice(start + path.length)
  }
  if (Array.isArray(value)) return value.map((one: unknown) => relink(one, paths, origin))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, relink(one, paths, origin)]))
}
