import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namedPath } from '../lib/named-path.ts'
import { writeGenerated } from './write-generated.ts'

export const pagesFolder = (generated: string) => join(generated, 'pages')

/** The file of a page under generated/pages and generated/json-ld. */
export function pageFile(path: string): string {
  return `${namedPath(path)}.json`.slice(1)
}

const startOf = (fingerprint: string) => `{"fingerprint":${JSON.stringify(fingerprint)},`

/** Whether a page's record has this fingerprint, with which its file begins. */
export function isWritten(generated: string, path: string, fingerprint: string): boolean {
  try {
    return readFileSync(join(pagesFolder(generated), pageFile(path)), 'utf8').startsWith(startOf(fingerprint))
  } catch {
    return false
  }
}

export function writeRecord(generated: string, fingerprint: string, record: { path: string }): void {
  const text = startOf(fingerprint) + JSON.stringify(record).slice(1)
  writeGenerated(join(pagesFolder(generated), pageFile(record.path)), text)
}
