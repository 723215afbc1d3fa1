/**
 * A value that earlier code has made sure of. If it is missing all the same, that is a bug of
 * codegen and not a mistake in the data.
 */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}: what ran before should have made sure of it`)
  return value
}

/** The record under a key, which must be there. */
export function getRecord<T>(records: ReadonlyMap<string, T>, id: string): T {
  const record = records.get(id)
  return record === undefined ? present(record, `record "${id}"`) : record
}
