import { once } from '../../../lib/once.ts'
import type { Entry, LinkedData } from '../../../model/records.ts'
import type { StatedFigure } from '../../../model/stated-figure.ts'
import { isStated, statedNames } from './is-stated.ts'

/** A figure of law that rests on no fact. */
export interface UntiedFigure {
  entry: Entry<unknown>
  figure: StatedFigure
}

type ByFile = ReadonlyMap<string, readonly UntiedFigure[]>

/** The figures of law without a fact, by the file of data/ that states them and in its order. Files without one are left out. */
export const untiedFigures = once(findUntied, new WeakMap<LinkedData, ByFile>())

function findUntied(data: LinkedData): ByFile {
  const names = namesOfFacts(data)
  const ofFile = new Map(data.figures.map(({ file, records }) => [file, records]))
  const untied = new Map<string, UntiedFigure[]>()
  for (const entry of data.entries) {
    if (entry.collection === 'facts' || entry.collection === 'cities') continue
    const all = ofFile.get(entry.source.file)?.get(entry.id) ?? []
    const own = all.filter(({ name, facts }) => !facts.some((id) => says(names.get(id), name)))
    const key = inData(entry.source.file)
    if (own.length > 0) untied.set(key, [...(untied.get(key) ?? []), ...own.map((figure) => ({ entry, figure }))])
  }
  return untied
}

/** A file as data/figures-without-fact.yaml names it: from data/. */
export function inData(file: string): string {
  return file.replace(/^data\//, '')
}

/** The names of the figures that each fact says. */
export function namesOfFacts({ figures }: LinkedData): ReadonlyMap<string, ReadonlySet<string>> {
  const ofFacts = figures.filter(({ file }) => file === 'data/facts.yaml').flatMap(({ records }) => [...records])
  return new Map(ofFacts.map(([id, stated]) => [id, statedNames(stated.map(({ name }) => name))]))
}

/** A fact that is not there, or has a mistake of its own, is reported where that is. */
function says(stated: ReadonlySet<string> | undefined, name: string): boolean {
  return stated === undefined || isStated(name, stated)
}
