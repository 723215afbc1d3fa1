import type { ErrorObject } from 'ajv'
import { collectionOf } from '../../model/collections.ts'
import { findState } from '../../model/places/find-state.ts'
import type { DataFile } from '../../model/records.ts'
import type { Schemas } from '../../model/json-schema.ts'
import { describeRecord } from '../../problem/describe-record.ts'
import type { Problem } from '../../problem/problem.ts'
import { dropConsequences } from './drop-consequences.ts'
import { bounds, explainChoice, explainType, explainConst, explainEnum } from './explain-value.ts'
import { explainName, explainPattern } from './explain-form.ts'
import { explainMissing, explainUnknown } from './explain-keys.ts'
import { quote } from './explained.ts'
import type { Explained, Words } from './explained.ts'
import { findDescription, findKeys } from './find-description.ts'
import { isRecord } from '../../lib/is-record.ts'
import { present } from '../../lib/present.ts'

/** Words the validator's errors: one for each mistake, at the key or value that is wrong. */
export function explainSchemaErrors(file: DataFile, errors: readonly ErrorObject[], known: Known): Problem[] {
  return dropConsequences(errors).map((error) => explain(file, error, known))
}

/** What an explanation may use besides the file itself. */
interface Known {
  schemas: Schemas
  files: readonly DataFile[]
}

/** A sentence for each keyword that data/schemas use. A test compares the lists. */
export const explainers: Readonly<Record<string, (explained: Explained) => Words>> = {
  ...bounds,
  additionalProperties: explainUnknown,
  required: explainMissing,
  minProperties: explainMissing,
  type: explainType,
  oneOf: explainChoice,
  enum: explainEnum,
  const: explainConst,
  pattern: explainPattern,
}

function explain(file: DataFile, error: ErrorObject, { schemas, files }: Known): Problem {
  const path = pathOf(error, file.value)
  const { schema } = collectionOf(file.collection)
  const at: Explained['at'] = (target, steps = path) => ({ source: file.source, path: steps, target })
  const explained: Explained = {
    error,
    who: describeRecord(file.collection, file.id, path),
    place: at('value'),
    description: findDescription(schemas, schema, path, file.value),
    schema,
    at,
    keysAt: (steps, name = schema) => findKeys(schemas, name, steps, file.value),
  }
  if (error.propertyName !== undefined)
    return { ...explainName(error), place: at('key', [...path, error.propertyName]) }
  const state =
    file.collection === 'cities' && path.length === 2 && path[1] === 'state'
      ? explainState(explained, files)
      : undefined
  const words = state ?? present(explainers[error.keyword], `sentence for ${error.keyword}`)(explained)
  return { place: explained.place, ...words }
}

/** The path of an error in a value, with list indices as numbers. */
function pathOf({ instancePath }: ErrorObject, value: unknown): (string | number)[] {
  let here: unknown = value
  const steps = instancePath.split('/').slice(1)
  return steps.map((step) => {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    const index = Array.isArray(here) ? Number(key) : undefined
    here = Array.isArray(here) ? here[Number(key)] : isRecord(here) ? here[key] : undefined
    return index ?? key
  })
}

/** A state that is written as its GST code or its name, or with dots: its letters are known. */
function explainState({ error, who }: Explained, files: readonly DataFile[]): Words | undefined {
  const states = files.find((file) => file.collection === 'states')?.value
  const given = String(error.data)
  const names = new Map<string, string>()
  let coded: string | undefined
  for (const [id, state] of Object.entries(isRecord(states) ? states : {})) {
    const { name, gstCode } = isRecord(state) ? state : {}
    names.set(id, String(name))
    if (gstCode === given.trim().padStart(2, '0')) coded = id
  }
  const id = coded ?? findState(given, names)
  if (id === undefined) return undefined
  const said = coded === undefined ? '' : `, the GST code of ${names.get(id)}`
  return {
    code: 'wrong-format',
    message: `${who} is ${quote(error.data)}${said}; it is written as two capital letters.`,
    hint: `Write ${id}.`,
  }
}
