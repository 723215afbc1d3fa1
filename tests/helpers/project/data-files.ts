import { join } from 'node:path'
import { listFiles } from '../../../codegen/memo/folder-fingerprint.ts'

/** The texts of a site folder that its owner writes, by path: data/ without the schemas. */
export function listDataFiles(root: string): string[] {
  return listFiles(join(root, 'data'))
    .filter((name) => /\.(yaml|md)$/.test(name) && !name.startsWith('schemas/'))
    .map((name) => `data/${name}`)
}
