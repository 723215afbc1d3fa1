import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hasForms, hasSizes } from '../files/published-file.ts'
import type { FileRecord } from '../files/published-file.ts'
import { formsOf } from './disk/file-forms.ts'

/** Whether a file and its forms match their record. Unpacking ignores a tail; the size shows it. */
export function holdsContent(folder: string, path: string, record: FileRecord): boolean {
  try {
    const forms = formsOf(path, hasForms(record)).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
    return (
      hasSizes(
        record,
        forms.map(({ bytes }) => bytes.length),
      ) && forms.every(({ name, bytes }) => hash('sha256', unpack(name, bytes), 'hex') === record[1])
    )
  } catch {
    // Gone, or not even packed any more.
    return false
  }
}

function unpack(name: string, bytes: Buffer): Buffer {
  if (name.endsWith('.br')) return brotliDecompressSync(bytes)
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes
}
