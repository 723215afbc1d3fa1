import { isStandIn } from '../../../model/page-kinds.ts'
import type { Kind } from '../../../model/page-kinds.ts'
import type { SiteData, WholeData } from '../../../model/records.ts'
import { articlePath, checkPath, fixedPaths, jobPath, legalPath, servicePath } from '../../../model/route.ts'
import { ourPrices } from '../../../model/rules/price-words.ts'
import { getRecord } from '../../../lib/present.ts'
import { articlesByDate } from '../../article/page.ts'
import type { SearchEntry, SearchGroup, SearchKind, SearchTexts } from '#src/pages/search/payload.ts'
import { chatHref } from '../../shared/firm.ts'
import { servicesByCategory } from '../../shared/links.ts'
import type { ListedRoute } from '../../shared/route-plan.ts'
import { findMonths, findQuestions } from './find-answers.ts'
import { findCities, findStates } from './find-places.ts'

type Find = (data: WholeData, routes: readonly ListedRoute[]) => SearchEntry[]

/**
 * The more important kinds first: that decides the order of two equally good results. Those without
 * a function are pages.
 */
const finds: readonly (readonly [SearchKind, Find?])[] = [
  ['services', findServices],
  ['tools'],
  ['calculators'],
  ['pages'],
  ['cities', findCities],
  ['states', findStates],
  ['articles', findArticles],
  ['openings', findOpenings],
  ['questions', findQuestions],
  ['months', findMonths],
  ['outcomes'],
]

/** Kinds whose entries are parts of the page above them in their address. */
const parts: readonly SearchKind[] = ['outcomes', 'months']

/** Everything that a visitor can search for. Pages of other kinds are found by their titles. */
export function planSearch(data: WholeData, routes: readonly ListedRoute[]): SearchGroup[] {
  const { kinds } = data.singles['page:search'].value
  return finds.map(([id, find]) => {
    const { one: label, words } = kinds[id]
    return {
      id,
      label,
      words,
      ...(parts.includes(id) ? { areParts: true } : {}),
      entries: find ? find(data, routes) : findPages(id, data, routes),
    }
  })
}

/** The words around the results, and the links for a search without results. */
export function planSearchTexts({ singles }: WholeData): SearchTexts {
  const { results, list } = singles['page:search'].value
  const { one, many, guess, closest, none, all, ask, chat } = results
  const href = chatHref(singles.site.value.whatsapp, chat)
  return { one, many, guess, closest, none, all, ask: { label: ask, href }, everything: list.heading }
}

function findArticles(data: SiteData): SearchEntry[] {
  const { pages = {} } = data.singles['page:search'].value
  return articlesByDate(data).map(({ id, value: { title, category, seo } }) => {
    const href = articlePath(id)
    return {
      title,
      href,
      words: pages[href]?.words,
      note: getRecord(data.catalogue.articleCategories, category).value.name,
      text: seo.description,
    }
  })
}

/** Openings that still accept applications. The others have no page. */
function findOpenings({ singles }: SiteData, routes: readonly ListedRoute[]): SearchEntry[] {
  const open = new Set(routes.flatMap(({ kind, path }) => (kind === 'job' ? [path] : [])))
  return Object.entries(singles.jobs.value.openings)
    .map(([slug, { title, type, experience }]) => ({ title, href: jobPath(slug), note: `${type}, ${experience}` }))
    .filter(({ href }) => open.has(href))
}

const withoutFirm = (title: string, { singles }: Pick<SiteData, 'singles'>) => {
  const firm = ` | ${singles.site.value.name}`
  return title.endsWith(firm) ? title.slice(0, -firm.length) : title
}

