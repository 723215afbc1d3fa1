import type { SourceFile } from 'ts-morph'
import { collections } from '../../model/collections.ts'
import type { Collection } from '../../model/collections.ts'
import type { JsonSchema, Schemas } from '../../model/json-schema.ts'

// A file that maps ids to records gets the type of one record, named as in reports.
const singular = new Map(
  collections.flatMap(({ isMap, schema, noun }) =>
    isMap && noun ? [[schema, pascal(noun.toLowerCase().replaceAll(' ', '-'))]] : [],
  ),
)

/** One type for each schema, all added at once: each addition parses the file again. */
export function emitRecordTypes(file: SourceFile, schemas: Schemas): void {
  const common = schemas.get('common')?.definitions ?? {}
  const others = [...schemas].filter(([name]) => name !== 'common').sort(([a], [b]) => (a < b ? -1 : 1))
  const types = [
    ...Object.entries(common).map(([name, schema]) => typeOf(pascal(name), schema)),
    ...others.map(([name, schema]) => recordType(name, schema)),
    mapOf('RecordTypes', 'Records of the collections whose records have ids.', (one) => one.noun !== undefined),
    mapOf('SingleTypes', 'Collections of one file and one record.', (one) => !one.noun),
  ]
  file.addStatements(types.join('\n\n'))
}

function recordType(name: string, schema: JsonSchema): string {
  const { additionalProperties: record = schema, definitions } = schema
  const one = singular.get(name)
  return one && typeof record === 'object'
    ? typeOf(one, record, definitions)
    : typeOf(pascal(name), schema, definitions)
}

/** The type of each collection's record. */
function mapOf(name: string, description: string, isIn: (collection: Collection) => boolean): string {
  const members = collections
    .filter(isIn)
    .map((one) => `${quoteKey(one.name)}: ${singular.get(one.schema) ?? pascal(one.schema)}`)
  return `${docOf({ description })}export interface ${name} {\n${members.join('\n')}\n}`
}

function typeOf(name: string, schema: JsonSchema, definitions: Record<string, JsonSchema> = {}): string {
  const types = new TypeWriter(definitions)
  const isAlias = !schema.properties || schema.oneOf || schema.allOf
  const declared = isAlias ? `type ${name} = ${types.write(schema)}` : `interface ${name} ${types.members(schema)}`
  return `${docOf(schema)}export ${declared}`
}

class TypeWriter {
  constructor(private readonly definitions: Record<string, JsonSchema>) {}

  members({ properties = {}, required = [] }: JsonSchema): string {
    const members = Object.entries(properties).map(
      ([name, property]) =>
        `${docOf(property)}${quoteKey(name)}${required.includes(name) ? '' : '?'}: ${this.write(property)}`,
    )
    return `{\n${members.join('\n')}\n}`
  }

  write(schema: JsonSchema): string {
    if (schema.$ref) return this.reference(schema.$ref)
    // One type for each kind of record, selected by `if`.
    const choice = schema.oneOf ?? schema.allOf?.flatMap((one) => one.then ?? [])
    if (choice) return choice.map((one) => this.write(one)).join(' | ')
    if (schema.const !== undefined) return JSON.stringify(schema.const)
    if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
    const kinds = Array.isArray(schema.type) ? schema.type : [schema.type]
    return kinds.map((kind) => this.ofKind(kind, schema)).join(' | ')
  }

  private ofKind(kind: string | undefined, schema: JsonSchema): string {
    if (kind === 'integer' || kind === 'number') return 'number'
    if (kind === 'boolean' || kind === 'null' || kind === 'string') return kind
    if (kind === 'array') return `readonly (${this.write(schema.items ?? {})})[]`
    if (schema.properties) return this.members(schema)
    if (typeof schema.additionalProperties === 'object')
      return `Readonly<Record<string, ${this.write(schema.additionalProperties)}>>`
    return kind === 'object' ? 'Readonly<Record<string, unknown>>' : 'unknown'
  }

  private reference(ref: string): string {
    const name = ref.replace(/^.*\//, '')
    const own = ref.startsWith('#') ? this.definitions[name] : undefined
    return own ? this.write(own) : pascal(name)
  }
}

/** The description of a schema as a comment, in lines of at most a hundred characters. */
function docOf({ description }: JsonSchema): string {
  if (description === undefined) return ''
  const lines = description.match(/\S(?:.{0,94}\S)?(?=\s|$)/g) ?? [description]
  return lines.length > 1 ? `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n` : `/** ${description} */\n`
}

function pascal(name: string): string {
  return name.replace(/(^|[-_])(\w)/g, (_, __, letter: string) => letter.toUpperCase())
}

function quoteKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`
}
