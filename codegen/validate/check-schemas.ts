import { fingerprint } from '../memo/fingerprint.ts'
import type { Memo } from '../memo/memo.ts'
import { isRecord } from '../lib/is-record.ts'
import { collections } from '../model/collections.ts'
import type { SchemaFile, Schemas } from '../model/json-schema.ts'
import { placeOfFile } from '../model/source.ts'
import type { Place, Problem, Report } from '../problem/problem.ts'
import { findSchemaFault } from './compile-schemas.ts'
import { expandSchema, toWrittenPath } from './expand-schema.ts'

const needed = ['common', ...new Set(collections.map((collection) => collection.schema))]

/** The schemas by name. Undefined, with a report of each mistake, if one of them cannot be used. */
export function checkSchemas(files: readonly SchemaFile[], memo: Memo, report: Report): Schemas | undefined {
  const missing = needed.filter((name) => !files.some((file) => file.name === name))
  for (const name of missing) {
    const file = `data/schemas/${name}.schema.yaml`
    report({
      code: 'missing-file',
      message: `${file} is missing, and nothing can be checked without it.`,
      place: placeOfFile(file),
      hint: `Put it back from the last commit: git checkout -- ${file}`,
    })
  }
  const { texts, schemas } = expandOnce(files)
  // What cannot be read at all was reported by the reader.
  const empty = files.filter(({ name, value }) => value !== undefined && !schemas.has(name))
  for (const { source } of empty)
    report(describeFault('The file holds no schema.', { source, path: [], target: 'record' }))
  // An unreadable definition would be missing everywhere, so it is reported once.
  if (missing.length > 0 || schemas.size < files.length) return undefined
  // Compiling all of them takes longer than reading all the data.
  const areSound = memo('schemas', texts, () => {
    const faults = files.flatMap(({ name, source, value }) => {
      const fault = findSchemaFault(schemas, name)
      return fault ? [describeFault(fault.said, { source, path: toWrittenPath(value, fault.path), target: 'key' })] : []
    })
    faults.forEach(report)
    return faults.length === 0 || undefined
  })
  return areSound && schemas
}

/** Schemas with the fingerprint of their texts. */
interface Expanded {
  texts: string
  schemas: Schemas
}

let last: Expanded = { texts: '', schemas: new Map() }

/** Equal texts give the same objects, so that a server compiles their validators once. */
function expandOnce(files: readonly SchemaFile[]): Expanded {
  const texts = fingerprint(files.map(({ name, source }) => [name, source.text]))
  if (texts === last.texts) return last
  const schemas = new Map(
    files.flatMap(({ name, value }) =>
      isRecord(value) && Object.keys(value).length > 0 ? [[name, expandSchema(value)] as const] : [],
    ),
  )
  return (last = { texts, schemas })
}

function describeFault(message: string, place: Place): Problem {
  const hint = `Mend it, or put the file back from the last commit: git checkout -- ${place.source.file}`
  return { code: 'broken-schema', message, place, hint }
}
