import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { once, onceByText } from '../../../codegen/lib/once.ts'
import type { JsonLd } from './built-site.ts'

/**
 * The vocabulary of schema.org as schema-dts declares it, read from that package's declarations, so
 * that the tests need no network: which properties a type has, and what each of them may hold.
 */
interface Interface {
  parents: readonly string[]
  properties: ReadonlyMap<string, readonly string[]>
}

const declarations = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('schema-dts')), 'schema.d.ts'),
  'utf8',
)
const interfaces = readInterfaces()
const unions = new Map(
  [...declarations.matchAll(/^export type (\w+) = ([^;{]+);/gm)].map(([, name, of]) => [name!, splitUnion(of!)]),
)
const types = new Set([...declarations.matchAll(/"@type": "(\w+)"/g)].map(([, type]) => type!))

/**
 * What is wrong with a node and all within it, each finding as a sentence; an empty list where all
 * is in the vocabulary.
 */
export function findUnknown(node: JsonLd): string[] {
  const type = node['@type']
  if (typeof type !== 'string' || !types.has(type)) return [`The type ${String(type)} is not in the vocabulary.`]
  const properties = propertiesOf(type)
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const range = properties.get(name)
      if (!range) return [`${type} has no property ${name}.`]
      return [value]
        .flat()
        .flatMap((one) => [
          ...(fits(one, range) ? [] : [`${type}.${name} cannot hold ${JSON.stringify(one).slice(0, 80)}.`]),
          ...(isNode(one) ? findUnknown(one) : []),
        ])
    })
}

const propertiesOf = onceByText((type: string) => new Map(collect(`${type}Leaf`)))

function collect(name: string): [string, readonly string[]][] {
  const own = interfaces.get(name)
  return own ? [...own.parents.flatMap(collect), ...own.properties] : []
}

function fits(value: unknown, range: readonly string[]): boolean {
  if (typeof value === 'object' && value !== null && Object.keys(value).join() === '@id')
    return range.includes('IdReference')
  if (isNode(value)) return reachable(range).has(`${String(value['@type'])}Leaf`)
  // "string" stands in the declarations of things that may be named by an address alone.
  const literals = {
    string: /^(string|Text|URL|Date|DateTime|Time)$/,
    number: /^(Number|Integer|Float)$/,
    boolean: /^Boolean$/,
  }
  const literal = literals[typeof value as keyof typeof literals]
  // A member of an enumeration is written as its address.
  return (
    literal !== undefined &&
    [...reachable(range)].some(
      (one) => literal.test(one) || (typeof value === 'string' && one === JSON.stringify(value)),
    )
  )
}

/** All that a union of types comes down to. */
const reachable = once((range: readonly string[]) => collectReachable(range, new Set()))

function collectReachable(range: readonly string[], seen: Set<string>): Set<string> {
  for (const name of range) {
    if (seen.has(name)) continue
    seen.add(name)
    collectReachable(unions.get(name) ?? [], seen)
  }
  return seen
}

function readInterfaces(): Map<string, Interface> {
  const blocks = declarations.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n(.*?)^\}/gms)
  return new Map(
    [...blocks].map(([, name, parents, body]) => {
      const properties = [...body!.matchAll(/^ {4}"(\w+)"\??: (?:SchemaValue<([^,]+), "\w+">|[^;]+);/gm)].map(
        ([, property, range]) => [property!, splitUnion(range ?? '')] as const,
      )
      return [name!, { parents: splitList(parents, ','), properties: new Map(properties) }]
    }),
  )
}

function splitUnion(text: string): string[] {
  return splitList(text, '|')
}

function splitList(text: string | undefined, separator: string): string[] {
  return (text ?? '')
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

function isNode(value: unknown): value is JsonLd {
  return typeof value === 'object' && value !== null && '@type' in value
}
