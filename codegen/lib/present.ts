/** A value that earlier code has ensured. If it is missing, codegen has a bug, not the data. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}: what ran before should have made sure of it`)
  return value
}

/** The record under a key, which must be there. */
export function getRecord<T>(records: ReadonlyMap<string, T>, id: string): T {
  const record = records.get(id)
  return record === undefined ? present(record, `record "${id}"`) : record
}
