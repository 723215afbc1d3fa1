import { basename } from 'node:path'
import { collections } from './collections.ts'
import type { JsonSchema } from './emit/emit-record-types.ts'
import { fingerprint } from './fingerprint.ts'
import type { Report } from './problem/problem.ts'
import { readSchemas } from './read/read-inputs.ts'
import { readSchemaSources } from './read/read-schema-sources.ts'
import type { Source } from './source.ts'
import { findJsonFault } from './validate/find-json-fault.ts'
import { findSchemaFaults } from './validate/find-schema-faults.ts'
import type { SoundRecords } from './sound-records.ts'

type Schemas = ReadonlyMap<string, JsonSchema>

const needed = ['common', ...new Set(collections.map((collection) => collection.schema))]

/** The schemas of data/schemas; undefined, and a report of each mistake, where they are none. Whoever adds a key edits them, too. */
export function readSoundSchemas(root: string, known: Known, report: Report): Schemas | undefined {
  const schemas = tryRead(root)
  if (schemas && needed.every((name) => schemas.has(name)) && isSound(schemas, known)) return schemas
  const sources = new Map(readSchemaSources(root).map((source) => [basename(source.file, '.schema.json'), source]))
  for (const name of needed.filter((one) => !sources.has(one))) {
    const file = `data/schemas/${name}.schema.json`
    report({ code: 'missing-file', message: `${file} is missing, and nothing can be checked without it.`, place: { source: { file, text: '', yamlStart: 0, yamlEnd: 0 }, path: [], target: 'record' }, hint: `Put it back from the last commit: git checkout -- ${file}` })
  }
  reportFaults(sources, report)
  return undefined
}

interface Known {
  /** Fingerprint of the code that looks at them. */
  code: string
  /** Remembers schemas that were found sound: looking at each word of them takes as long as reading all the data. */
  sound: SoundRecords
}

function isSound(schemas: Schemas, { code, sound }: Known): boolean {
  const key = `schemas ${fingerprint([[...schemas], code])}`
  if (sound.get(key) === true) return true
  const hasNoFault = findSchemaFaults(schemas).length === 0
  if (hasNoFault) sound.set(key, true)
  return hasNoFault
}

function tryRead(root: string): Schemas | undefined {
  try {
    return readSchemas(root)
  } catch {
    // What is wrong with which file is worked out below.
    return undefined
  }
}

function reportFaults(sources: ReadonlyMap<string, Source>, report: Report): void {
  const read = new Map<string, JsonSchema>()
  for (const [name, source] of sources) {
    const fault = source.text.trim() === '' ? { at: 0, said: 'The file is empty.', hint: `Put it back from the last commit: git checkout -- ${source.file}` } : findJsonFault(source.text)
    if (fault) report({ code: 'broken-schema', message: fault.said, place: { source, path: [], target: 'value', range: [fault.at, fault.at + 1] }, hint: fault.hint })
    else read.set(name, JSON.parse(source.text) as JsonSchema)
  }
  // A definition that cannot be read is missing everywhere; one mistake, one message.
  if (read.size < sources.size) return
  for (const { name, path, said, hint } of findSchemaFaults(read)) report({ code: 'broken-schema', message: said, place: { source: sources.get(name)!, path, target: 'key' }, hint })
}
