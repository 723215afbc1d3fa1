import { join } from 'node:path'
import type { ServerRules } from '../../emit/hosts/emit-server-files.ts'
import { findBytes } from '../../memo/folder-fingerprint.ts'
import type { SiteFiles } from '../files/published-file.ts'
import { readServerRules } from './find-answer.ts'

/** What the preview server asks of a site. */
export interface ServedSite {
  rules: () => ServerRules
  has: (file: string) => boolean
  read: (file: string) => Uint8Array | undefined | Promise<Uint8Array | undefined>
}

/** The site in dist/, read anew each time: a build may have followed. */
export function builtSite(dist: string): ServedSite {
  const read = (file: string) => findBytes(join(dist, 'client', file))
  return { rules: () => readServerRules(join(dist, 'server')), has: (file) => read(file) !== undefined, read }
}

/** A site before it is in dist/: each file is made when asked for. No list of them is kept. */
export function siteInMaking(files: SiteFiles, generated: string): ServedSite {
  const find = (path: string) => {
    for (const file of files) if (file.path === path) return file
    return undefined
  }
  return {
    rules: () => readServerRules(join(generated, 'server')),
    has: (file) => find(file) !== undefined,
    read: async (file) => {
      const made = await find(file)?.make()
      return typeof made === 'string' ? Buffer.from(made) : made
    },
  }
}
