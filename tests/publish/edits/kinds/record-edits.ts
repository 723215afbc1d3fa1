import { Pair, Scalar, isMap, isSeq } from 'yaml'
import type { Node, YAMLMap } from 'yaml'
import type { Random } from '../../../helpers/edits/random.ts'
import { byShape, isMapPlace, listPlaces, nameOf, withYaml } from '../values/data-places.ts'
import type { DataPlace } from '../values/data-places.ts'
import type { EditKind } from '../world.ts'
import { changed } from './list-edits.ts'

type RecordMap = DataPlace & { node: YAMLMap<Scalar<string>, Node> }

/** Edits of records that share a file: added, taken out, renamed and moved. */
export const recordEdits: Readonly<Record<string, EditKind>> = {
  'a record added': recordEdit((map, items, random) => {
    const from = random.pick(items)
    const id = newId(map, from.key.value, random)
    const at = random.below(2) === 0 ? items.length : random.below(items.length)
    return {
      items: items.toSpliced(at, 0, new Pair(new Scalar(id), copyOf(from.value!, map))),
      name: `${id} like ${from.key.value}`,
    }
  }),
  'a record taken out': recordEdit((_, items, random) => {
    const at = random.below(items.length)
    return { items: items.toSpliced(at, 1), name: items[at]!.key.value }
  }),
  'two records swapped': recordEdit((_, items, random) => {
    const [one, other] = [random.below(items.length), random.below(items.length)]
    return {
      items: items.with(one, items[other]!).with(other, items[one]!),
      name: `${items[one]!.key.value}, ${items[other]!.key.value}`,
    }
  }),
  'the records turned round': recordEdit((_, items) => ({ items: items.toReversed(), name: 'all' })),
  'the keys of a record turned round': recordEdit((_, items, random) => {
    const { key, value } = random.pick(items)
    if (isMap(value)) value.items.reverse()
    return { items, name: key.value }
  }),
}

type Items = Pair<Scalar<string>, Node>[]

function recordEdit(
  change: (map: RecordMap, items: Items, random: Random) => { items: Items; name: string },
): EditKind {
  return ({ world, random }) => {
    const maps = listPlaces(world).filter((place) => place.isRecordMap && isMapPlace(place)) as RecordMap[]
    const map = random.pick(random.pick(byShape(maps)))
    if (map.node.items.length === 0) return undefined
    let name = ''
    const edited = withYaml(world, map.file, (yaml) => {
      const own = (map.path.length === 0 ? yaml.contents : yaml.getIn(map.path)) as unknown as RecordMap['node']
      const made = change(map, own.items as Items, random)
      own.items = made.items
      name = made.name
    })
    return edited.isValid ? { name: `${nameOf(map)}: ${name}`, world: edited.world } : undefined
  }
}

/** An id that nobody has, made as those of the map are. */
function newId({ node }: RecordMap, id: string, random: Random): string {
  const ideas = [
    ...(/^[A-Z]{2}$/.test(id) ? ['ZQ', 'ZX', 'QZ'] : [`${id}-zq`, `zq-${id}`, `aa-${id}`]),
    ...(id.startsWith('/') ? ['/zq', '/zq/old'] : []),
  ]
  const free = ideas.filter((idea) => !node.has(idea) && idea.startsWith('/') === id.startsWith('/'))
  return free.length === 0 ? `${id}-${random.below(1000)}` : random.pick(free)
}

/**
 * A copy that says something else. A slug that names no record of its own is one of the copied
 * record's addresses, and must be another.
 */
function copyOf(value: Node, { node }: RecordMap): Node {
  const copy = changed(value)
  if (!isMap(copy)) return copy
  const aliases = copy.get('aliases')
  if (isSeq(aliases))
    aliases.items = aliases.items.map((one) => new Scalar(`${String((one as Scalar).value)}-zq${node.items.length}`))
  return copy
}
