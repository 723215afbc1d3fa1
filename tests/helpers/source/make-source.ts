import type { Entry, Records } from '../../../codegen/model/records.ts'
import type { Source } from '../../../codegen/model/source.ts'

/** A file of data/ that stands nowhere. */
export function makeSource(file: string, text: string): Source {
  return { file, text, yamlStart: 0, yamlEnd: text.length }
}

/** A record that stands nowhere, for functions that look at no more than its id and value. */
export function makeEntry<Value>(id: string, value: Partial<Value>): Entry<Value> {
  return { id, value: value as Value, source: makeSource('data/x.yaml', ''), path: [] }
}

export function makeRecords<Value>(records: Readonly<Record<string, Partial<Value>>>): Records<Value> {
  return new Map(Object.entries(records).map(([id, value]) => [id, makeEntry<Value>(id, value)]))
}
