import { placeIn } from '../../model/records.ts'
import type { Entry, LinkedData } from '../../model/records.ts'
import type { StatedFigure } from '../../model/stated-figure.ts'
import { isRecord } from '../../lib/is-record.ts'
import { findRange, placeAt } from '../../model/source.ts'
import type { Place } from '../../problem/problem.ts'

/** A figure of law that no fact states. */
export interface UntiedFigure {
  entry: Entry<unknown>
  figure: StatedFigure
}

/** The figures of law without a fact, in the order of the data. */
export function untiedFigures(data: LinkedData): UntiedFigure[] {
  const names = namesOfFacts(data)
  const ofFile = new Map(data.figures.map(({ file, records }) => [file, records]))
  return data.entries.flatMap((entry) => {
    if (entry.collection === 'facts' || entry.collection === 'cities') return []
    return (ofFile.get(entry.source.file)?.get(entry.id) ?? [])
      .filter(({ name, facts }) => !facts.some((id) => says(names.get(id), name)))
      .map((figure) => ({ entry, figure }))
  })
}

/** The names of the figures that each fact states. */
export function namesOfFacts({ figures }: LinkedData): ReadonlyMap<string, ReadonlySet<string>> {
  const ofFacts = figures.filter(({ file }) => file === 'data/facts.yaml').flatMap(({ records }) => [...records])
  return new Map(ofFacts.map(([id, stated]) => [id, statedNames(stated.map(({ name }) => name))]))
}

/** A fact that is missing or has a mistake of its own is reported there. */
function says(stated: ReadonlySet<string> | undefined, name: string): boolean {
  return stated === undefined || isStated(name, stated)
}

const date = /^(\d+) ([A-Z][a-z]+)(?: (\d{4}))?$/

/** The names under which figures of a fact are found: a day is found with and without its year. */
export function statedNames(names: Iterable<string>): Set<string> {
  const stated = new Set(names)
  for (const name of [...stated]) {
    const [, day, month, year] = date.exec(name) ?? []
    if (year !== undefined) stated.add(`${day} ${month} of one year`)
  }
  return stated
}

/** Whether a fact states this figure: "the 7th" states "7 December 2026". */
export function isStated(name: string, stated: ReadonlySet<string>): boolean {
  if (stated.has(name)) return true
  const [, day, month, year] = date.exec(name) ?? []
  if (day === undefined) return false
  if (stated.has(year === undefined ? `${day} ${month} of one year` : `${day} ${month}`)) return true
  return ['st', 'nd', 'rd', 'th'].some((ending) => stated.has(`${day}${ending}`))
}

/** The exact place of a figure; a text of YAML may span many lines. */
export function placeOfFigure({ entry, figure }: UntiedFigure): Place {
  const { source } = entry
  const { path, start, end } = figure
  if (!path) return placeAt(source, start, end)
  const place = placeIn(entry, path)
  const range = findRange(place)
  const text = textOfFigure({ entry, figure })
  // YAML folds lines, so a space may be any white space.
  const written = new RegExp(`(${anyBlanks(text.slice(0, start))})(${anyBlanks(text.slice(start, end))})`)
  const found = written.exec(source.text.slice(range.start))
  // Letters after a backslash are written differently from how they read.
  if (!found || found.index > range.end - range.start) return place
  const [, before = '', own = ''] = found
  const at = range.start + found.index + before.length
  return { ...place, range: [at, at + own.length] }
}

function anyBlanks(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('\\s+')
}

/** The text that holds a figure: the value of its key, or the whole file. */
function textOfFigure({ entry, figure }: UntiedFigure): string {
  if (!figure.path) return entry.source.text
  return String(
    figure.path.reduce<unknown>(
      (value, key) => (isRecord(value) ? value[key] : Array.isArray(value) ? value[Number(key)] : undefined),
      entry.value,
    ),
  )
}

/** The sentence or table row that holds a figure, on one line. */
export function sentenceOf(untied: UntiedFigure): string {
  const text = textOfFigure(untied)
  const { start, end } = untied.figure
  const from = Math.max(
    ...[...text.slice(0, start).matchAll(sentenceEnd)].map((match) => match.index + match[0].length),
    0,
  )
  const to = text.slice(end).search(sentenceEnd)
  const sentence = text.slice(from, to < 0 ? text.length : end + to + 1)
  return sentence.replace(/\s+/g, ' ').replace(/^[\s|*-]+|[\s|]+$/g, '')
}

// A full stop before a space, an empty line, or the end of a line of a list or a table.
const sentenceEnd = /[.?!](?=\s)|\n\s*\n|\n(?=\s*[-*|])|\|\s*\n/g
