import type { LinkedData } from '../../../model/records.ts'
import type { FigureCount } from '../../../model/stated-figure.ts'
import { inData, untiedFigures } from './untied-figures.ts'
import type { UntiedFigure } from './untied-figures.ts'

/** Sets the figures without a fact against the list of those that are allowed; what is not listed is refused. */
export function compareWithList(data: LinkedData): Pick<FigureCount, 'listed' | 'spare'> & { refused: UntiedFigure[] } {
  const list = data.singles.figuresWithoutFact?.value ?? {}
  const files = new Set(data.figures.map(({ file }) => inData(file)))
  // A file that was renamed takes along what was listed under its old name.
  const moved = createAllowance(Object.keys(list).flatMap((file) => (files.has(file) ? [] : (list[file] ?? []))))
  const refused: UntiedFigure[] = []
  const listed = new Map<string, string[]>()
  for (const [file, figures] of untiedFigures(data)) {
    const allowed = createAllowance(list[file] ?? [])
    const own: string[] = []
    for (const one of figures) {
      if (allowed.take(one.figure.name) || moved.take(one.figure.name)) own.push(one.figure.name)
      else refused.push(one)
    }
    listed.set(file, own)
  }
  const count = (lists: Iterable<readonly string[]>) => [...lists].reduce((sum, names) => sum + names.length, 0)
  return { refused, listed, spare: count(Object.values(list)) - count(listed.values()) }
}

/** Names, each to be taken as often as it is listed. */
function createAllowance(names: readonly string[]): { take: (name: string) => boolean } {
  const left = new Map<string, number>()
  for (const name of names) left.set(name, (left.get(name) ?? 0) + 1)
  return {
    take: (name) => {
      const count = left.get(name) ?? 0
      if (count > 0) left.set(name, count - 1)
      return count > 0
    },
  }
}
