import { createHash } from 'node:crypto'
import { fingerprint, hashText } from './fingerprint.ts'
import { planLayout } from './plan/plan-layout.ts'
import type { RoutePlan } from './plan/route-plan.ts'
import { codegenFolder, readFolderPrint, readPayloadTypes, readTemplates } from './read/read-inputs.ts'
import type { PlannedSite } from './run-codegen.ts'
import { areUntouched, folderStamps } from './write/folder-stamps.ts'
import { hasFiles, listFiles, pageFile, pagesFolder, readGeneratedState, removeOthers, writeChangedFiles, writeGeneratedState, writePage } from './write/write-generated.ts'
import type { GeneratedState } from './write/write-generated.ts'

/** A fingerprint of what a page's record depends on where the plan says so, else of the record. */
export type PrintOf = (route: RoutePlan) => string

export interface Generated {
  /** The fingerprint of a page's record: equal prints mean equal records. */
  printOf: PrintOf
  /** How many files of generated/ this run wrote or removed. */
  changedFiles: number
}

/** Writes all of generated/: the code and texts below, and one record a page, from which the development server renders. */
export async function generate(site: PlannedSite, generated: string): Promise<Generated> {
  const { changedFiles, code, printOf, state } = await generateShared(site, generated)
  const prints = Object.fromEntries(site.routes.map((route) => [route.path, printOf(route)]))
  const pages = writePages({ site, generated, code, before: state }, prints)
  if (pages > 0) writeGeneratedState(generated, { ...state, pages: prints, stamps: folderStamps(pagesFolder(generated), Object.keys(prints).map(pageFile)) })
  return { printOf, changedFiles: changedFiles + pages }
}

interface GeneratedShared extends Generated {
  code: string
  state: GeneratedState
}

/**
 * Writes the part of generated/ that does not grow with the number of pages: types, route tables, the layout and the text files
 * that the site serves. A build needs no more, for it renders the records as it makes them. `afterCode` is called as soon as the code is
 * there, which is all that the bundler waits for.
 */
export async function generateShared(site: PlannedSite, generated: string, afterCode: () => void = () => undefined): Promise<GeneratedShared> {
  const run: Run = { site, generated, code: readFolderPrint(codegenFolder), before: readGeneratedState(generated) }
  const types = await writeTypes(run)
  afterCode()
  const layout = writeChangedFiles(generated, new Map([['layout.json', JSON.stringify(planLayout(site.context))]])).length
  const texts = await writeTexts(run)
  const state = { ...run.before, types: types.print, texts: texts.print }
  if (types.changed + texts.changed > 0) writeGeneratedState(generated, state)
  return { code: run.code, state, printOf: createPrintOf(run.code), changedFiles: types.changed + texts.changed + layout }
}

/** Made when it is asked for: a hundred thousand prints would be kept for nothing. */
export function createPrintOf(code = readFolderPrint(codegenFolder)): PrintOf {
  const known = new Map<string, string>()
  return (route) => {
    if (route.inputs !== undefined) return hashText(`${code} ${route.inputs}`)
    const print = known.get(route.path) ?? hashText(`${code} ${JSON.stringify(route.record())}`)
    known.set(route.path, print)
    return print
  }
}

interface Run {
  site: PlannedSite
  generated: string
  /** Fingerprint of codegen's own code: other code may write other files from equal data. */
  code: string
  before: GeneratedState
}

/** What a step wrote, and the fingerprint of all that it depended on. */
interface Step {
  print: string
  changed: number
}

async function writeTypes({ site, generated, code, before }: Run): Promise<Step> {
  const { catalogue, singles } = site.context.data
  const ids = { services: [...catalogue.services.keys()], articles: [...catalogue.articles.keys()], legal: [...catalogue.legal.keys()], jobs: Object.keys(singles.jobs.value.openings) }
  const print = fingerprint([code, ids, [...site.schemas]])
  if (print === before.types && hasFiles(generated, ['client-routes.ts', 'payloads.ts', 'records.ts', 'routes.ts'])) return { print, changed: 0 }
  const { emitTypes } = await import('./emit/emit-types.ts')
  const changed = writeChangedFiles(generated, await emitTypes({ schemas: site.schemas, ids, payloadTypes: readPayloadTypes(codegenFolder) }))
  return { print, changed: changed.length }
}

async function writeTexts({ site, generated, code, before }: Run): Promise<Step> {
  const { origin, data } = site.context
  const print = fingerprint([code, origin, printLists(site.routes), Object.values(data.singles).map((entry) => fingerprint(entry.value))])
  if (print === before.texts && hasFiles(generated, ['served/sitemap.xml', 'server/rules.json'])) return { print, changed: 0 }
  const { emitTextFiles } = await import('./emit/emit-text-files.ts')
  const texts = emitTextFiles({ origin, data, routes: site.routes, templates: readTemplates(codegenFolder) })
  return { print, changed: writeFolder(`${generated}/served`, texts.served) + writeFolder(`${generated}/server`, texts.server) }
}

/** A fingerprint of what lists of pages show, one page after another: as one text it would be the largest of the whole run. */
function printLists(routes: readonly RoutePlan[]): string {
  const hash = createHash('sha256')
  for (const { path, canonicalPath = '', lastModified = '', title, description } of routes) hash.update(`${path} ${canonicalPath} ${lastModified} ${title} ${description}\n`)
  return hash.digest('base64url')
}

function writeFolder(folder: string, files: ReadonlyMap<string, string>): number {
  return writeChangedFiles(folder, files).length + removeOthers(folder, (name) => files.has(name)).length
}

/** Writes the records that differ from the last run's, one after another, so that memory does not grow with their number. */
function writePages({ site, generated, before }: Run, prints: Readonly<Record<string, string>>): number {
  const folder = pagesFolder(generated)
  const present = areUntouched(folder, before.stamps) ? undefined : new Set(listFiles(folder))
  const isThere = (path: string) => (present ? present.has(pageFile(path)) : true)
  const changed = site.routes.filter(({ path }) => before.pages[path] !== prints[path] || !isThere(path))
  for (const route of changed) writePage(generated, route.path, JSON.stringify(route.record()))
  const isStale = present !== undefined || Object.keys(before.pages).some((path) => !(path in prints))
  const wanted = isStale ? new Set(Object.keys(prints).map(pageFile)) : undefined
  return changed.length + (wanted ? removeOthers(folder, (name) => wanted.has(name)).length : 0)
}
