import type { Redirects } from '#generated/records.ts'
import type { Nodes } from 'mdast'
import { placeIn, placeOfNode } from '../../model.ts'
import type { Entry, LinkedData } from '../../model.ts'
import type { Place, Report } from '../../problem/problem.ts'
import { suggest } from '../../problem/suggest.ts'
import { findAddressFault } from '../../web-address.ts'
import { articlePath, fixedPaths, legalPath } from '../../route.ts'
import type { RoutePlan } from '../route-plan.ts'

/** Every link in the data must lead to a page that exists, and every anchor to an element on it. */
export function checkDeadLinks(routes: readonly RoutePlan[], data: LinkedData, report: Report): void {
  const anchors = new Map(routes.map((route) => [route.path, route.anchors ?? []]))
  for (const entry of data.entries) {
    if (entry.collection === 'cities') continue
    for (const { href, place } of linksOf(entry)) checkLink({ href, place, own: pathOf(entry) }, anchors, report)
  }
  const redirects = data.singles.redirects
  if (redirects) checkRedirects(redirects, anchors, report)
}

/** A redirect must lead to a page, and must not hide one. */
function checkRedirects(entry: Entry<Redirects>, anchors: ReadonlyMap<string, readonly string[]>, report: Report): void {
  for (const [from, to] of Object.entries(entry.value)) {
    checkLink({ href: to, place: placeIn(entry, [from]) }, anchors, report)
    if (anchors.has(from)) report({ code: 'route-collision', message: `${from} is a page of the site, so nothing can be redirected from it.`, place: placeIn(entry, [from], 'key'), hint: 'Remove the line, or retire the page first.' })
  }
}

interface FoundLink {
  href: string
  place: Place
  /** The path of the page that the link stands on, for bare anchors; undefined for texts of several pages. */
  own?: string | undefined
}

function checkLink({ href, place, own }: FoundLink, anchors: ReadonlyMap<string, readonly string[]>, report: Report): void {
  if (/^(https:|mailto:|tel:)/.test(href)) return checkAddress(href, place, report)
  if (!href.startsWith('/') && !href.startsWith('#')) {
    report({ code: 'unsafe-link', message: `The link "${href}" leads neither into this site nor to an https address.`, place, hint: 'Begin it with / for a page of this site, or with https:// for another one.' })
    return
  }
  const [path = '', anchor] = href.split('#')
  const page = path === '' ? own : path
  if (page === undefined) return
  const known = anchors.get(page)
  if (!known) {
    const meant = suggest(page, [...anchors.keys()])
    report({ code: 'dead-link', message: `The link "${href}" leads to a page that does not exist.`, place, hint: meant ? `Did you mean "${meant}"?` : 'Look at generated/served/sitemap.xml for the pages that exist.' })
  } else if (anchor !== undefined && !known.includes(anchor)) {
    const meant = suggest(anchor, known)
    report({ code: 'dead-anchor', message: `The link "${href}" leads to an anchor that ${page} does not have.`, place, hint: meant ? `Did you mean "#${meant}"?` : known.length > 0 ? `It has: ${known.slice(0, 8).map((one) => `#${one}`).join(', ')}.` : 'It has none; link to the page itself.' })
  }
}

/** A link that leaves the site leads to a name that a reader can trust, a mailbox or a telephone. */
function checkAddress(href: string, place: Place, report: Report): void {
  const isContact = /^mailto:[^\s@/]+@[^\s@/]+\.[a-z{}]+(\?\S*)?$|^tel:\+?[\d ().-]{3,20}$|^(mailto|tel):(\{|%7B)/i.test(href)
  const fault = isContact ? undefined : href.startsWith('https:') ? findAddressFault(href) : { said: 'names no mailbox and no telephone', hint: 'Write it whole: mailto:name@firm.in or tel:+918041234567.' }
  if (fault) report({ code: 'unsafe-link', message: `The link "${href}" ${fault.said.replace(/^leads/, 'really leads')}.`, place, hint: fault.hint })
}

function linksOf(entry: Entry<unknown>): FoundLink[] {
  return [...linksInYaml(entry, entry.value, []), ...(entry.body ? linksInMarkdown(entry, entry.body) : [])]
}

function linksInYaml(entry: Entry<unknown>, value: unknown, path: readonly (string | number)[]): FoundLink[] {
  if (typeof value === 'string') return path.at(-1) === 'href' ? [{ href: value, place: placeIn(entry, path) }] : []
  if (Array.isArray(value)) return value.flatMap((one, index) => linksInYaml(entry, one, [...path, index]))
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([key, one]) => linksInYaml(entry, one, [...path, key]))
  return []
}

function linksInMarkdown(entry: Entry<unknown>, node: Nodes): FoundLink[] {
  const own: FoundLink[] = node.type === 'link' ? [{ href: node.url, place: placeOfNode(entry, node) }] : []
  return 'children' in node ? [...own, ...(node.children as Nodes[]).flatMap((child) => linksInMarkdown(entry, child))] : own
}

/** The page on which an entry's links stand; undefined where they stand on several. */
function pathOf({ collection, id }: LinkedData['entries'][number]): string | undefined {
  if (collection === 'articles') return articlePath(id)
  if (collection === 'legal') return legalPath(id)
  if (!collection.startsWith('page:')) return undefined
  // The index of cities is the one page whose file is named after its address.
  const kind = id === 'gst' ? 'cities' : id
  return Object.entries(fixedPaths).find(([name]) => name === kind)?.[1]
}
