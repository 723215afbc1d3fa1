import type { Rule } from '#src/rules/rule.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Report } from '../../../problem/problem.ts'
import type { RuleCheck } from '../../check.ts'

/** Slabs rise: each ends above the one before, the last is open, none is cheaper. */
export const checkSlabOrder: RuleCheck = (entry, report) => {
  for (const list of slabListsOf(entry.value)) {
    checkEdges(entry, list, report)
    checkValues(entry, list, report)
  }
}

function checkEdges(entry: Entry<Rule>, { path, slabs }: SlabList, report: Report): void {
  const tell = (index: number, said: string, hint: string, key?: string) =>
    report({
      code: 'slab-order',
      message: `Slab ${index + 1} of rule "${entry.id}" ${said}`,
      place: placeIn(
        entry,
        [...path, index, ...(key === undefined ? [] : [key])],
        key === undefined ? 'record' : 'value',
      ),
      hint,
    })
  slabs.forEach(({ edge }, index) => {
    const before = slabs[index - 1]?.edge
    const isLast = index === slabs.length - 1
    if (edge === undefined && !isLast)
      tell(
        index,
        'has no end, so the slabs behind it are never reached.',
        'Say up to where it goes, or move it to the end.',
      )
    else if (edge !== undefined && isLast)
      tell(
        index,
        'is the last one and has an end, so nothing is said of what lies beyond.',
        `Remove "${edge.key}", or add a slab for the rest; with "unknown: true" where no figure is known.`,
        edge.key,
      )
    else if (edge !== undefined && before !== undefined && edge.at <= before.at)
      tell(
        index,
        `ends at ${edge.at}, which is not above the end of the slab before, ${before.at}.`,
        'List the slabs lowest first.',
        edge.key,
      )
  })
}

function checkValues(entry: Entry<Rule>, { path, slabs }: SlabList, report: Report): void {
  slabs.forEach(({ values }, index) => {
    for (const [steps, value] of values) {
      const before = slabs[index - 1]?.values.find(([other]) => other.join('.') === steps.join('.'))
      if (before === undefined || value >= before[1]) continue
      report({
        code: 'slab-order',
        message: `"${steps.join('.')}" falls from ${before[1]} to ${value} in slab ${index + 1} of rule "${entry.id}".`,
        place: placeIn(entry, [...path, index, ...steps]),
        also: { message: 'The slab before has more.', place: placeIn(entry, [...path, index - 1, ...steps]) },
        hint: 'Look for a missing zero, or for two slabs that were swapped.',
      })
    }
  })
}

/** A slab as the check of order sees it. */
interface PlainSlab {
  /** The upper limit of the slab and its key. The last slab has none. */
  edge?: { key: string; at: number }
  /** The values that must not fall from slab to slab, by their path in the slab. */
  values: readonly Value[]
}

type Value = readonly [path: readonly string[], value: number]

interface SlabList {
  path: readonly (string | number)[]
  slabs: readonly PlainSlab[]
}

type Numbers = Readonly<Record<string, unknown>>

const edges = ['upTo', 'below', 'upToDays', 'belowMonths'] as const

function plain(slab: Numbers, rising: readonly string[]): PlainSlab {
  const key = edges.find((name) => typeof slab[name] === 'number')
  const values = rising.flatMap((name): Value[] => {
    const value = slab[name]
    if (typeof value === 'number') return [[[name], value]]
    return Object.entries(value ?? {}).flatMap(([one, number]): Value[] =>
      typeof number === 'number' ? [[[name, one], number]] : [],
    )
  })
  return { ...(key === undefined ? {} : { edge: { key, at: Number(slab[key]) } }), values }
}

const list = (path: SlabList['path'], slabs: readonly Numbers[], ...rising: string[]): SlabList => ({
  path,
  slabs: slabs.map((slab) => plain(slab, rising)),
})

/** All lists of slabs in a rule, with the values that must not fall. */
function slabListsOf(rule: Rule): SlabList[] {
  return rule.rows.flatMap((row, index) => {
    const at = ['rows', index, 'figures']
    const { figures } = row
    if (figures === undefined) return []
    if ('slabs' in figures)
      return [list([...at, 'slabs'], figures.slabs, 'perDay', 'cap', 'capPercent', 'ratePercent', 'times', 'amount')]
    if ('states' in figures)
      return Object.entries(figures.states).flatMap(([state, { articles }]) =>
        articles === undefined ? [] : [list([...at, 'states', state, 'articles'], articles, 'amount')],
      )
    return []
  })
}
