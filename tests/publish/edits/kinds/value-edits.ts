import type { Scalar } from 'yaml'
import { byShape, isMapPlace, isScalarPlace, listPlaces, nameOf, openFile, withYaml } from '../values/data-places.ts'
import type { MapPlace } from '../values/data-places.ts'
import { newValue, writeScalar } from '../values/new-values.ts'
import { textOf, withFiles } from '../world.ts'
import type { EditKind } from '../world.ts'

/** Edits of single values: each shape of place in the data is as likely as every other. */
export const valueEdits: Readonly<Record<string, EditKind>> = {
  'another value': ({ world, random }) => {
    const place = random.pick(random.pick(byShape(listPlaces(world).filter(isScalarPlace))))
    const { file, node } = place
    const value = newValue(place, world, random)
    if (value === undefined) return undefined
    // Every other character of the file stays as it was.
    const text = textOf(world, file)
    const offset = openFile(world, file).before.length
    const [start, end] = node.range!
    const edited = text.slice(0, offset + start) + writeScalar(value, node) + text.slice(offset + end)
    return {
      name: `${nameOf(place)}: ${short(node.value)} → ${short(value)}`,
      world: withFiles(world, { [file]: edited }),
    }
  },
  'a key left out': ({ world, random }) => {
    const maps = listPlaces(world).filter((place) => isMapPlace(place) && !place.isRecordMap) as MapPlace[]
    const { file, path, node } = random.pick(random.pick(byShape(maps)))
    const edits = node.items
      .map(({ key }) => String((key as Scalar).value))
      .map((key) => ({ key, ...withYaml(world, file, (yaml) => yaml.deleteIn([...path, key])) }))
      .filter(({ isValid }) => isValid)
    if (edits.length === 0) return undefined
    const edit = random.pick(edits)
    return { name: `${nameOf({ file, path })}: without ${edit.key}`, world: edit.world }
  },
}

const short = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 50 ? `${text.slice(0, 22)}…${text.slice(-22)}` : text
}
