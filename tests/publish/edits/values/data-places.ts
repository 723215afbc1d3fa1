import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Document, Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { collections } from '../../../../codegen/model/collections.ts'
import type { JsonSchema } from '../../../../codegen/model/json-schema.ts'
import { getValidator } from '../../../../codegen/validate/compile-schemas.ts'
import { projectRoot } from '../../../helpers/project/site-folder.ts'
import { textOf, withFiles } from '../world.ts'
import type { World } from '../world.ts'

/** A value in a data file. */
export interface DataPlace {
  file: string
  path: readonly (string | number)[]
  /**
   * The path with a star for every record and a 0 for every entry of a list: cities.*.near. What is
   * equal in it is of one kind.
   */
  shape: string
  node: Node
  /** Whether the keys of this map are, by all appearance, ids of records. */
  isRecordMap: boolean
}

/** A data file: its YAML, and what stands around it. */
interface DataFile {
  before: string
  yaml: Document.Parsed
  after: string
}

const opened = new WeakMap<Buffer, DataFile>()

export function openFile(world: World, file: string): DataFile {
  const content = world.files.get(file)!
  if (!opened.has(content)) opened.set(content, split(file, textOf(world, file)))
  return opened.get(content)!
}

function split(file: string, text: string): DataFile {
  if (!file.endsWith('.md')) return { before: '', yaml: parseDocument(text), after: '' }
  const [, before, yaml, after] = /^(\uFEFF?---\r?\n)([\s\S]*?\n)(---\r?\n[\s\S]*)$/.exec(text) ?? ['', '', '', text]
  return { before: before!, yaml: parseDocument(yaml!), after: after! }
}

const schemaFolder = join(projectRoot, 'data/schemas')
const schemas = new Map(
  readdirSync(schemaFolder).map((name) => [
    basename(name, '.schema.json'),
    JSON.parse(readFileSync(join(schemaFolder, name), 'utf8')) as JsonSchema,
  ]),
)

/**
 * The world with a file's YAML changed, and whether its schema allows that. Edits of schemas only
 * loosen them, so the project's own can be asked.
 */
export function withYaml(
  world: World,
  file: string,
  change: (yaml: Document.Parsed) => void,
): { world: World; isValid: boolean } {
  const { before, yaml, after } = openFile(world, file)
  const own = yaml.clone() as Document.Parsed
  change(own)
  return {
    world: withFiles(world, { [file]: before + own.toString({ lineWidth: 0 }) + after }),
    isValid: getValidator(schemas, collectionOf(file)!.schema)(own.toJS()),
  }
}

/** The collection that a file of data/ belongs to; undefined for other files. */
function collectionOf(file: string) {
  const path = file.replace(/^data\//, '').replace(/\.(yaml|md)$/, '')
  const folder = path.split('/').slice(0, -1).join('/')
  return collections.find(
    ({ home, path: own }) =>
      ((home === 'file' || home === 'files') && own === path) ||
      (home !== 'file' && own === folder) ||
      (home === 'tree' && folder.startsWith(`${own}/`)),
  )
}

function dataFiles(world: World): string[] {
  return [...world.files.keys()]
    .filter((file) => /^data\/.*\.(yaml|md)$/.test(file) && collectionOf(file) !== undefined)
    .sort()
}

const found = new WeakMap<Buffer, DataPlace[]>()

/** Every value of every data file. */
export function listPlaces(world: World): DataPlace[] {
  return dataFiles(world).flatMap((file) => {
    const content = world.files.get(file)!
    if (!found.has(content)) found.set(content, placesIn(world, file))
    return found.get(content)!
  })
}

function placesIn(world: World, file: string): DataPlace[] {
  const { name, isMap: isOfRecords } = collectionOf(file)!
  const isRecordMap = ({ items }: YAMLMap, path: DataPlace['path']) =>
    path.length === 0
      ? isOfRecords || name === 'redirects'
      : items.length > 1 && items.every(({ value }) => isMap(value))
  const places: DataPlace[] = []
  const visit = (node: unknown, path: DataPlace['path'], shape: string) => {
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return
    const isOfIds = isMap(node) && isRecordMap(node, path)
    places.push({ file, path, shape, node, isRecordMap: isOfIds })
    if (isSeq(node)) node.items.forEach((one, index) => visit(one, [...path, index], `${shape}.0`))
    if (isMap(node))
      for (const { key, value } of node.items as Pair<Scalar<string>>[])
        visit(value, [...path, String(key.value)], `${shape}.${isOfIds ? '*' : String(key.value)}`)
  }
  visit(openFile(world, file).yaml.contents, [], name)
  return places
}

export type MapPlace = DataPlace & { node: YAMLMap }

export const isScalarPlace = (place: DataPlace): place is DataPlace & { node: Scalar } => isScalar(place.node)
export const isListPlace = (place: DataPlace): place is DataPlace & { node: YAMLSeq } => isSeq(place.node)
export const isMapPlace = (place: DataPlace): place is MapPlace => isMap(place.node)

/** The places by their shape, so that two hundred cities weigh no more than one kind of page. */
export function byShape<P extends DataPlace>(places: readonly P[]): P[][] {
  const shapes = new Map<string, P[]>()
  for (const place of places) {
    const same = shapes.get(place.shape) ?? []
    same.push(place)
    shapes.set(place.shape, same)
  }
  return [...shapes.values()]
}

export const nameOf = ({ file, path }: Pick<DataPlace, 'file' | 'path'>) => `${file} ${path.join('.')}`
