import { isRecord } from '../../lib/is-record.ts'
import type { Fact } from '#generated/records.ts'
import type { FactView, FiguresView } from '../../emit/emit-report.ts'
import type { Entry } from '../../model/records.ts'
import { grouped, locate } from '../../problem/format-report.ts'
import type { Place } from '../../problem/problem.ts'
import type { PlannedSite } from '../../run/run-codegen.ts'

/** What an accountant looks through: every dated figure, the oldest check first, and the sentences without a fact. */
export function planFigures({ context, countFigures }: PlannedSite): FiguresView {
  const figures = countFigures()
  const pages = figures.pages()
  const facts = [...context.data.catalogue.facts.values()]
    .map((entry) => toView(entry, pages.get(entry.id) ?? [], context.today))
    .sort((a, b) => compare(a.checkedOn, b.checkedOn) || compare(a.id, b.id))
  const sentences = figures.sentences().map(({ text, figures: names, place }) => {
    return { place: describePlace(place), text, figures: names.join(', ') }
  })
  const untied = [...figures.listed.values()].reduce((sum, names) => sum + names.length, 0)
  return { today: context.today, facts, oldest: facts[0]?.checkedOn ?? '', untied: grouped(untied), sentences }
}

/** A place as terminals make links of it. */
export function describePlace(place: Place): string {
  const { file, line, column } = locate(place)
  return `${file}:${line}:${column}`
}

// What the report says in a place of its own, or in other words. Whatever else a fact says is shown under its key.
const ownPlace: ReadonlySet<string> = new Set(['topic', 'authority', 'source', 'checkedOn'])

/** What a fact says under a key; figures of today come after the published words that they replace. */
function inWords(said: unknown): string {
  if (!isRecord(said)) return String(said)
  return Object.entries(said)
    .map(([published, now]) => `${published} → ${String(now)}`)
    .join(', ')
}

function toView({ id, value, source }: Entry<Fact>, pages: readonly string[], today: string): FactView {
  const days = Math.floor((Date.parse(today) - Date.parse(value.checkedOn)) / 86_400_000)
  return {
    id,
    topic: value.topic,
    file: source.file,
    says: Object.entries(value)
      .filter(([key]) => !ownPlace.has(key))
      .map(([key, said]) => ({ key, said: inWords(said) })),
    authority: value.authority,
    source: value.source ?? '',
    checkedOn: value.checkedOn,
    age: days === 0 ? 'today' : days === 1 ? 'yesterday' : `${grouped(days)} days ago`,
    pages,
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
