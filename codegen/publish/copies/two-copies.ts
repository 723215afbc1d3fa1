import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * dist/ holds two copies of the site that share their unchanged files by hard links: one is live,
 * the other is brought up to date and then swapped in by renaming one symbolic link. Whenever a
 * build stops, dist/client is a whole site. Since the spare copy is only one change behind, an edit
 * costs as much as it changes and not as much as the site holds.
 */
export type Copy = 'a' | 'b'

export const copyFolder = (dist: string, copy: Copy) => join(dist, 'sites', copy)
export const clientFolder = (dist: string, copy: Copy) => join(copyFolder(dist, copy), 'client')

/** The copy that visitors see; undefined before the first build. */
export function findLiveCopy(dist: string): Copy | undefined {
  const copy = leadsTo(join(dist, 'current'))?.split('/').at(-1)
  return copy === 'a' || copy === 'b' ? copy : undefined
}

/** Makes a copy the live one, in one step. */
export function swapIn(dist: string, copy: Copy): void {
  const temporary = join(dist, '.next')
  rmSync(temporary, { recursive: true, force: true })
  symlinkSync(join('sites', copy), temporary)
  renameSync(temporary, join(dist, 'current'))
  linkLive(dist)
}

// The names of the live copy for hosts and people. Somebody may have deleted one.
const liveNames = ['client', 'changes.json', 'SHA256SUMS', 'server']

/** Names that do not lead to the live copy. */
export const wrongLinks = (dist: string) =>
  liveNames.filter((name) => leadsTo(join(dist, name)) !== join('current', name))

export function linkLive(dist: string): void {
  for (const name of wrongLinks(dist)) {
    // A copy that somebody put in the link's place would stay as it is for ever.
    rmSync(join(dist, name), { recursive: true, force: true })
    symlinkSync(join('current', name), join(dist, name))
  }
}

function leadsTo(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}
