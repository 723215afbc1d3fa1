import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Document, Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import type { CollectionName } from '../../../../codegen/model/collections.ts'
import { collectionOf, itemsOf, propertyOf, schemaOf } from './schema.ts'
import type { Branch } from './schema.ts'
import { textOf } from '../world.ts'
import type { World } from '../world.ts'

export type NodePath = readonly (string | number)[]

/** A value in a data file. */
export interface DataPlace {
  file: string
  collection: CollectionName
  path: NodePath
  /**
   * The path with a star for every record and a 0 for every entry of a list: cities *.near. What is
   * equal in it is of one kind.
   */
  shape: string
  branches: readonly Branch[]
  node: Node
  /** Whether the keys of this map are ids of records. */
  isRecordMap: boolean
}

/** A data file: its YAML, and what stands around it. */
export interface DataFile {
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

/** The file's text with its YAML changed. */
export function withYaml(world: World, file: string, change: (yaml: Document.Parsed) => void): string {
  const { before, yaml, after } = openFile(world, file)
  const own = yaml.clone() as Document.Parsed
  change(own)
  return before + own.toString({ lineWidth: 0 }) + after
}

export function dataFiles(world: World): string[] {
  return [...world.files.keys()]
    .filter((file) => /^data\/.*\.(yaml|md)$/.test(file) && collectionOf(file) !== undefined)
    .sort()
}

const found = new WeakMap<Buffer, DataPlace[]>()

/**
 * Every value of every data file. The schemas are taken to be those of the first look at a file:
 * edits only loosen them.
 */
export function listPlaces(world: World): DataPlace[] {
  return dataFiles(world).flatMap((file) => {
    const content = world.files.get(file)!
    if (!found.has(content)) found.set(content, placesIn(world, file))
    return found.get(content)!
  })
}

function placesIn(world: World, file: string): DataPlace[] {
  const collection = collectionOf(file)!
  const places: DataPlace[] = []
  const visit = (node: unknown, path: NodePath, shape: string, branches: readonly Branch[]) => {
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return
    const place: DataPlace = { file, collection: collection.name, path, shape, branches, node, isRecordMap: false }
    places.push(place)
    if (isSeq(node))
      node.items.forEach((one, index) => visit(one, [...path, index], `${shape}.0`, itemsOf(world, branches)))
    if (!isMap(node)) return
    for (const { key, value } of node.items as Pair<Scalar<string>>[]) {
      const own = propertyOf(world, branches, String(key.value))
      place.isRecordMap ||= own.isRecord
      visit(value, [...path, String(key.value)], `${shape}.${own.isRecord ? '*' : String(key.value)}`, own.branches)
    }
  }
  visit(openFile(world, file).yaml.contents, [], collection.name, schemaOf(world, collection))
  return places
}

export const isScalarPlace = (place: DataPlace): place is DataPlace & { node: Scalar } => isScalar(place.node)
export const isListPlace = (place: DataPlace): place is DataPlace & { node: YAMLSeq } => isSeq(place.node)
export const isMapPlace = (place: DataPlace): place is DataPlace & { node: YAMLMap } => isMap(place.node)

/** The places by their shape, so that two hundred cities weigh no more than one kind of page. */
export function byShape<P extends DataPlace>(places: readonly P[]): P[][] {
  const shapes = new Map<string, P[]>()
  for (const place of places) {
    const same = shapes.get(place.shape)
    if (same) same.push(place)
    else shapes.set(place.shape, [place])
  }
  return [...shapes.values()]
}

export const nameOf = ({ file, path }: Pick<DataPlace, 'file' | 'path'>) => `${file} ${path.join('.')}`