/** Services in the order of the menu, with the words that people type for them. */
function findServices(data: SiteData, routes: readonly ListedRoute[]): SearchEntry[] {
  const { from } = data.singles['page:search'].value.results
  const { say } = ourPrices(data)
  const translated = routes.filter(({ kind, language }) => kind === 'service' && language !== undefined)
  return [...servicesByCategory(data)].flatMap(([category, services]) => {
    const { name } = getRecord(data.catalogue.categories, category).value
    return services.flatMap(({ id, value: { title, shortTitle, aliases = [], pricing, seo } }) => {
      const words = [...(shortTitle === undefined ? [] : [shortTitle]), ...aliases]
      const entry = {
        title,
        href: servicePath(id),
        words: words.length > 0 ? words : undefined,
        note: pricing && `${from} ${say(pricing.basic)}`,
        text: `${name}. ${seo.description}`,
      }
      const others = translated.filter(({ path }) => path.endsWith(servicePath(id)))
      return [entry, ...others.map(({ path, title }) => ({ title: withoutFirm(title, data), href: path }))]
    })
  })
}

/** Kinds whose pages are found as their subjects. */
const named: ReadonlySet<Kind> = new Set<Kind>(['service', 'state', 'city', 'article', 'job', 'search'])

/** What pages of a kind are called, if that is more than a page. */
const sorts: Partial<Record<Kind, SearchKind>> = {
  calendar: 'tools',
  calculators: 'tools',
  compare: 'tools',
  late: 'tools',
  check: 'tools',
  calculator: 'calculators',
  estimator: 'calculators',
  'check-outcome': 'outcomes',
}

/**
 * The other pages by their names in the search's texts, the header or the footer, or else by their
 * titles; and by the words and the old addresses that lead to them.
 */
function findPages(sort: SearchKind, { singles, catalogue }: SiteData, routes: readonly ListedRoute[]): SearchEntry[] {
  const { labels, addresses } = wordsOfLinks(singles)
  const { pages = {} } = singles['page:search'].value
  const aliases = new Map([...catalogue.checks.values()].map((check) => [checkPath(check), check.value.aliases ?? []]))
  // Chats in other languages begin there.
  const languages = [...catalogue.languages.values()].slice(1).flatMap(({ value: { name, own } }) => [name, own])
  const own = routes.filter(
    ({ kind, path, language, canonicalPath = path }) =>
      // Of a check in another language its own page is enough.
      (language === undefined || kind === 'check') &&
      !named.has(kind) &&
      !isStandIn(kind) &&
      canonicalPath === path &&
      (sorts[kind] ?? 'pages') === sort,
  )
  return own.map(({ path, title, description }) => {
    const plainTitle = withoutFirm(title, { singles })
    const { name, words = [] } = pages[path] ?? {}
    const spoken = path === fixedPaths.contact ? languages : []
    const names = [name, ...(labels.get(path) ?? []), plainTitle].filter((one) => one !== undefined)
    const [shown = plainTitle] = names
    const known = [...names.slice(1), ...words, ...(aliases.get(path) ?? []), ...spoken, ...(addresses.get(path) ?? [])]
    const others = known.filter((one) => one.toLowerCase() !== shown.toLowerCase())
    return {
      title: shown,
      href: path,
      words: others.length > 0 ? [...new Set(others)] : undefined,
      text: description,
    }
  })
}

/** By path: the words of header, footer and tools, and redirected addresses as words. */
function wordsOfLinks({ navigation, redirects }: SiteData['singles']) {
  const { header, footer, tools } = navigation.value
  const [labels, addresses] = [new Map<string, string[]>(), new Map<string, string[]>()]
  const add = (words: Map<string, string[]>, path: string, word: string) =>
    words.set(path, [...(words.get(path) ?? []), word])
  for (const link of [...header.links, ...footer.groups.flatMap((group) => group.links)]) {
    if (link.label === undefined) continue
    if ('page' in link) add(labels, fixedPaths[link.page], link.label)
    else if ('legal' in link) add(labels, legalPath(link.legal), link.label)
  }
  for (const { href, label } of tools.links) add(labels, href, label)
  for (const [from, to] of Object.entries(redirects.value)) add(addresses, to, from.slice(1).replaceAll(/[/_-]+/g, ' '))
  return { labels, addresses }
}
