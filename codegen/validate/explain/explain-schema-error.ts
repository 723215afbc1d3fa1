import type { ErrorObject } from 'ajv'
import { collections } from '../../model/collections.ts'
import type { DataFile } from '../../model/records.ts'
import { describeRecord } from '../../problem/describe-record.ts'
import type { Problem } from '../../problem/problem.ts'
import type { Schemas } from '../compile-schemas.ts'
import { dropConsequences } from './drop-consequences.ts'
import { bounds, explainChoice, explainType, explainConst, explainEnum } from './explain-value.ts'
import { explainName, explainPattern } from './explain-form.ts'
import { explainMissing, explainUnknown } from './explain-keys.ts'
import { quote } from './explained.ts'
import type { Located, Explained, Words } from './explained.ts'
import { findDescription } from './find-description.ts'
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
export const explainers: Readonly<Record<string, (located: Located) => Words>> = {
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
  const path = typedPath(file.value, pathOf(error))
  const { schema } = present(
    collections.find((one) => one.name === file.collection),
    `collection ${file.collection}`,
  )
  const at: Located['at'] = (target, steps = path) => ({ source: file.source, path: steps, target })
  const located: Located = {
    error,
    who: describeRecord(file.collection, file.id, path),
    place: at('value'),
    description: findDescription(schemas, schema, path, file.value),
    schema,
    at,
  }
  if (error.propertyName !== undefined)
    return { ...explainName(error), place: at('key', [...path, error.propertyName]) }
  const state =
    file.collection === 'cities' && path.length === 2 && path[1] === 'state' ? explainState(located, files) : undefined
  const words = state ?? present(explainers[error.keyword], `sentence for ${error.keyword}`)(located)
  return { place: located.place, ...words }
}

function pathOf(error: ErrorObject): string[] {
  return error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The path with list indices as numbers, as in the data. */
function typedPath(value: unknown, steps: readonly string[]): (string | number)[] {
  let here: unknown = value
  return steps.map((step) => {
    const typed = Array.isArray(here) ? Number(step) : step
    here = Array.isArray(here) ? here[Number(step)] : isRecord(here) ? here[step] : undefined
    return typed
  })
}

/** A state that is written as its GST code or its name: the right letters are known. */
function explainState({ error, who }: Explained, files: readonly DataFile[]): Words | undefined {
  const states = files.find((file) => file.collection === 'states')?.value
  const given = String(error.data).trim().toLowerCase()
  for (const [id, state] of Object.entries(isRecord(states) ? states : {})) {
    const { name, gstCode } = isRecord(state) ? state : {}
    const isCode = gstCode === given.padStart(2, '0')
    if (!isCode && given !== id.toLowerCase() && given !== String(name).toLowerCase()) continue
    const said = isCode ? `, the GST code of ${String(name)}` : ''
    return {
      code: 'wrong-format',
      message: `${who} is ${quote(error.data)}${said}; it is written as two capital letters.`,
      hint: `Write ${id}.`,
    }
  }
  return undefined
}
