import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hasForms, hasSizes } from '../files/published-file.ts'
import type { FileRecord } from '../files/published-file.ts'
import { formsOf } from './disk/file-forms.ts'

/**
 * Whether a file, and each of its forms once it is unpacked, is the one of its record: what stands
 * behind the end of a packed form is not unpacked, and shows by the size alone.
 */
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
