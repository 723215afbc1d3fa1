import type { JsonSchema, Schemas } from '../model/json-schema.ts'

type Choices = Readonly<Record<'states' | 'categories' | 'articleCategories' | 'trades' | 'icons', readonly string[]>>

/** The keys of a schema, or of its definitions, whose values are from a list. */
const chosen: Readonly<Record<string, Readonly<Record<string, keyof Choices>>>> = {
  common: { icon: 'icons' },
  cities: { state: 'states', trades: 'trades' },
  service: { category: 'categories' },
  article: { category: 'articleCategories' },
}

/**
 * The schemas by file name, as editors read them: in the words of JSON Schema, with the files that
 * they refer to, and with record ids as choices.
 */
export function emitEditorSchemas(schemas: Schemas, choices: Choices): Map<string, string> {
  return new Map(
    [...schemas].map(([name, schema]) => {
      const keys = chosen[name] ?? {}
      const forEditors = JSON.stringify(
        schema,
        (key, value: JsonSchema | string) => {
          if (typeof value === 'string') return key === '$ref' ? value.replace(/^[\w-]+(?=#)/, fileOf) : value
          const list = Object.hasOwn(keys, key) ? keys[key] : undefined
          return list === undefined ? value : choiceOf(value, choices[list])
        },
        2,
      )
      return [fileOf(name), `${forEditors}\n`]
    }),
  )
}

const fileOf = (name: string) => `${name}.schema.json`

/** One of a list, or several where the schema has a list of them. */
function choiceOf(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const one = { type: 'string', enum: [...names] }
  if (schema.items) return { ...schema, items: one }
  const { $ref: _, ...rest } = schema
  return { ...rest, ...one }
}
