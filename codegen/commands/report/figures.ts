import { isRecord } from '../../lib/is-record.ts'
import { formatCount } from '../../model/texts/format.ts'
import { compare, showPlace } from '../../problem/format-report.ts'
import { Refusal } from '../terminal/terminal.ts'
import type { PlannedSite } from '../../run-codegen.ts'
import { findCheckedParts } from './checked-parts.ts'
import type { CheckedPart } from './checked-parts.ts'
import { findRetellingSite } from '../../model/texts/site-of.ts'

/** A dated figure for a reviewer: a fact, a row of a rule, or the tax of a state. */
interface FactView {
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

// Keys that the report shows in other places or words. The others are shown as they are.
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
    place: showPlace(place),
    says: [
      ...said.map(([key, inner]) => ({ key, said: inWords(key, inner) })),
      { key: 'confidence', said: describeSureness(value) },
    ],
    authority: textOf(value['authority'] ?? value['act']),
    source: textOf(value['source']),
    checkedOn: value.checkedOn,
    age: days === 0 ? 'today' : days === 1 ? 'yesterday' : `${formatCount(days)} days ago`,
    pages,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

type Part = Readonly<Record<string, unknown>>

/** How sure a figure is, the least sure first: a reviewer with little time begins there. */
const kinds = [
  'low',
  'medium',
  'by a page that retells the law',
  'by a copy of the text',
  'high',
  'by an official text',
] as const

type Kind = (typeof kinds)[number]

/** The confidence that the figure states, or else what was read. */
function describeSureness({ confidence, authority, source }: Part): Kind {
  const own = kinds.find((kind) => kind === confidence)
  if (own !== undefined) return own
  if (findRetellingSite(String(source)) === undefined) return 'by an official text'
  return /\btext (?:also )?at\b/.test(String(authority)) ? 'by a copy of the text' : 'by a page that retells the law'
}

/** The rank of a kind, from the least sure up. */
const rankOf = (kind: Kind): number => kinds.indexOf(kind)

/** The figures to review, of all pages or of one, as lines of text. */
export function describeFigures({ today, facts }: FiguresView, page?: string): string[] {
  const shown = facts.filter(({ pages }) => page === undefined || pages.some((pattern) => isOn(page, pattern)))
  if (page !== undefined && shown.length === 0)
    throw new Refusal(
      `No dated figure is on "${page}". Write an address of the site: --page /blog/tds-compliance-guide`,
    )
  return [
    `${shown.length} figures to review, the oldest check first; of one day the least sure first.`,
    `Open the source and compare. Where the figure holds, write the day at the place that is named: checkedOn: "${today}"`,
    ...shown.flatMap(describeFact),
  ]
}

/** Whether a page is the named one of a pattern, or one of the many that … replaces. */
function isOn(page: string, pattern: string): boolean {
  return pattern.endsWith('…') ? page.startsWith(pattern.slice(0, -1)) : page === pattern
}

function describeFact({ id, topic, place, says, authority, source, checkedOn, age, pages }: FactView): string[] {
  const rows: [string, string][] = [
    ...says.map(({ key, said }): [string, string] => [key, said]),
    ['authority', authority || 'none'],
    ['source', source || 'none'],
    ['pages', pages.join(' ') || 'none'],
    ['write in', place],
  ]
  return [
    '',
    `${checkedOn} (${age})  ${id}: ${topic}`,
    ...rows.map(([key, said]) => `  ${`${key}:`.padEnd(12)}${said}`),
  ]
}
