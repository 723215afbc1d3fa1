import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../memo/folder-fingerprint.ts'

/** The files of generated/server, to lie next to the site in dist/server. */
export function readServerFiles(generated: string): Map<string, string> {
  const folder = join(generated, 'server')
  return new Map(listFiles(folder).map((name) => [`server/${name}`, readFileSync(join(folder, name), 'utf8')]))
}
