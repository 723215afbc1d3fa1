import { isStandIn } from '../../../model/page-kinds.ts'
import type { Kind } from '../../../model/page-kinds.ts'
import type { SiteData } from '../../../model/records.ts'
import { fixedPaths, legalPath } from '../../../model/route.ts'
import type { SearchEntry, SearchKind } from '../../search/payload.ts'
import type { ListedRoute } from '../route-plan.ts'

/** Kinds whose pages are found as their subjects. */
const named: ReadonlySet<Kind> = new Set<Kind>(['service', 'state', 'city', 'article', 'job', 'search'])

type Sort = Extract<SearchKind, 'tools' | 'calculators' | 'outcomes' | 'pages'>

/** What pages of a kind are called, if that is more than a page. */
const sorts: Partial<Record<Kind, Sort>> = {
  calendar: 'tools',
  calculators: 'tools',
  compare: 'tools',
  late: 'tools',
  'gst-check': 'tools',
  calculator: 'calculators',
  estimator: 'calculators',
  'gst-outcome': 'outcomes',
}

/**
 * The other pages by their names in the search's texts, the header or the footer, or else by their
 * titles; and by the words and the old addresses that lead to them.
 */
export const findPages = (sort: Sort) => (data: SiteData, routes: readonly ListedRoute[]) =>
  listPages(
    data,
    routes.filter(
      ({ kind, path, canonicalPath = path }) =>
        !named.has(kind) && !isStandIn(kind) && canonicalPath === path && (sorts[kind] ?? 'pages') === sort,
    ),
  )

function listPages({ singles, catalogue }: SiteData, routes: readonly ListedRoute[]): SearchEntry[] {
  const { labels, addresses } = wordsOfLinks(singles)
  const { pages = {} } = singles['page:search'].value
  // Chats in other languages begin there.
  const languages = [...catalogue.languages.values()].slice(1).flatMap(({ value: { name, own } }) => [name, own])
  const firm = ` | ${singles.site.value.name}`
  return routes.map(({ path, title, description }) => {
    const plainTitle = title.endsWith(firm) ? title.slice(0, -firm.length) : title
    const { name, words = [] } = pages[path] ?? {}
    const spoken = path === fixedPaths.contact ? languages : []
    const names = [name, ...(labels.get(path) ?? []), plainTitle].filter((one) => one !== undefined)
    const [shown = plainTitle] = names
    const known = [...names.slice(1), ...words, ...spoken, ...(addresses.get(path) ?? [])]
    const others = known.filter((one) => one.toLowerCase() !== shown.toLowerCase())
    return {
      title: shown,
      href: path,
      ...(others.length > 0 ? { words: [...new Set(others)] } : {}),
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
