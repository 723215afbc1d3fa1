import { isRecord } from '../../lib/is-record.ts'
import { grouped, locate } from '../../problem/format-report.ts'
import type { Place } from '../../problem/problem.ts'
import type { PlannedSite } from '../../run-codegen.ts'
import { findCheckedParts } from './checked-parts.ts'
import type { CheckedPart } from './checked-parts.ts'
import { describeSureness, rankOf } from './sureness.ts'

/** A dated figure for a reviewer: a fact, a row of a rule, or the tax of a state. */
export interface FactView {
  id: string
  topic: string
  /** The place of its day: file, line and column. */
  place: string
  /** Its contents by key, and its confidence. */
  says: readonly { key: string; said: string }[]
  authority: string
  source: string
  checkedOn: string
  /** How long ago that was, in words. */
  age: string
  pages: readonly string[]
}

export interface FiguresView {
  /** The day that a reviewer of today writes. */
  today: string
  facts: readonly FactView[]
}

/** Every dated figure: oldest check first, then the least sure; those of one source together. */
export function planFigures({ context, linked, pagesOfFacts }: PlannedSite): FiguresView {
  const facts = findCheckedParts(linked, pagesOfFacts())
    .map((part) => ({ rank: rankOf(describeSureness(part.value)), view: toView(part, context.today) }))
    .sort(
      (a, b) =>
        compare(a.view.checkedOn, b.view.checkedOn) ||
        a.rank - b.rank ||
        compare(a.view.source, b.view.source) ||
        compare(a.view.id, b.view.id),
    )
    .map(({ view }) => view)
  return { today: context.today, facts }
}

/** A place in a form that terminals show as a link. */
export function describePlace(place: Place): string {
  const { file, line, column } = locate(place)
  return `${file}:${line}:${column}`
}

// Keys that the report shows elsewhere or in other words. All other keys are shown with their
// values.
const ownPlace: ReadonlySet<string> = new Set(['topic', 'authority', 'source', 'checkedOn', 'confidence'])

/** The text under a key. Today's figures follow the published words that they replace. */
function inWords(key: string, said: unknown): string {
  if (Array.isArray(said)) return said.map((item) => inWords(key, item)).join('; ')
  if (!isRecord(said)) return String(said)
  const join = key === 'now' ? ' → ' : ' '
  return Object.entries(said)
    .map(([name, inner]) => `${name}${join}${inWords(name, inner)}`)
    .join(', ')
}

function toView({ id, topic, value, place, pages }: CheckedPart, today: string): FactView {
  const days = Math.floor((Date.parse(today) - Date.parse(value.checkedOn)) / 86_400_000)
  const said = Object.entries(value).filter(([key]) => !ownPlace.has(key))
  return {
    id,
    topic,
    place: describePlace(place),
    says: [
      ...said.map(([key, inner]) => ({ key, said: inWords(key, inner) })),
      { key: 'confidence', said: describeSureness(value) },
    ],
    authority: textOf(value['authority'] ?? value['act']),
    source: textOf(value['source']),
    checkedOn: value.checkedOn,
    age: days === 0 ? 'today' : days === 1 ? 'yesterday' : `${grouped(days)} days ago`,
    pages,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
