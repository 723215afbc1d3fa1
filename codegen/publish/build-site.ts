import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { generateShared } from '../generate.ts'
import { planLayout } from '../plan/plan-layout.ts'
import type { PlannedSite } from '../run-codegen.ts'
import { getBundle } from './bundle.ts'
import type { Bundle, Bundler } from './bundle.ts'
import type { Folders } from './folders.ts'
import { lockFolder } from './lock.ts'
import { findLiveCopy } from './generations.ts'
import { findMissingShards, openParts, writePart } from './parts.ts'
import type { Shard } from './parts.ts'
import { publishFiles } from './publish-files.ts'
import type { Changes } from './publish-files.ts'
import type { SiteFiles } from './published-file.ts'
import { paysOff } from './second-thread.ts'
import type { SecondThread } from './second-thread.ts'
import { readServerFiles } from './server-files.ts'
import { listSiteFiles } from './site-files.ts'

export interface BuildOptions {
  /** Fingerprint of everything that the site is made of. */
  inputs: string
  /** The site's size in words. */
  summary: string
  isCompressed: boolean
  hasPictures: boolean
  onProgress: (done: number, all: number) => void
  /** Starts a thread that plans this site and makes a part of its files. */
  startSecondThread: () => SecondThread
  /** A bundler that was started ahead. */
  bundler?: Bundler | undefined
}

/** Writes generated/ and dist/ for a planned site. On any failure the last site stays. */
export function buildSite(site: PlannedSite, folders: Folders, options: BuildOptions): Promise<Changes> {
  return withLock(folders, async () => {
    const { dist } = folders
    const isFirst = findLiveCopy(dist) === undefined && findMissingShards(dist) === undefined
    const secondThread = isFirst && paysOff(site.routes.length) ? options.startSecondThread() : undefined
    try {
      const files = await listFiles(site, folders, options)
      return await publishFiles(files, { ...options, dist, beside: readServerFiles(folders.generated), takeFromParts: openParts(dist), secondThread })
    } finally {
      await secondThread?.stop()
    }
  })
}

/** Makes one shard of the site's files into dist/parts; gives back how many. */
export function buildPart(site: PlannedSite, folders: Folders, options: BuildOptions & { shard: Shard }): Promise<number> {
  return withLock(folders, async () => writePart(await listFiles(site, folders, options), options.shard, { ...options, dist: folders.dist }))
}

async function listFiles(site: PlannedSite, folders: Folders, { hasPictures, bundler }: BuildOptions): Promise<SiteFiles> {
  let bundling: Promise<Bundle> | undefined
  const { printOf } = await generateShared(site, folders.generated, () => {
    bundling = getBundle(folders, bundler)
    // Should the texts fail first, that is what is told.
    bundling.catch(() => undefined)
  })
  const bundle = await bundling!
  return listSiteFiles({ routes: site.routes, layout: planLayout(site.context), printOf, bundle, folders, hasPictures })
}

async function withLock<T>(folders: Folders, task: () => Promise<T>): Promise<T> {
  const { release, wasLeft } = lockFolder(folders.dist)
  if (wasLeft) distrustGenerated(folders)
  // A signal ends the process without its finally blocks.
  process.once('exit', release)
  try {
    return await task()
  } catch (error) {
    distrustGenerated(folders)
    throw error
  } finally {
    process.removeListener('exit', release)
    release()
  }
}

/** A build that was cut short may have put texts of the new data beside the record of the old. Without the record all are written anew. */
function distrustGenerated({ generated }: Folders): void {
  rmSync(join(generated, '.state.json'), { force: true })
}
