import type { Rule } from '#src/rules/rule.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry } from '../../model/records.ts'
import type { KeyPath, Report } from '../../problem/problem.ts'
import { valuesIn } from '../../model/texts/visit-texts.ts'

/** A slab, whatever its rule calls its end and its values. */
type Slab = Readonly<Record<string, unknown>>

/** Slabs rise: each ends above the one before, the last is open, none is cheaper. */
export function checkSlabOrder(entry: Entry<Rule>, report: Report): void {
  for (const { path, slabs } of slabListsOf(entry.value))
    slabs.forEach((slab, index) => {
      const before = slabs[index - 1] ?? {}
      const edge = findEdgeFault(edgeOf(slab), edgeOf(before), index === slabs.length - 1)
      if (edge)
        report({
          code: 'slab-order',
          message: `Slab ${index + 1} of rule "${entry.id}" ${edge.said}`,
          place: placeIn(entry, [...path, index, ...edge.steps], edge.steps.length === 0 ? 'record' : 'value'),
          hint: edge.hint,
        })
      for (const [steps, value] of valuesOf(slab)) {
        const [, least = 0] = valuesOf(before).find(([other]) => other.join('.') === steps.join('.')) ?? []
        if (value >= least) continue
        report({
          code: 'slab-order',
          message: `"${steps.join('.')}" falls from ${least} to ${value} in slab ${index + 1} of rule "${entry.id}".`,
          place: placeIn(entry, [...path, index, ...steps]),
          also: { message: 'The slab before has more.', place: placeIn(entry, [...path, index - 1, ...steps]) },
          hint: 'Look for a missing zero, or for two slabs that were swapped.',
        })
      }
    })
}

function* slabListsOf({ rows }: Rule): Generator<{ path: KeyPath; slabs: readonly Slab[] }> {
  for (const [index, { figures = {} }] of rows.entries()) {
    const at = ['rows', index, 'figures']
    if ('slabs' in figures) yield { path: [...at, 'slabs'], slabs: figures.slabs }
    for (const [state, { articles = [] }] of Object.entries('states' in figures ? figures.states : {}))
      yield { path: [...at, 'states', state, 'articles'], slabs: articles }
  }
}

type Edge = NonNullable<ReturnType<typeof edgeOf>>

/** The upper limit of a slab. The last slab has none. */
function edgeOf(slab: Slab) {
  const key = ['upTo', 'below', 'upToDays', 'belowMonths'].find((name) => typeof slab[name] === 'number')
  return key === undefined ? undefined : { key, at: Number(slab[key]) }
}

function findEdgeFault(edge: Edge | undefined, before: Edge | undefined, isLast: boolean) {
  if (edge === undefined && isLast) return undefined
  if (edge === undefined)
    return {
      steps: [],
      said: 'has no end, so the slabs behind it are never reached.',
      hint: 'Say up to where it goes, or move it to the end.',
    }
  const steps = [edge.key]
  if (isLast)
    return {
      steps,
      said: 'is the last one and has an end, so what is above it has no figure.',
      hint: `Remove "${edge.key}", or add a slab for the rest; with "unknown: true" where no figure is known.`,
    }
  if (before === undefined || edge.at > before.at) return undefined
  const said = `ends at ${edge.at}, which is not above the end of the slab before, ${before.at}.`
  return { steps, said, hint: 'List the slabs lowest first.' }
}

/** What must not fall from slab to slab. */
const rising = ['perDay', 'cap', 'capPercent', 'ratePercent', 'times', 'amount']

/** The rising values of a slab, with their paths. Some are there for each class of payers. */
function valuesOf(slab: Slab): [steps: string[], value: number][] {
  return [...valuesIn(slab)].flatMap(([value, steps]): [string[], number][] =>
    typeof value === 'number' && rising.includes(String(steps[0])) ? [[steps.map(String), value]] : [],
  )
}
