/**
 * A value that the code before this has made sure of. Where it is absent all the same, the fault is
 * codegen's and not the data's.
 */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}: what ran before should have made sure of it`)
  return value
}

/** What a map has under a key. */
export function getRecord<T>(records: ReadonlyMap<string, T>, id: string): T {
  const record = records.get(id)
  return record === undefined ? present(record, `record "${id}"`) : record
}
