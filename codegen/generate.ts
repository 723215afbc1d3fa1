import { join } from 'node:path'
import { writeCode, writeFeeds, writeTexts, writeTypes } from './run/generate-steps.ts'
import { hashText } from './cache/fingerprint.ts'
import type { Layout } from './pages/shared/payload/layout.ts'
import type { HostName } from './emit/hosts/hosts.ts'
import { planLayout } from './pages/shared/plan-layout.ts'
import type { RoutePlan } from './pages/shared/route-plan.ts'
import { readCodeFingerprint } from './cache/code-fingerprint.ts'
import type { PlannedSite } from './run/run-codegen.ts'
import { areUntouched, folderStamps, isNewerThan } from './cache/folder-stamps.ts'
import {
  listFiles,
  pageFile,
  pagesFolder,
  pagesStateFile,
  readGeneratedState,
  readPagesState,
  removeOthers,
  writeChangedFiles,
  writeGeneratedState,
  writePage,
  writePagesState,
} from './write/write-generated.ts'
import { lookAtJsonLd, updateJsonLd, writeJsonLd } from './write/write-json-ld.ts'
import type { JsonLdLeft, KnownRecords } from './write/write-json-ld.ts'

/** The fingerprint of what a page's record is made from where the plan gives it, else of the record: equal fingerprints mean equal records. */
export type FingerprintOf = (route: RoutePlan) => string

/** Writes all of generated/: the code and texts below, and one record a page, from which the development server renders. Gives back how many files were written or removed. */
export async function generate(site: PlannedSite, generated: string): Promise<number> {
  const shared = await generateShared({ site, layout: planLayout(site.context) }, generated)
  const types = await generateTypes(site, generated)
  const left = lookAtJsonLd(generated)
  const fingerprintOf = createFingerprintOf(left.state)
  const fingerprints = Object.fromEntries(site.routes.map((route) => [route.path, fingerprintOf(route)]))
  const made = new Set<string>()
  const pages = writePages(site, generated, { fingerprints, made })
  if (pages > 0)
    writePagesState(generated, {
      pages: fingerprints,
      stamps: folderStamps(pagesFolder(generated), Object.keys(fingerprints).map(pageFile)),
    })
  return shared + types + pages + generateJsonLd(site, generated, { left, fingerprintOf, made })
}

/** Brings generated/json-ld up to date with the plan; `made` are the pages whose file was written with their record in this run. */
export function generateJsonLd(
  { routes, context }: Pick<PlannedSite, 'routes' | 'context'>,
  generated: string,
  written: { left: JsonLdLeft; fingerprintOf: FingerprintOf; made: ReadonlySet<string> },
): number {
  const basis = toBasis(context.basis, readCodeFingerprint())
  return updateJsonLd(generated, { ...written, pages: routes, basis })
}

/** A planned site and what all its pages share. */
export interface ToGenerate {
  site: PlannedSite
  layout: Layout
  /** The host that the site is for, where one was named. */
  host?: HostName | undefined
}

/**
 * Writes the part of generated/ that does not grow with the number of pages: code, the layout and the text files
 * that the site serves. A build needs no more, for it renders the records as it makes them. `afterCode` is called as soon as the code is
 * there, which is all that the bundler waits for.
 */
export async function generateShared(
  { site, layout, host }: ToGenerate,
  generated: string,
  afterCode: () => void = () => undefined,
): Promise<number> {
  const before = readGeneratedState(generated)
  const code = await writeCode(site, generated, before.code)
  afterCode()
  const layoutChanged = writeChangedFiles(generated, new Map([['layout.json', JSON.stringify(layout)]])).length
  const feeds = await writeFeeds(site, generated, before.feeds)
  const texts = await writeTexts({ ...site, host }, generated, before.texts)
  const steps = { code, feeds, texts }
  if ((['code', 'feeds', 'texts'] as const).some((name) => steps[name].state !== before[name]))
    writeGeneratedState(generated, { ...before, code: code.state, feeds: feeds.state, texts: texts.state })
  return code.changed + feeds.changed + texts.changed + layoutChanged
}

/** Writes the types of generated/. No page needs them, so a build does it once the site is live. */
export async function generateTypes(site: PlannedSite, generated: string): Promise<number> {
  const before = readGeneratedState(generated)
  const types = await writeTypes(site, generated, before.types)
  if (types.state !== before.types) writeGeneratedState(generated, { ...before, types: types.state })
  return types.changed
}

/** Made when it is asked for: a hundred thousand fingerprints would be kept for nothing. Of pages whose basis is that of the last run the records are not made to be compared. */
export function createFingerprintOf(last?: KnownRecords, code = readCodeFingerprint()): FingerprintOf {
  const known = new Map<string, string>()
  const isAsBefore = (basis: string | undefined) => basis !== undefined && toBasis(basis, code) === last?.basis
  return (route) => {
    if (route.inputs !== undefined) return route.inputs
    const fingerprint =
      known.get(route.path) ??
      (isAsBefore(route.basis) ? last?.pages[route.path] : undefined) ??
      hashText(`${code} ${JSON.stringify(route.record())}`)
    known.set(route.path, fingerprint)
    return fingerprint
  }
}

/** What the records of pages without cities are made from, and by which code. */
function toBasis(basis: string, code: string): string {
  return `${code} ${basis}`
}

/** Writes the records that differ from the last run's, one after another, so that memory does not grow with their number. */
function writePages(
  { routes }: PlannedSite,
  generated: string,
  { fingerprints, made }: { fingerprints: Readonly<Record<string, string>>; made: Set<string> },
): number {
  const folder = pagesFolder(generated)
  const before = readPagesState(generated)
  const isAltered = isNewerThan(join(generated, pagesStateFile))
  const present = areUntouched(folder, before.stamps) ? undefined : new Set(listFiles(folder))
  // In a folder to which files came or from which they went, nothing tells which of them are still ours.
  const isOurs = (path: string) => present === undefined && !isAltered(join(folder, pageFile(path)))
  const changed = routes.filter(({ path }) => before.pages[path] !== fingerprints[path] || !isOurs(path))
  for (const route of changed) {
    const record = route.record()
    writePage(generated, route.path, JSON.stringify(record))
    writeJsonLd(generated, record)
    made.add(route.path)
  }
  const isStale = present !== undefined || Object.keys(before.pages).some((path) => !(path in fingerprints))
  const wanted = isStale ? new Set(Object.keys(fingerprints).map(pageFile)) : undefined
  return changed.length + (wanted ? removeOthers(folder, (name) => wanted.has(name)).length : 0)
}
