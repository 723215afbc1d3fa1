import type { Rule } from '#src/rules/rule.ts'

/** A slab as the check of order sees it. */
interface PlainSlab {
  /** The upper limit of the slab and its key. The last slab has none. */
  edge?: { key: string; at: number }
  /** The values that must not fall from slab to slab, by their path in the slab. */
  values: readonly Value[]
}

type Value = readonly [path: readonly string[], value: number]

export interface SlabList {
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
export function slabListsOf(rule: Rule): SlabList[] {
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
