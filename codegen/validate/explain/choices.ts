import type { ErrorObject } from 'ajv'
import { suggest } from '../../problem/suggest.ts'
import { isRecord } from '../../lib/is-record.ts'
import type { JsonSchema } from '../../model/json-schema.ts'

/** The branches of a choice's error: each is a record with properties, or a text. */
export function branchesOf({ schema }: ErrorObject): readonly JsonSchema[] {
  return Array.isArray(schema) ? schema : []
}

/** Keeps only the errors of the branch that was meant, or the error of the choice. */
export function dropOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors
    .filter((error) => error.keyword === 'oneOf')
    .reduce<ErrorObject[]>(
      (kept, choice) => {
        const meant = findMeantBranch(choice)
        return kept.filter((error) => {
          const isWithin =
            error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`)
          return !isWithin || (meant === undefined ? error === choice : isOfBranch(error, choice, meant))
        })
      },
      [...errors],
    )
}

/** The branch that was meant: by type, and among records by shared keys. */
function findMeantBranch(choice: ErrorObject): number | undefined {
  const branches = branchesOf(choice)
  const { data } = choice
  if (typeof data === 'string') return found(branches.findIndex((branch) => !branch.properties))
  if (!isRecord(data)) return undefined
  const keys = Object.keys(data)
  const scores = branches.map(({ properties = {}, required = [] }) => {
    const known = Object.keys(properties)
    const shared = keys.filter((key) => key in properties || suggest(key, known) !== undefined).length
    return shared * 100 - required.filter((key) => !(key in data)).length
  })
  const best = Math.max(...scores)
  const isText = branches.some((branch) => !branch.properties)
  return best <= 0 && isText ? undefined : scores.indexOf(best)
}

function found(index: number): number | undefined {
  return index < 0 ? undefined : index
}

function isOfBranch(error: ErrorObject, choice: ErrorObject, index: number): boolean {
  if (error === choice) return false
  const properties = branchesOf(choice)[index]?.properties
  if (error.schemaPath.startsWith(`${choice.schemaPath}/`))
    return error.schemaPath.startsWith(`${choice.schemaPath}/${index}/`)
  // Branches share rules that are elsewhere in the schema, so the key shows to which branch an
  // error belongs.
  const [step = ''] = error.instancePath.slice(choice.instancePath.length + 1).split('/')
  return properties ? step in properties : error.instancePath === choice.instancePath
}
