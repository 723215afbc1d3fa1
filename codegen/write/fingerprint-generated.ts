import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readFolderFingerprint, readText } from '../memo/folder-fingerprint.ts'
import { fingerprint } from '../memo/fingerprint.ts'

const typeFiles = ['records.ts', 'ids.ts']

/** The code in generated/ that the pages' bundle holds. */
export const codeFiles = ['routes.ts', 'client-routes.ts', 'client-islands.ts', 'server-pages.ts']

/** A fingerprint of the types in generated/, as they are now. */
export const fingerprintTypes = (generated: string) =>
  fingerprint(typeFiles.map((name) => readText(join(generated, name))))

export const hasTypes = (generated: string) => typeFiles.every((name) => existsSync(join(generated, name)))

/** A fingerprint of generated/ as a build leaves it, without the types, which are written later. */
export function fingerprintGenerated(generated: string): string {
  const contents = [...codeFiles, 'layout.json', 'route-table.ts'].map((name) => readText(join(generated, name)))
  const folders = ['served', 'server', 'json-ld'].map((name) => readFolderFingerprint(join(generated, name)))
  return fingerprint([contents, folders])
}
