import { groupBy } from '../../../lib/group-by.ts'
import type { WholeData } from '../../../model/records.ts'
import { planRoutes, planTwin } from '../../all-pages.ts'
import type { PlanContext, WholeContext } from '../../shared/context.ts'
import type { Outline } from '../prose/outline.ts'
import { isCanonical } from '../../shared/route-plan.ts'
import type { RoutePlan } from '../../shared/route-plan.ts'

/** How many words of a city's page are on no other city's page. */
export type OwnWords = ReturnType<typeof ownWordsOf>[number]

/**
 * The own words of every canonical city page, the fewest first, counted in its Markdown twin. This
 * reads every page, so only `report` and `--deploy` ask for it.
 */
export function ownWordsOf(routes: readonly RoutePlan[], data: WholeData) {
  const mask = createMask(placeNames(data))
  const pages = routes.filter((route) => route.kind === 'city' && isCanonical(route))
  const counts = countOwn(pages.map((route) => mask(wordsOf(textOf(planTwin(route.record()))))))
  return pages
    .map(({ path }, index) => ({ path, words: counts[index] ?? 0 }))
    .sort((a, b) => a.words - b.words || (a.path < b.path ? -1 : 1))
}

/** Plans the site. City pages below the minimum name the page of their state as canonical. */
export function planHeld(context: WholeContext) {
  const routes = planRoutes(context)
  const own = ownWordsOf(routes, context.whole)
  const held = new Set(thinAmong(own, context).map(({ path }) => path))
  if (held.size === 0) return { context, routes, own }
  const narrowed = { ...context, held }
  return { context: narrowed, routes: planRoutes(narrowed), own }
}

export function thinAmong(own: readonly OwnWords[], { data }: Pick<PlanContext, 'data'>): OwnWords[] {
  const floor = data.singles.site.value.ownWords.page
  return own.filter(({ words }) => words < floor)
}

export function medianOf(own: readonly OwnWords[]): number {
  return own[Math.floor(own.length / 2)]?.words ?? 0
}

/** What a reader sees of an outline: without addresses of links and the head of the file. */
function textOf({ title, sections }: Pick<Outline, 'title' | 'sections'> = { title: '', sections: [] }): string {
  const texts = sections.flatMap(({ heading, paragraphs = [], points = [], text = '' }) =>
    [heading, paragraphs, points, text].flat(),
  )
  return [title, ...texts].join('\n').replaceAll(/\]\([^)\s]*\)/g, ']')
}

// A figure is one word, with its sign and commas, so that it counts once however it is written.
const word = /[\p{L}\p{M}\p{N}₹%]+(?:[.,]\p{N}+)*/gu

/** The words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? []
}

const anyPlace = 'place'

/** Replaces every name by one word: a page that differs only in names has no words of its own. */
export function createMask(names: Iterable<string>): (words: readonly string[]) => string[] {
  const byFirst = groupBy([...new Set(names)].map(wordsOf), ([first]) => first)
  // "Navi Mumbai" is one name, not a word before another name.
  for (const known of byFirst.values()) known.sort((a, b) => b.length - a.length)
  return (words) => {
    const masked: string[] = []
    for (let at = 0; at < words.length;) {
      const word = words[at] ?? ''
      const found = byFirst.get(word)?.find((name) => name.every((part, index) => words[at + index] === part))
      masked.push(found ? anyPlace : word)
      at += found?.length ?? 1
    }
    return masked
  }
}

function placeNames({ catalogue: { cities, states, places } }: WholeData): string[] {
  return [
    ...[...cities.values()].flatMap(({ id, value: { name, alias, aliases = [] } }) =>
      [id, ...aliases, name, ...(alias === undefined ? [] : [alias])].map((slug) => slug.replaceAll('-', ' ')),
    ),
    ...[...states.values()].map(({ value }) => value.name),
    ...[...places.values()].flatMap(({ value }) => value.district ?? []),
  ]
}

// Near-duplicates are usually found by the runs of five words that two texts share.
const runLength = 5

/** How many of a page's words are in a run of five that no other page has. */
export function countOwn(pages: readonly (readonly string[])[]): number[] {
  // The only page with each run, or the mark that several have it.
  const owners = new Map<number, number>()
  const runs = pages.map(runsOf)
  for (const [page, own] of runs.entries())
    for (const run of own) owners.set(run, (owners.get(run) ?? page) === page ? page : several)
  return runs.map((own, page) => {
    const words = new Set<number>()
    for (const [start, run] of own.entries())
      if (owners.get(run) === page) for (let at = start; at < start + runLength; at++) words.add(at)
    return words.size
  })
}

const several = -1

/** A number for each run, by its first word. */
function runsOf(words: readonly string[]): number[] {
  const numbers = words.map(numberOf)
  return numbers
    .slice(0, 1 - runLength)
    .map((_, start) => numbers.slice(start, start + runLength).reduce(mixed, offset))
}

// FNV-1a, 32 bits: ten thousand pages have millions of runs, of which few collide.
const offset = 0x811c9dc5
const prime = 0x01000193
const mixed = (hash: number, next: number) => Math.imul(hash ^ next, prime)

function numberOf(word: string): number {
  let hash = offset
  for (let index = 0; index < word.length; index++) hash = mixed(hash, word.charCodeAt(index))
  return hash
}
