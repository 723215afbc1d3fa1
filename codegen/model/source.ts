import { createRequire } from 'node:module'
import type * as Yaml from 'yaml'
import type { Node, Pair, YAMLMap } from 'yaml'
import { lazily, once } from '../lib/once.ts'
import type { Place } from '../problem/problem.ts'

/** One file of data/. Positions double the time of parsing, so only a problem computes them. */
export interface Source {
  /** Path from the project's root, with forward slashes. */
  file: string
  text: string
  /** Where the YAML begins: 0 in a YAML file, after the first `---` line in Markdown. */
  yamlStart: number
  /** Where the YAML ends in the text. */
  yamlEnd: number
}

/** A place by its offsets in the text, for what YAML paths cannot name: syntax and Markdown. */
export function placeAt(source: Source, start: number, end: number): Place {
  return { source, path: [], target: 'value', range: [start, end] }
}

/** A file as a whole. Its report shows no line: the name is wrong, or there is no text. */
export function placeOfFile(file: string): Place {
  return { source: { file, text: '', yamlStart: 0, yamlEnd: 0 }, path: [], target: 'record' }
}

// Only a run with problems needs positions, so only such a run loads the parser.
const require = createRequire(import.meta.url)
const loadYaml = lazily((): typeof Yaml => require('yaml'))

const documentOf = once(({ text, yamlStart, yamlEnd }: Source) =>
  loadYaml().parseDocument(text.slice(yamlStart, yamlEnd), { uniqueKeys: false }),
)

/** The part of the text that a place underlines, as offsets from the start of the file. */
export function findRange(place: Place): { start: number; end: number } {
  if (place.range) return { start: place.range[0], end: place.range[1] }
  const { source } = place
  const [start, end] = descend(documentOf(source).contents, place) ?? [0, 0]
  return { start: source.yamlStart + start, end: source.yamlStart + Math.max(end, start + 1) }
}

/** The place of a text inside another place, if the file has it as it reads and not escaped. */
export function placeWithin(place: Place, text: string): Place {
  const { start, end } = findRange(place)
  const index = place.source.text.slice(start, end).indexOf(text)
  return index < 0 ? place : { ...place, range: [start + index, start + index + text.length] }
}

function descend(root: Node | null, place: Place): [number, number] | undefined {
  let node: unknown = root
  let pair: Pair | undefined
  for (const step of place.path) {
    const next = stepInto(node, step)
    // A missing key is shown at the record that lacks it.
    if (!next) return rangeOf(pair?.key ?? node)
    pair = next.pair
    node = next.node
  }
  if (place.target === 'value' && isScalarOrFlow(node)) return rangeOf(node)
  return rangeOf(pair?.key ?? node)
}

function stepInto(node: unknown, step: string | number): { node: unknown; pair?: Pair } | undefined {
  const { isMap, isSeq } = loadYaml()
  if (isMap(node)) {
    const pair = pairsOf(node).get(String(step))
    return pair && { node: pair.value, pair }
  }
  if (isSeq(node) && typeof step === 'number' && node.items[step]) return { node: node.items[step] }
  return undefined
}

/** The first pair of each key. Kept: thousands of records may have as many mistakes. */
const pairsOf = once((map: YAMLMap) => {
  const { isScalar } = loadYaml()
  const pairs = new Map<string, Pair>()
  for (const pair of map.items) {
    const key = isScalar(pair.key) ? String(pair.key.value ?? '') : undefined
    if (key !== undefined && !pairs.has(key)) pairs.set(key, pair)
  }
  return pairs
})

function isScalarOrFlow(node: unknown): boolean {
  const { isCollection, isScalar } = loadYaml()
  return isScalar(node) || (isCollection(node) && node.flow === true)
}

function rangeOf(node: unknown): [number, number] | undefined {
  if (!loadYaml().isNode(node) || !node.range) return undefined
  return [node.range[0], node.range[1]]
}

const linesOf = once(({ text }: Source) => {
  const lines = new (loadYaml().LineCounter)()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return lines
})

/** The line and column of an offset, counted from 1. */
export function positionAt(source: Source, offset: number): { line: number; column: number } {
  const { line, col } = linesOf(source).linePos(offset)
  return { line, column: col }
}
