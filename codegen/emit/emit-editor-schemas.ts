import type { JsonSchema, Schemas } from '../model/json-schema.ts'

type Choices = Readonly<Record<'states' | 'categories' | 'articleCategories' | 'trades' | 'icons', readonly string[]>>

/** The keys of a schema, or of its definitions, whose values are from a list. */
const chosen: Readonly<Record<string, Readonly<Record<string, keyof Choices>>>> = {
  common: { icon: 'icons' },
  cities: { state: 'states', trades: 'trades' },
  service: { category: 'categories' },
  article: { category: 'articleCategories' },
}

const sharedIcon = 'common.schema.json#/definitions/icon'

/** The schemas by file name with record ids as choices, so that editors complete them. */
export function emitEditorSchemas(schemas: Schemas, choices: Choices): Map<string, string> {
  const gaining = [...schemas].filter(
    ([name, schema]) => name in chosen || JSON.stringify(schema).includes(`"${sharedIcon}"`),
  )
  return new Map(
    gaining.map(([name, schema]) => {
      const keys = chosen[name] ?? {}
      const withChoices = JSON.stringify(
        schema,
        (key, value: JsonSchema) => {
          const list = Object.hasOwn(keys, key) ? keys[key] : undefined
          return list === undefined ? value : choiceOf(value, choices[list])
        },
        2,
      )
      return [`${name}.schema.json`, `${withChoices}\n`]
    }),
  )
}

/** One of a list, or several where the schema has a list of them. */
function choiceOf(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const one = { type: 'string', enum: [...names] }
  if (schema.items) return { ...schema, items: one }
  const { $ref: _, ...rest } = schema
  return { ...rest, ...one }
}
