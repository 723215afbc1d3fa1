import { Pair, Scalar, isMap, isScalar, isSeq, visit } from 'yaml'
import type { Document, Node, YAMLMap } from 'yaml'
import { cityPath, jobPath } from '../../../../codegen/model/route.ts'
import type { Random } from '../../../helpers/edits/random.ts'
import {
  byShape,
  dataFiles,
  isMapPlace,
  listIds,
  listPlaces,
  nameOf,
  openFile,
  withYaml,
} from '../values/data-places.ts'
import type { DataPlace } from '../values/data-places.ts'
import type { EditKind } from '../edit.ts'
import { textOf, withFiles } from '../world.ts'
import type { World } from '../world.ts'
import { changed } from './list-edits.ts'

type RecordMap = DataPlace & { node: YAMLMap<Scalar<string>, Node> }

/** The addresses of records that are pages of their own; the others have none to be redirected. */
const addresses: Readonly<Record<string, (id: string) => string>> = { cities: cityPath, 'jobs.openings': jobPath }

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
  'a record taken out and redirected': ({ world, random }) => {
    const map = pickMap(world, random, (place) => place.shape in addresses)
    if (!map || map.node.items.length < 2) return undefined
    const id = random.pick(map.node.items).key.value
    const without = withFiles(world, {
      [map.file]: withYaml(world, map.file, (yaml) => yaml.deleteIn([...map.path, id])),
    })
    return {
      name: `${nameOf(map)}: ${id}`,
      world: withRedirect(withoutReferences(without, id), addresses[map.shape]!(id), '/services'),
    }
  },
  'a record renamed with all that names it': ({ world, random }) => {
    const map = pickMap(world, random, () => true)
    if (!map || map.node.items.length === 0) return undefined
    const id = random.pick(map.node.items).key.value
    const next = newId(map, id, random)
    const renamed = withYaml(world, map.file, (yaml) => {
      const pair = (yaml.getIn(map.path) as RecordMap['node']).items.find(({ key }) => key.value === id)!
      pair.key = new Scalar(next)
    })
    const address = addresses[map.shape]
    const references = withReferences(withFiles(world, { [map.file]: renamed }), id, next)
    return {
      name: `${nameOf(map)}: ${id} → ${next}`,
      world: address ? withRedirect(references, address(id), address(next)) : references,
    }
  },
}

type Items = Pair<Scalar<string>, Node>[]

function recordEdit(
  change: (map: RecordMap, items: Items, random: Random) => { items: Items; name: string },
): EditKind {
  return ({ world, random }) => {
    const map = pickMap(world, random, () => true)
    if (!map || map.node.items.length === 0) return undefined
    let name = ''
    const edited = withYaml(world, map.file, (yaml) => {
      const own =
        map.path.length === 0
          ? (yaml.contents as unknown as RecordMap['node'])
          : (yaml.getIn(map.path) as RecordMap['node'])
      const made = change(map, own.items as Items, random)
      own.items = made.items
      name = made.name
    })
    return { name: `${nameOf(map)}: ${name}`, world: withFiles(world, { [map.file]: edited }) }
  }
}

function pickMap(world: World, random: Random, isWanted: (place: DataPlace) => boolean): RecordMap | undefined {
  const shapes = byShape(
    listPlaces(world).filter((place) => place.isRecordMap && isMapPlace(place) && isWanted(place)) as RecordMap[],
  )
  return shapes.length === 0 ? undefined : random.pick(random.pick(shapes))
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

/** A copy that says something else. A slug that names no record of its own is one of the copied record's addresses, and must be another. */
function copyOf(value: Node, { node }: RecordMap): Node {
  const copy = changed(value)
  if (!isMap(copy)) return copy
  const aliases = copy.get('aliases')
  if (isSeq(aliases))
    aliases.items = aliases.items.map((one) => new Scalar(`${String((one as Scalar).value)}-zq${node.items.length}`))
  return copy
}

/** The world in which everything that names an id names another one. */
export function withReferences(world: World, id: string, next: string): World {
  const address = new RegExp(`(?<=[(" ]/(?:services|blog|gst|careers)?/?)${id}(?=[)#"\\s])`, 'g')
  return editAll(
    world,
    (yaml) => visit(yaml, { Scalar: (key, node) => void (key !== 'key' && node.value === id && (node.value = next)) }),
    (text) => text.replaceAll(address, next),
  )
}

/** The world without list entries that name an id. */
export function withoutReferences(world: World, id: string): World {
  const names = (node: unknown) =>
    (isScalar(node) && node.value === id) ||
    (isMap(node) && node.items.some(({ value }) => isScalar(value) && value.value === id))
  return editAll(
    world,
    (yaml) => visit(yaml, { Seq: (_, list) => void (list.items = list.items.filter((one) => !names(one))) }),
    (text) => text,
  )
}

function editAll(world: World, change: (yaml: Document.Parsed) => void, changeText: (text: string) => string): World {
  const naming = dataFiles(world).map((file) => {
    const before = String(openFile(world, file).yaml)
    const probe = openFile(world, file).yaml.clone() as Document.Parsed
    change(probe)
    const text = String(probe) === before ? textOf(world, file) : withYaml(world, file, change)
    return [file, changeText(text)] as const
  })
  return withFiles(world, Object.fromEntries(naming.filter(([file, text]) => text !== textOf(world, file))))
}

export function withRedirect(world: World, from: string, to: string): World {
  const file = 'data/redirects.yaml'
  return withFiles(world, { [file]: `${textOf(world, file).replace(/\n*$/, '\n')}${from}: ${to}\n` })
}

export const isFree = (world: World, id: string) => !listIds(world).has(id)
