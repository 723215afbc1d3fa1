import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { isPartOf } from '../../lib/is-record.ts'
import { replaceFile } from '../../memo/replace-file.ts'
import type { FileRecords } from '../files/published-file.ts'

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

/** The number of changes of hashed files since each was last one of the site's own. */
export type Ages = Readonly<Record<string, number>>

export interface CopyState {
  isCompressed: boolean
  /** Fingerprint of the files beside the site. */
  extras: string
  /** Fingerprint of everything that the site was made of: data, code, options and the day. */
  inputs: string
  /** The site's size in words. */
  summary: string
  /** What was reported of the site, to be repeated when nothing has changed. */
  warnings: readonly string[]
  /** The files with a hash in their names; those of earlier builds are none of the site's own. */
  hashed: Ages
  /** Fingerprint of generated/ as the build left it. */
  generated: string
  files: FileRecords
}

export const emptyState: CopyState = {
  isCompressed: false,
  extras: '',
  inputs: '',
  generated: '',
  summary: '',
  warnings: [],
  hashed: {},
  files: {},
}

const stateFile = (dist: string, copy: Copy) => join(copyFolder(dist, copy), 'state.json')

const sumOf = (text: string) => hash('sha256', text, 'base64url')

/** What a copy holds; empty if it is unfinished, or its record is damaged. */
export function readCopyState(dist: string, copy: Copy): CopyState {
  try {
    const content = readFileSync(stateFile(dist, copy), 'utf8')
    const end = content.lastIndexOf('\n')
    const text = content.slice(0, end)
    const state: unknown = content.slice(end + 1) === sumOf(text) ? JSON.parse(text) : undefined
    return isPartOf(state, emptyState) ? { ...emptyState, ...state } : emptyState
  } catch {
    return emptyState
  }
}

/** Notes what a copy holds, with a checksum as the last line. This marks the copy as finished. */
export function writeCopyState(dist: string, copy: Copy, state: CopyState): void {
  const text = JSON.stringify(state)
  replaceFile(stateFile(dist, copy), `${text}\n${sumOf(text)}`)
}

/** Takes a copy's record away: nothing in it is trusted any more. */
export function forgetCopy(dist: string, copy: Copy): void {
  rmSync(stateFile(dist, copy), { force: true })
}

/** Marks a copy as unfinished, so that no later build trusts it; empties it if it is of no use. */
export function openCopy(dist: string, copy: Copy, known: CopyState): void {
  forgetCopy(dist, copy)
  if (Object.keys(known.files).length === 0) rmSync(copyFolder(dist, copy), { recursive: true, force: true })
  mkdirSync(clientFolder(dist, copy), { recursive: true })
}
