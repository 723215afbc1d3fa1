import { createFingerprintOf, generateJsonLd, generateShared, generateTypes } from '../generate.ts'
import type { FingerprintOf } from '../generate.ts'
import type { HostName } from '../emit/hosts/hosts.ts'
import { planLayout } from '../pages/shared/plan-layout.ts'
import type { PlannedSite } from '../run/run-codegen.ts'
import { forgetGenerated } from '../write/write-generated.ts'
import { lookAtJsonLd } from '../write/write-json-ld.ts'
import type { JsonLdLeft } from '../write/write-json-ld.ts'
import { getBundle } from './bundle/bundle.ts'
import type { Bundle } from './bundle/bundle.ts'
import type { Bundler } from './bundle/bundler.ts'
import type { Changes } from './copies/describe-copy.ts'
import { lockFolder } from './copies/lock.ts'
import { publishFiles } from './copies/publish-files.ts'
import { findLiveCopy } from './copies/two-copies.ts'
import type { Folders } from './folders.ts'
import type { SiteMeasures } from './host-limits.ts'
import { measureSite } from './measure-site.ts'
import { htmlFile } from './files/published-file.ts'
import { readServerFiles } from './files/server-files.ts'
import { drawAhead } from './files/share/draw-ahead.ts'
import { listShareFiles } from './files/share/list-share-files.ts'
import { listSiteFiles } from './files/site-files.ts'
import type { SiteInput } from './files/site-files.ts'
import { present } from '../lib/present.ts'

export interface BuildOptions {
  /** Fingerprint of everything that the site was made of, once it is made. */
  inputs: () => string
  /** The site's size in words. */
  summary: string
  /** What was told of it besides. */
  told: () => readonly string[]
  isCompressed: boolean
  hasPictures: boolean
  /** Whether the bytes of every file of dist/ are compared with its record. */
  isFull: boolean
  onProgress: (done: number, all: number) => void
  /** The host that the site is for, where one was named. */
  host: HostName | undefined
  /** Whether types are written once the site is live. */
  hasTypes: boolean
  /** Looks at what hosts count, before the site is made. */
  onMeasured: (site: SiteMeasures) => void
  /** A bundler that was started ahead. */
  bundler?: Bundler | undefined
}

/** Writes generated/ and dist/ for a planned site, while the lock is held. On any failure the last site stays. */
export async function buildSite(site: PlannedSite, folders: Folders, options: BuildOptions): Promise<Changes> {
  const { dist } = folders
  const left = lookAtJsonLd(folders.generated)
  const isFirst = findLiveCopy(dist) === undefined
  const input = await toSiteInput(site, folders, { ...options, isFirst, left })
  const files = listSiteFiles(input)
  options.onMeasured(measureSite(folders.generated, files, options.isCompressed))
  const made = new Set<string>()
  const changes = await publishFiles(files, {
    ...options,
    dist,
    onMade: (file) => made.add(file),
    beforeLive: () => bringStructuredData(site, folders, { left, fingerprintOf: input.fingerprintOf, made }),
    extras: readServerFiles(folders.generated),
  })
  if (options.hasTypes) await generateTypes(site, folders.generated)
  return changes
}

/** With a page's HTML its structured data was written; that of pages which were taken over as they are may still be missing. */
function bringStructuredData(
  site: PlannedSite,
  { generated }: Folders,
  { left, fingerprintOf, made }: { left: JsonLdLeft; fingerprintOf: FingerprintOf; made: ReadonlySet<string> },
): void {
  const written = new Set(site.routes.map(({ path }) => path).filter((path) => made.has(htmlFile(path))))
  generateJsonLd(site, generated, { left, fingerprintOf, made: written })
}

async function toSiteInput(
  site: PlannedSite,
  folders: Folders,
  { hasPictures, bundler, host, isFirst, left }: BuildOptions & { isFirst: boolean; left: JsonLdLeft },
): Promise<SiteInput> {
  const layout = planLayout(site.context)
  let bundling: Promise<Bundle> | undefined
  await generateShared({ site, layout, host }, folders.generated, () => {
    bundling = getBundle(folders, bundler)
    // Should the texts fail first, that is what is reported.
    bundling.catch(() => undefined)
  })
  const bundled = present(bundling, 'bundle, which the shared files ask for')
  if (isFirst && hasPictures) await drawAhead(listShareFiles(site.routes, { layout, folders }), bundled)
  return {
    routes: site.routes,
    layout,
    fingerprintOf: createFingerprintOf(left.state),
    bundle: await bundled,
    folders,
    hasPictures,
  }
}

/** Does what writes to generated/ and dist/, which is one build at a time. */
export async function withLock<T>(folders: Folders, task: () => Promise<T>): Promise<T> {
  const { release, wasLeft } = lockFolder(folders.dist)
  // A build that was cut short may have put texts of the new data next to the record of the old.
  if (wasLeft) forgetGenerated(folders.generated)
  // A signal ends the process without its finally blocks, but by way of its exit.
  process.once('exit', release)
  try {
    return await task()
  } catch (error) {
    forgetGenerated(folders.generated)
    throw error
  } finally {
    process.removeListener('exit', release)
    release()
  }
}
