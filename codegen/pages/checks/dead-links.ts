import type { Redirects } from '#generated/records.ts'
import { lazily } from '../../lib/once.ts'
import { isOfCities } from '../../model/collections.ts'
import { placeIn, placeOfNode } from '../../model/records.ts'
import type { Entry, LinkedData } from '../../model/records.ts'
import type { Fault, Place, Report } from '../../problem/problem.ts'
import { isSlip, suggest, suggestByWords } from '../../problem/suggest.ts'
import { nodesOf } from '../../model/texts/markdown-text.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import { findAddressFault } from '../../model/texts/web-address.ts'
import { isStandIn, pageKinds, singleKinds } from '../../model/page-kinds.ts'
import { fixedPaths, recordPaths } from '../../model/route.ts'
import { toSlug } from '../../model/slug.ts'
import type { PlanContext } from '../shared/context.ts'
import type { RoutePlan } from '../shared/route-plan.ts'

interface Site {
  routes: readonly RoutePlan[]
  /** The ids that links may jump to, by the path of their page. */
  anchors: ReadonlyMap<string, readonly string[]>
  redirects: Readonly<Record<string, string>>
  /** The site's own address, up to the end of its name. */
  origin: string
}

/** Every link in the data must lead to a page that exists, and every anchor to an element on it. */
export function checkDeadLinks(
  routes: readonly RoutePlan[],
  { data, context }: { data: LinkedData; context: Pick<PlanContext, 'basis' | 'data' | 'memo'> },
  report: Report,
): void {
  const { redirects, site: firm, 'page:search': search } = context.data.singles
  const site: Site = {
    routes,
    anchors: new Map(routes.map((route) => [route.path, route.anchors ?? []])),
    redirects: redirects.value,
    origin: firm.value.origin,
  }
  const entries = data.entries.filter(({ collection }) => !isOfCities(collection))
  const find = lazily(() => entries.flatMap((entry) => linksOf(entry)))
  // Known links have no places in their files, so they are found anew where one is dead.
  const known = context.memo('links', context.basis, () => find().map(({ href, own }) => ({ href, own })))
  if (known.some((link) => faultOf(link, site))) for (const link of find()) checkLink(link, site, report)
  checkRedirects(redirects, site, report)
  for (const path of Object.keys(search.value.pages ?? {}))
    checkLink({ href: path, place: placeIn(search, ['pages', path], 'key') }, site, report)
}

// Folders of the built site, where servers look first.
const folderPattern = /^\/(assets|fonts|share)(\/|$)/

const standIns: ReadonlySet<string> = new Set(singleKinds.filter(isStandIn).map((kind) => fixedPaths[kind]))

/** A redirect must lead to a page, and must not hide one. */
function checkRedirects(entry: Entry<Redirects>, site: Site, report: Report): void {
  for (const [from, to] of Object.entries(entry.value)) {
    const key = placeIn(entry, [from], 'key')
    checkLink({ href: to, place: placeIn(entry, [from]) }, site, report)
    if (site.anchors.has(from))
      report({
        code: 'route-collision',
        message: `${from} is a page of the site, so nothing can be redirected from it.`,
        place: key,
        hint: 'Remove the line, or retire the page first.',
      })
    if (standIns.has(to))
      report({
        code: 'dead-link',
        message: `${to} is what visitors see where there is no page, so ${from} would lead nowhere.`,
        place: placeIn(entry, [from]),
        hint: 'Lead to the page that took its place, or remove the line.',
      })
    if (folderPattern.test(from))
      report({
        code: 'route-collision',
        message: `${from} lies in a folder of the site's own files, where hosts redirect nothing.`,
        place: key,
        hint: 'Remove the line.',
      })
  }
}

interface FoundLink {
  href: string
  place: Place
  /** The page that shows the link, for bare anchors. Undefined for texts of several pages. */
  own?: string | undefined
}

function checkLink(link: FoundLink, site: Site, report: Report): void {
  const fault = faultOf(link, site)
  if (fault) report({ place: link.place, ...fault })
}

const unsafe = (message: string, hint: string): Fault => ({ code: 'unsafe-link', message, hint })

