import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { emitCode } from './emit/code/emit-code.ts'
import type { TypeInputs } from './emit/types/emit-types.ts'
import { textInputsOf } from './emit/text-inputs.ts'
import type { TextInputs } from './emit/text-inputs.ts'
import { fingerprint, hashText } from './cache/fingerprint.ts'
import { isTyped, fingerprintCode, fingerprintTexts, fingerprintTypes } from './write/generated-fingerprints.ts'
import type { Layout } from './plan/payloads/shared/layout.ts'
import type { HostName } from './emit/hosts/hosts.ts'
import { gstOutcomePath } from './model/route.ts'
import { toSlug } from './model/slug.ts'
import { planLayout } from './plan/plan-layout.ts'
import type { RoutePlan } from './plan/route-plan.ts'
import { codegenFolder, readCodeFingerprint } from './cache/code-fingerprint.ts'
import { readPayloadTypes, readTemplates } from './read/read-inputs.ts'
import type { PlannedSite } from './run-codegen.ts'
import { areUntouched, folderStamps, isNewerThan } from './cache/folder-stamps.ts'
import {
  listFiles,
  pageFile,
  pagesFolder,
  pagesStateFile,
  readGeneratedState,
  readPagesState,
  removeOthers,
  stepNames,
  writeChangedFiles,
  writeGeneratedState,
  writePage,
  writePagesState,
} from './write/write-generated.ts'
import type { StepState } from './write/write-generated.ts'
import { lookAtJsonLd, updateJsonLd, writeJsonLd } from './write/write-json-ld.ts'
import type { JsonLdLeft } from './write/write-json-ld.ts'

/** The fingerprint of what a page's record is made from where the plan gives it, else of the record: equal fingerprints mean equal records. */
export type FingerprintOf = (route: RoutePlan) => string

/** Writes all of generated/: the code and texts below, and one record a page, from which the development server renders. Gives back how many files were written or removed. */
export async function generate(site: PlannedSite, generated: string): Promise<number> {
  const shared = await generateShared({ site, layout: planLayout(site.context), hasTypes: true }, generated)
  const fingerprintOf = createFingerprintOf()
  const fingerprints = Object.fromEntries(site.routes.map((route) => [route.path, fingerprintOf(route)]))
  const made = new Set<string>()
  const left = lookAtJsonLd(generated)
  const pages = writePages(site, generated, { fingerprints, made })
  if (pages > 0)
    writePagesState(generated, {
      pages: fingerprints,
      stamps: folderStamps(pagesFolder(generated), Object.keys(fingerprints).map(pageFile)),
    })
  return shared + pages + generateJsonLd(site, generated, { left, fingerprintOf, made })
}

/** Brings generated/json-ld up to date with the plan; `made` are the pages whose file was written with their record in this run. */
export function generateJsonLd(
  { routes }: Pick<PlannedSite, 'routes'>,
  generated: string,
  written: { left: JsonLdLeft; fingerprintOf: FingerprintOf; made: ReadonlySet<string> },
): number {
  return updateJsonLd(generated, { ...written, pages: routes })
}

/** A planned site and what all its pages share. */
export interface ToGenerate {
  site: PlannedSite
  layout: Layout
  /** The host that the site is for, where one was named. */
  host?: HostName | undefined
  /** Whether types are written where there are none. No bundle reads them, and they are half of the cost of a first build's own code: a build keeps up to date those that are there. */
  hasTypes: boolean
}

/**
 * Writes the part of generated/ that does not grow with the number of pages: code, types, the layout and the text files
 * that the site serves. A build needs no more, for it renders the records as it makes them. `afterCode` is called as soon as the code is
 * there, which is all that the bundler waits for.
 */
export async function generateShared(
  { site, layout, host, hasTypes }: ToGenerate,
  generated: string,
  afterCode: () => void = () => undefined,
): Promise<number> {
  const before = readGeneratedState(generated)
  const code = await writeCode(site, generated, before.code)
  afterCode()
  const types =
    hasTypes || isTyped(generated)
      ? await writeTypes(site, generated, before.types)
      : { state: before.types, changed: 0 }
  const layoutChanged = writeChangedFiles(generated, new Map([['layout.json', JSON.stringify(layout)]])).length
  const texts = await writeTexts({ ...site, host }, generated, before.texts)
  const steps = { code, types, texts }
  if (stepNames.some((name) => steps[name].state !== before[name]))
    writeGeneratedState(generated, { code: code.state, types: types.state, texts: texts.state })
  return code.changed + types.changed + texts.changed + layoutChanged
}

