import { basename } from 'node:path'
import { fingerprint } from '../memo/fingerprint.ts'
import type { Memo } from '../memo/memo.ts'
import { collections } from '../model/collections.ts'
import type { JsonSchema, Schemas } from '../model/json-schema.ts'
import { placeAt, placeOfFile } from '../model/source.ts'
import type { Source } from '../model/source.ts'
import type { Place, Problem, Report } from '../problem/problem.ts'
import { findSchemaFault } from './compile-schemas.ts'

const needed = ['common', ...new Set(collections.map((collection) => collection.schema))]

/** The schemas by name. Undefined, with a report of each mistake, if one of them cannot be used. */
export function checkSchemas(files: readonly Source[], memo: Memo, report: Report): Schemas | undefined {
  const sources = new Map(files.map((source) => [basename(source.file, '.schema.json'), source]))
  const { texts, schemas, broken } = parseOnce(sources)
  const missing = needed.filter((name) => !sources.has(name))
  for (const name of missing) {
    const file = `data/schemas/${name}.schema.json`
    report({
      code: 'missing-file',
      message: `${file} is missing, and nothing can be checked without it.`,
      place: placeOfFile(file),
      hint: `Put it back from the last commit: git checkout -- ${file}`,
    })
  }
  broken.forEach(report)
  // An unreadable definition would be missing everywhere, so it is reported once.
  if (missing.length + broken.length > 0) return undefined
  // Compiling all of them takes longer than reading all the data.
  const areSound = memo('schemas', texts, () => {
    const faults = [...sources].flatMap(([name, source]) => {
      const fault = findSchemaFault(schemas, name)
      return fault ? [describeFault(fault.said, { source, path: fault.path, target: 'key' })] : []
    })
    faults.forEach(report)
    return faults.length === 0 || undefined
  })
  return areSound && schemas
}

/** Schemas with the fingerprint of their texts. */
interface Parsed {
  texts: string
  schemas: Schemas
  broken: readonly Problem[]
}

let last: Parsed = { texts: '', schemas: new Map(), broken: [] }

/** Equal texts give the same objects, so that a server compiles their validators once. */
function parseOnce(sources: ReadonlyMap<string, Source>): Parsed {
  const texts = fingerprint([...sources].map(([name, { text }]) => [name, text]))
  if (texts === last.texts) return last
  const schemas = new Map<string, JsonSchema>()
  const broken: Problem[] = []
  for (const [name, source] of sources) {
    try {
      const schema: JsonSchema = JSON.parse(source.text)
      schemas.set(name, schema)
    } catch (error) {
      broken.push(describeBroken(source, String(error)))
    }
  }
  return (last = { texts, schemas, broken })
}

/** JSON.parse names the position, unless the text ends too early; its words vary. */
function describeBroken(source: Source, said: string): Problem {
  const at = Number(/position (\d+)/.exec(said)?.[1] ?? Math.max(0, source.text.trimEnd().length - 1))
  return describeFault('The file is not JSON from here on.', placeAt(source, at, at + 1))
}

function describeFault(message: string, place: Place): Problem {
  const hint = `Mend it, or put the file back from the last commit: git checkout -- ${place.source.file}`
  return { code: 'broken-schema', message, place, hint }
}
