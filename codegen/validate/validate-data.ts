import { collectionOf } from '../model/collections.ts'
import { fingerprint, recordKey } from '../memo/fingerprint.ts'
import { wholeFile } from '../model/records.ts'
import type { DataFile } from '../model/records.ts'
import type { Schemas } from '../model/json-schema.ts'
import type { Problem, Report } from '../problem/problem.ts'
import type { Memo } from '../memo/memo.ts'
import { findUnsafeText } from './find-unsafe-text.ts'

/** Checks files against schemas and marks records that fail: later stages leave them out. */
export async function validateData(
  files: readonly DataFile[],
  { schemas, memo }: { schemas: Schemas; memo: Memo },
  report: Report,
): Promise<DataFile[]> {
  const rules = fingerprint([...schemas])
  const checked: DataFile[] = []
  for (const file of files) {
    const problems: Problem[] = []
    for (const part of file.parts)
      await memo('sound', `${rules} ${recordKey(file, part)}`, async () => {
        const own = { ...file, value: part.value }
        const found = dropTold(await findSchemaProblems(own, { schemas, files }), findUnsafeText(own))
        problems.push(...found)
        return found.length === 0 || undefined
      })
    problems.forEach(report)
    checked.push(problems.length === 0 ? file : { ...file, failed: failedRecords(file, problems) })
  }
  return checked
}

let compiler: Promise<typeof import('./compile-schemas.ts')> | undefined

/** The validator is loaded for the first file that needs it: most runs change no file, or one. */
async function findSchemaProblems(
  file: DataFile,
  { schemas, files }: { schemas: Schemas; files: readonly DataFile[] },
): Promise<Problem[]> {
  const { getValidator } = await (compiler ??= import('./compile-schemas.ts'))
  const validate = getValidator(schemas, collectionOf(file.collection).schema)
  if (validate(file.value)) return []
  const { explainSchemaErrors } = await import('./explain/explain-schema-error.ts')
  return explainSchemaErrors(file, validate.errors ?? [], { schemas, files })
}

/** One message a mistake: an invisible character explains a wrong pattern, a schema a blank. */
function dropTold(ofSchema: readonly Problem[], ofText: readonly Problem[]): Problem[] {
  const at = ({ place }: Problem) => `${place.target} ${place.path.join('/')}`
  const unsafe = new Set(ofText.filter(({ code }) => code === 'unsafe-text').map(at))
  const kept = ofSchema.filter((problem) => !unsafe.has(at(problem)))
  const reported = new Set(kept.map(at))
  return [...kept, ...ofText.filter((problem) => problem.code === 'unsafe-text' || !reported.has(at(problem)))]
}

function failedRecords(file: DataFile, problems: readonly Problem[]): Set<string> {
  const { isMap } = collectionOf(file.collection)
  return new Set(problems.map(({ place }) => (isMap ? String(place.path[0] ?? wholeFile) : file.id)))
}
