import type { Entry, MarkdownRoot } from '../model/records.ts'

/** A value that the checks before this stage have made sure of. Where it is absent all the same, the fault is codegen's and not the data's. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}: a check should have refused the data`)
  return value
}

/** What is put on each sample of a set; nothing where the set is real. */
export function markOf({ sample, sampleMark }: { sample: boolean; sampleMark: string }): string | undefined {
  return sample ? sampleMark : undefined
}

/** The record that another one names. */
export function getRecord<T>(records: ReadonlyMap<string, T>, id: string): T {
  const record = records.get(id)
  return record === undefined ? present(record, `record "${id}"`) : record
}

/** The Markdown of a record whose collection has it in every file. */
export function bodyOf({ id, body }: Entry<unknown>): MarkdownRoot {
  return present(body, `text in "${id}"`)
}
