import { basename } from 'node:path'
import { fingerprint } from '../cache/fingerprint.ts'
import type { SoundRecords } from '../cache/sound-records.ts'
import { collections } from '../model/collections.ts'
import type { JsonSchema } from '../model/json-schema.ts'
import type { Source } from '../model/source.ts'
import type { Report } from '../problem/problem.ts'
import { findJsonFault } from './find-json-fault.ts'
import { findSchemaFaults } from './find-schema-faults.ts'
import { getRecord } from '../lib/present.ts'

type Schemas = ReadonlyMap<string, JsonSchema>

const needed = ['common', ...new Set(collections.map((collection) => collection.schema))]

/** The schemas by name; undefined, and a report of each mistake, where they are none. Whoever adds a key edits them, too. */
export function checkSchemas(files: readonly Source[], known: Known, report: Report): Schemas | undefined {
  const sources = new Map(files.map((source) => [basename(source.file, '.schema.json'), source]))
  const { texts, schemas } = parseOnce(sources)
  if (schemas && needed.every((name) => schemas.has(name)) && isSound(schemas, texts, known)) return schemas
  for (const name of needed.filter((one) => !sources.has(one))) {
    const file = `data/schemas/${name}.schema.json`
    report({
      code: 'missing-file',
      message: `${file} is missing, and nothing can be checked without it.`,
      place: { source: { file, text: '', yamlStart: 0, yamlEnd: 0 }, path: [], target: 'record' },
      hint: `Put it back from the last commit: git checkout -- ${file}`,
    })
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

function isSound(schemas: Schemas, texts: string, { code, sound }: Known): boolean {
  const key = `schemas ${texts} ${code}`
  if (sound.get(key) === true) return true
  const hasNoFault = findSchemaFaults(schemas).length === 0
  if (hasNoFault) sound.set(key, true)
  return hasNoFault
}

/** Schemas with the fingerprint of their texts. */
interface Parsed {
  texts: string
  schemas: Schemas | undefined
}

let last: Parsed = { texts: '', schemas: undefined }

/** Schemas of equal texts are the same ones as in the run before: their validators are compiled once in the life of a development server. */
function parseOnce(sources: ReadonlyMap<string, Source>): Parsed {
  const texts = fingerprint([...sources].map(([name, { text }]) => [name, text]))
  if (texts !== last.texts) last = { texts, schemas: tryParse(sources) }
  return last
}

function tryParse(sources: ReadonlyMap<string, Source>): Schemas | undefined {
  try {
    return new Map([...sources].map(([name, { text }]) => [name, parseSchema(text)]))
  } catch {
    // What is wrong with which file is worked out below.
    return undefined
  }
}

/** What a text says, if it is JSON; that it is a schema is for findSchemaFaults to see. */
function parseSchema(text: string): JsonSchema {
  return JSON.parse(text)
}

function reportFaults(sources: ReadonlyMap<string, Source>, report: Report): void {
  const read = new Map<string, JsonSchema>()
  for (const [name, source] of sources) {
    const fault =
      source.text.trim() === ''
        ? {
            at: 0,
            said: 'The file is empty.',
            hint: `Put it back from the last commit: git checkout -- ${source.file}`,
          }
        : findJsonFault(source.text)
    if (fault)
      report({
        code: 'broken-schema',
        message: fault.said,
        place: { source, path: [], target: 'value', range: [fault.at, fault.at + 1] },
        hint: fault.hint,
      })
    else read.set(name, parseSchema(source.text))
  }
  // A definition that cannot be read is missing everywhere; one mistake, one message.
  if (read.size < sources.size) return
  for (const { name, path, said, hint } of findSchemaFaults(read))
    report({
      code: 'broken-schema',
      message: said,
      place: { source: getRecord(sources, name), path, target: 'key' },
      hint,
    })
}
