import { collections, recordMaps } from '../collections.ts'
import type { DataFile } from '../model.ts'
import type { Report } from '../problem/problem.ts'
import { compileSchemas } from './compile-schemas.ts'
import type { Schemas } from './compile-schemas.ts'
import { explainSchemaErrors } from './explain-schema-error.ts'
import { findUnsafeText } from './find-unsafe-text.ts'

/** Checks every file against its schema and marks the records that fail, so that later stages leave them alone: one mistake, one message. */
export function validateData(files: readonly DataFile[], schemas: Schemas, report: Report): DataFile[] {
  const collectionOf = new Map(collections.map((collection) => [collection.name, collection]))
  const validatorOf = compileSchemas(schemas)
  return files.map((file) => {
    if (file.isUnread) return file
    const { schema } = collectionOf.get(file.collection)!
    const validate = validatorOf(schema)
    const problems = validate(file.value) ? [] : explainSchemaErrors(file, validate.errors ?? [])
    problems.push(...findUnsafeText(file))
    problems.forEach(report)
    if (problems.length === 0) return file
    const failed = problems.map((problem) => (recordMaps.has(file.collection) ? String(problem.place.path[0] ?? '*') : file.id))
    return { ...file, failed: new Set(failed) }
  })
}
