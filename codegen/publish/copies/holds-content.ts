import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hasForms, shaOf } from '../files/published-file.ts'
import { formsOf } from './disk/file-forms.ts'

/** Whether a file, and each of its forms once it is unpacked, is the one of its record. */
export function holdsContent(folder: string, path: string, record: string): boolean {
  return formsOf(path, hasForms(record)).every((name) => hashOf(join(folder, name)) === shaOf(record))
}

function hashOf(file: string): string | undefined {
  try {
    const bytes = readFileSync(file)
    const content = file.endsWith('.br')
      ? brotliDecompressSync(bytes)
      : file.endsWith('.gz')
        ? gunzipSync(bytes)
        : bytes
    return hash('sha256', content, 'hex')
  } catch {
    // Gone, or not even packed any more.
    return undefined
  }
}
