import type { Scalar } from 'yaml'
import { byShape, isMapPlace, isScalarPlace, listPlaces, nameOf, openFile, withYaml } from '../values/data-places.ts'
import type { DataPlace } from '../values/data-places.ts'
import { newValue, writeScalar } from '../values/new-values.ts'
import { textOf, withFiles } from '../world.ts'
import type { EditKind, World } from '../world.ts'

/** Edits of single values: each shape of place in the data is as likely as every other. */
export const valueEdits: Readonly<Record<string, EditKind>> = {
  'another value': anotherValue(),
  'a key left out': ({ world, random }) => {
    const optional = (place: DataPlace, key: string) =>
      !place.branches.some(({ schema }) => schema.required?.includes(key))
    const maps = listPlaces(world)
      .filter(isMapPlace)
      .filter((place) => !place.isRecordMap)
    const keys = maps.flatMap((place) =>
      place.node.items
        .map(({ key }) => String((key as Scalar).value))
        .filter((key) => optional(place, key))
        .map((key) => ({ ...place, key, shape: `${place.shape}.${key}` })),
    )
    if (keys.length === 0) return undefined
    const { file, path, key } = random.pick(random.pick(byShape(keys)))
    return {
      name: `${file} ${path.join('.')}: without ${key}`,
      world: withFiles(world, { [file]: withYaml(world, file, (yaml) => yaml.deleteIn([...path, key])) }),
    }
  },
}

/** Another value somewhere. */
function anotherValue(): EditKind {
  return ({ world, random }) => {
    const places = listPlaces(world)
    const shapes = byShape(places.filter(isScalarPlace))
    if (shapes.length === 0) return undefined
    const place = random.pick(random.pick(shapes))
    const value = newValue(place, places, random)
    if (value === undefined) return undefined
    return {
      name: `${nameOf(place)}: ${short(place.node.value)} → ${short(value)}`,
      world: withScalar(world, place, value),
    }
  }
}

/** The world with one scalar's text replaced, and every other character of its file as it was. */
function withScalar(world: World, { file, node }: DataPlace & { node: Scalar }, value: unknown): World {
  const text = textOf(world, file)
  const offset = openFile(world, file).before.length
  const [start, end] = node.range!
  return withFiles(world, {
    [file]: text.slice(0, offset + start) + writeScalar(value, node) + text.slice(offset + end),
  })
}

const short = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 50 ? `${text.slice(0, 22)}…${text.slice(-22)}` : text
}