/** Made when it is asked for: a hundred thousand fingerprints would be kept for nothing. */
export function createFingerprintOf(code = readCodeFingerprint()): FingerprintOf {
  const known = new Map<string, string>()
  return (route) => {
    if (route.inputs !== undefined) return hashText(`${code} ${route.inputs}`)
    const fingerprint = known.get(route.path) ?? hashText(`${code} ${JSON.stringify(route.record())}`)
    known.set(route.path, fingerprint)
    return fingerprint
  }
}

interface Step {
  state: StepState
  changed: number
}

interface Making {
  inputs: string
  /** The fingerprint of the files as they stand. */
  fingerprint: () => string
  /** Writes those that differ; gives back how many. */
  write: () => number | Promise<number>
}

/** Makes files anew where what they are made of has changed, or they have. */
async function makeStep(before: StepState, { inputs, fingerprint, write }: Making): Promise<Step> {
  if (inputs === before.inputs && fingerprint() === before.files) return { state: before, changed: 0 }
  const changed = await write()
  return { state: { inputs, files: fingerprint() }, changed }
}

function writeCode({ context }: PlannedSite, generated: string, before: StepState): Promise<Step> {
  const legal = [...context.data.catalogue.legal.keys()]
  return makeStep(before, {
    inputs: fingerprint([readCodeFingerprint(), legal]),
    fingerprint: () => fingerprintCode(generated),
    write: () => writeChangedFiles(generated, emitCode(legal)).length,
  })
}

function writeTypes({ context, routes, schemas }: PlannedSite, generated: string, before: StepState): Promise<Step> {
  const { catalogue, singles } = context.data
  const ids = {
    services: [...catalogue.services.keys()],
    articles: [...catalogue.articles.keys()],
    legal: [...catalogue.legal.keys()],
    states: [...catalogue.states.values()].map(({ value }) => toSlug(value.name)),
    jobs: Object.keys(singles.jobs.value.openings),
    calculators: [...catalogue.calculators.keys()],
    estimators: [...catalogue.estimators.keys()],
    gstOutcomes: routes.flatMap(({ kind, path }) =>
      kind === 'gst-outcome' ? [path.slice(gstOutcomePath('').length)] : [],
    ),
  }
  const from: TypeInputs = { schemas, ids, payloadTypes: readPayloadTypes(codegenFolder) }
  return makeStep(before, {
    inputs: fingerprint([
      readCodeFingerprint(),
      { ...from, schemas: [...from.schemas], payloadTypes: [...from.payloadTypes] },
    ]),
    fingerprint: () => fingerprintTypes(generated),
    write: async () => {
      const { emitTypes } = await import('./emit/types/emit-types.ts')
      const files = emitTypes(from)
      const { length: written } = writeChangedFiles(generated, files)
      return written + removeOthers(join(generated, 'payloads'), (name) => files.has(`payloads/${name}`)).length
    },
  })
}

function writeTexts(
  { context, routes, host }: PlannedSite & { host?: HostName | undefined },
  generated: string,
  before: StepState,
): Promise<Step> {
  const from = textInputsOf({ ...context, host }, routes, readTemplates(codegenFolder))
  return makeStep(before, {
    inputs: fingerprintTextInputs(from),
    fingerprint: () => fingerprintTexts(generated),
    write: async () => {
      const { emitTextFiles } = await import('./emit/emit-text-files.ts')
      const { served, server, code } = emitTextFiles(from)
      const folders = writeFolder(join(generated, 'served'), served) + writeFolder(join(generated, 'server'), server)
      return folders + writeChangedFiles(generated, code).length
    },
  })
}

/** The fingerprint of all that the texts are made from, one page after another: as one text the pages would be the largest of the whole run. */
function fingerprintTextInputs({ routes, search, templates, ...rest }: TextInputs): string {
  const hash = createHash('sha256')
    .update(readCodeFingerprint())
    .update(JSON.stringify([...templates]))
    .update(JSON.stringify(rest))
  for (const file of search) hash.update(JSON.stringify(file))
  for (const route of routes) hash.update(JSON.stringify(route))
  return hash.digest('base64url')
}

function writeFolder(folder: string, files: ReadonlyMap<string, string>): number {
  return writeChangedFiles(folder, files).length + removeOthers(folder, (name) => files.has(name)).length
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
