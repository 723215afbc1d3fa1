import type { Entry, LinkedData } from '../../model/records.ts'
import type { StatedFigure } from '../../model/stated-figure.ts'

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
