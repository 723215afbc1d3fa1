import { readDay } from '#src/rules/days/civil-day.ts'
import { compare } from '../../lib/compare.ts'
import { isRecord } from '../../lib/is-record.ts'
import { formatCount } from '../../model/texts/format.ts'
import { showPlace } from '../../problem/format-report.ts'
import { Refusal } from '../terminal/terminal.ts'
import type { PlannedSite } from '../../run-codegen.ts'
import { findCheckedParts } from './checked-parts.ts'
import type { CheckedPart } from './checked-parts.ts'
import { findRetellingSite } from '../../model/texts/site-of.ts'

/** A dated figure for a reviewer, and how sure it is. */
export interface Figure extends CheckedPart {
  sureness: Sureness
}

/** Every dated figure: oldest check first, then the least sure; those of one source together. */
export function listFigures({ linked, pagesOfFacts }: Pick<PlannedSite, 'linked' | 'pagesOfFacts'>): Figure[] {
  return findCheckedParts(linked, pagesOfFacts())
    .map((part) => ({ ...part, sureness: describeSureness(part.value) }))
    .sort(
      (a, b) =>
        compare(a.value.checkedOn, b.value.checkedOn) ||
        levels.indexOf(a.sureness) - levels.indexOf(b.sureness) ||
        compare(textOf(a.value['source']), textOf(b.value['source'])) ||
        compare(a.id, b.id),
    )
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** How sure a figure is, the least sure first: a reviewer with little time begins there. */
const levels = [
  'low',
  'medium',
  'by a page that retells the law',
  'by a copy of the text',
  'high',
  'by an official text',
] as const

type Sureness = (typeof levels)[number]

/** The confidence that the figure states, or else what was read. */
function describeSureness({ confidence, authority, source }: CheckedPart['value']): Sureness {
  const own = levels.find((level) => level === confidence)
  if (own !== undefined) return own
  if (findRetellingSite(String(source)) === undefined) return 'by an official text'
  return /\btext (?:also )?at\b/.test(String(authority)) ? 'by a copy of the text' : 'by a page that retells the law'
}

/** The figures to review, of all pages or of one, as lines of text. */
export function describeFigures(figures: readonly Figure[], today: string, page?: string): string[] {
  const shown = figures.filter(({ pages }) => page === undefined || pages.some((pattern) => isOn(page, pattern)))
  if (page !== undefined && shown.length === 0)
    throw new Refusal(
      `No dated figure is on "${page}". Write an address of the site: --page /blog/tds-compliance-guide`,
    )
  return [
    `${shown.length} figures to review, the oldest check first; of one day the least sure first.`,
    `Open the source and compare. Where the figure holds, write the day at the place that is named: checkedOn: "${today}"`,
    ...shown.flatMap((figure) => describeFigure(figure, today)),
  ]
}

/** Whether a page is the named one of a pattern, or one of the many that … replaces. */
function isOn(page: string, pattern: string): boolean {
  return pattern.endsWith('…') ? page.startsWith(pattern.slice(0, -1)) : page === pattern
}

function describeFigure({ id, topic, place, value, sureness, pages }: Figure, today: string): string[] {
  const days = (readDay(today) ?? NaN) - (readDay(value.checkedOn) ?? NaN)
  const age = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${formatCount(days)} days ago`
  const said = Object.entries(value).filter(([key]) => !ownPlace.has(key))
  const rows = [
    ...said.map(([key, inner]) => [key, inWords(key, inner)] as const),
    ['confidence', sureness],
    ['authority', textOf(value['authority'] ?? value['act']) || 'none'],
    ['source', textOf(value['source']) || 'none'],
    ['pages', pages.join(' ') || 'none'],
    ['write in', showPlace(place)],
  ] as const
  return [
    '',
    `${value.checkedOn} (${age})  ${id}: ${topic}`,
    ...rows.map(([key, text]) => `  ${`${key}:`.padEnd(12)}${text}`),
  ]
}
