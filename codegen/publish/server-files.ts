import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of generated/server, to lie beside the site in dist/server. */
export function readServerFiles(generated: string): Map<string, string> {
  const folder = join(generated, 'server')
  return new Map(readdirSync(folder).sort().map((name) => [`server/${name}`, readFileSync(join(folder, name), 'utf8')]))
}
