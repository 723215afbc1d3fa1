import type { Memo } from '../memo/memo.ts'
import type { SchemaFile } from '../model/json-schema.ts'
import type { Report } from '../problem/problem.ts'
import { findFileFault, toSource } from './find-file-fault.ts'
import type { Snapshot } from './read-snapshot.ts'
import { parseYaml } from './yaml/parse-yaml.ts'

const schemaFile = /^data\/schemas\/(.+)\.schema\.yaml$/

/** The files of data/schemas, and what they say; reports those that are no YAML. */
export async function readSchemas({ texts }: Snapshot, memo: Memo, report: Report): Promise<SchemaFile[]> {
  const files: SchemaFile[] = []
  for (const [file, text] of texts) {
    const name = schemaFile.exec(file)?.[1]
    if (name === undefined) continue
    const source = toSource(file, text)
    const fault = findFileFault(source)
    if (fault) report(fault)
    const parsed = fault ? undefined : await parseYaml(source, { isMap: false, memo }, report)
    files.push({ name, source, value: parsed?.value })
  }
  return files
}