function faultOf({ href, own }: Omit<FoundLink, 'place'>, site: Site): Fault | undefined {
  if (href === site.origin || href.startsWith(`${site.origin}/`))
    return unsafe(
      `The link "${href}" leads to a page of this site by its whole address, so it would open in a new tab, also on a copy of the site.`,
      `Write ${href.slice(site.origin.length) || '/'}`,
    )
  if (/^(https:|mailto:|tel:)/.test(href)) return faultOfAddress(href)
  if (!href.startsWith('/') && !href.startsWith('#'))
    return unsafe(
      `The link "${href}" leads neither into this site nor to an https address.`,
      'Begin it with / for a page of this site, or with https:// for another one.',
    )
  const [path = '', anchor] = href.split('#')
  const page = path === '' ? own : path
  if (page === undefined) return undefined
  const known = site.anchors.get(page)
  if (!known) return explainDead(href, page, site)
  if (anchor === undefined || known.includes(anchor)) return undefined
  const meant = suggest(anchor, known)
  const some = known.slice(0, 8).map((one) => `#${one}`)
  const listed = known.length > 0 ? `It has: ${some.join(', ')}.` : 'It has none; link to the page itself.'
  return {
    code: 'dead-anchor',
    message: `The link "${href}" leads to an anchor that ${page} does not have.`,
    hint: meant ? `Did you mean "#${meant}"?` : listed,
  }
}

/** A link to a page that does not exist. Names the page to which its address is redirected. */
function explainDead(href: string, page: string, { routes, anchors, redirects }: Site): Fault {
  const code = 'dead-link'
  const way = [page]
  for (let to = redirects[page]; to !== undefined && !way.includes(to); to = redirects[to]) way.push(to)
  const end = way.at(-1) ?? page
  if (anchors.has(end))
    return {
      code,
      message: `The link "${href}" leads to an address that is itself redirected to ${end}.`,
      hint: `Write ${end}`,
    }
  if (page in redirects && redirects[end] !== undefined)
    return {
      code,
      message: `The link "${href}" leads in a circle: ${[...way, redirects[end]].join(' → ')}.`,
      hint: 'Let it lead to a page.',
    }
  const meant = suggestPage(page, routes)
  const hint = meant
    ? `Did you mean "${meant}"?`
    : 'Open the page in the site and copy its address from there, from the first / behind the name on.'
  return {
    code,
    message: `The link "${href}" leads to a page that does not exist.`,
    hint,
    missing: { name: `page ${page}`, home: 'The site', hint },
  }
}

/** Links out of the site lead to a name that readers can trust, a mailbox or a telephone number. */
function faultOfAddress(href: string): Fault | undefined {
  if (/^mailto:[^\s@/]+@[^\s@/]+\.[a-z{}]+(\?\S*)?$|^tel:\+?[\d ().-]{3,20}$|^(mailto|tel):(\{|%7B)/i.test(href))
    return undefined
  const fault = href.startsWith('https:')
    ? findAddressFault(href)
    : { said: 'names no mailbox and no telephone', hint: 'Write it whole: mailto:name@firm.in or tel:+918041234567.' }
  return fault && unsafe(`The link "${href}" ${fault.said.replace(/^leads/, 'really leads')}.`, fault.hint)
}

function linksOf(entry: LinkedData['entries'][number]): FoundLink[] {
  const links: FoundLink[] = []
  visitTexts(entry.value, (href, path) => {
    if (path.at(-1) === 'href') links.push({ href, place: placeIn(entry, path) })
  })
  return [...links, ...linksInMarkdown(entry)].map((link) => ({ ...link, own: pathOf(entry) }))
}

export function linksInMarkdown(entry: Entry<unknown>): Pick<FoundLink, 'href' | 'place'>[] {
  return nodesOf(entry.body).flatMap((node) =>
    node.type === 'link' ? [{ href: node.url, place: placeOfNode(entry, node) }] : [],
  )
}

/** The page that shows an entry's links. Undefined if several do. */
function pathOf({ collection, id }: LinkedData['entries'][number]): string | undefined {
  const path = recordPaths[collection]?.(id)
  if (path !== undefined || !collection.startsWith('page:')) return path
  const kind = singleKinds.find((one) => 'texts' in pageKinds[one] && pageKinds[one].texts === id)
  return kind && fixedPaths[kind]
}

/** The page that a dead address most likely means, by a slip or by words in the same folder. */
function suggestPage(path: string, routes: readonly RoutePlan[]): string | undefined {
  const paths = routes.map((route) => route.path)
  const near = suggest(path, paths)
  if (near !== undefined && isSlip(near, path)) return near
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const words = wordsIn(path.slice(folder.length))
  const siblings = routes.filter((one) => one.path.startsWith(folder) && one.path.lastIndexOf('/') < folder.length)
  const alike = suggestByWords(words, siblings, (one) => wordsIn(`${one.path.slice(folder.length)} ${one.title}`))
  // What all addresses of a folder begin with says nothing of the page.
  const name = suggest(
    path.slice(folder.length),
    siblings.map((one) => one.path.slice(folder.length)),
  )
  return alike?.path ?? (name === undefined ? undefined : folder + name)
}

function wordsIn(text: string): string[] {
  return toSlug(text)
    .split('-')
    .filter((word) => word !== '')
}
