import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { emitCode } from '../emit/code/emit-code.ts'
import { emitEditorSchemas } from '../emit/emit-editor-schemas.ts'
import type { Choices } from '../emit/emit-editor-schemas.ts'
import type { TypeInputs } from '../emit/types/emit-types.ts'
import { textInputsOf } from '../emit/text-inputs.ts'
import type { TextInputs } from '../emit/text-inputs.ts'
import { fingerprint } from '../cache/fingerprint.ts'
import { planFeeds } from '../pages/shared/calendar/plan-feeds.ts'
import {
  feedsFolder,
  fingerprintCode,
  fingerprintFeeds,
  fingerprintTexts,
  fingerprintTypes,
} from '../write/generated-fingerprints.ts'
import type { HostName } from '../emit/hosts/hosts.ts'
import { iconNames } from '../model/icon-set.ts'
import { gstOutcomePath } from '../model/route.ts'
import { toSlug } from '../model/slug.ts'
import { codegenFolder, readCodeFingerprint } from '../cache/code-fingerprint.ts'
import { readPayloadTypes, readTemplates } from '../read/read-inputs.ts'
import type { PlannedSite } from './run-codegen.ts'
import { removeOthers, writeChangedFiles } from '../write/write-generated.ts'
import type { StepState } from '../write/write-generated.ts'

/** A part of generated/ as it was made, or left. */
export interface Step {
  state: StepState
  changed: number
}

interface Making {
  inputs: string
  /** The fingerprint of the files as they are now. */
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

export function writeCode({ context }: PlannedSite, generated: string, before: StepState): Promise<Step> {
  const legal = [...context.data.catalogue.legal.keys()]
  return makeStep(before, {
    inputs: fingerprint([readCodeFingerprint(), legal]),
    fingerprint: () => fingerprintCode(generated),
    write: () => writeChangedFiles(generated, emitCode(legal)).length,
  })
}

export function writeTypes(
  { context, routes, schemas }: PlannedSite,
  generated: string,
  before: StepState,
): Promise<Step> {
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
  const choices: Choices = {
    states: [...catalogue.states.keys()],
    categories: [...catalogue.categories.keys()],
    articleCategories: [...catalogue.articleCategories.keys()],
    trades: [...catalogue.trades.keys()],
    icons: [...iconNames],
  }
  const from: TypeInputs = { schemas, ids, payloadTypes: readPayloadTypes(codegenFolder) }
  return makeStep(before, {
    inputs: fingerprint([
      readCodeFingerprint(),
      { ...from, schemas: [...from.schemas], payloadTypes: [...from.payloadTypes] },
      choices,
    ]),
    fingerprint: () => fingerprintTypes(generated),
    write: async () => {
      const { emitTypes } = await import('../emit/types/emit-types.ts')
      const files = new Map([...(await emitTypes(from)), ...emitEditorSchemas(schemas, choices)])
      const { length: written } = writeChangedFiles(generated, files)
      const removed = ['payloads', 'editor'].flatMap((folder) =>
        removeOthers(join(generated, folder), (name) => files.has(`${folder}/${name}`)),
      )
      return written + removed.length
    },
  })
}

/** The calendars of due dates. No city is in them. */
export function writeFeeds({ context }: PlannedSite, generated: string, before: StepState): Promise<Step> {
  const { data, origin, basis } = context
  return makeStep(before, {
    inputs: fingerprint([readCodeFingerprint(), basis]),
    fingerprint: () => fingerprintFeeds(generated),
    write: async () => {
      const { emitFeeds } = await import('../emit/feeds/emit-feeds.ts')
      return writeFolder(feedsFolder(generated), emitFeeds(planFeeds(data, origin), data.singles.site.value.name))
    },
  })
}

export function writeTexts(
  { context, routes, host }: PlannedSite & { host?: HostName | undefined },
  generated: string,
  before: StepState,
): Promise<Step> {
  const from = textInputsOf({ ...context, host }, routes, readTemplates(codegenFolder))
  return makeStep(before, {
    inputs: fingerprintTextInputs(from),
    fingerprint: () => fingerprintTexts(generated),
    write: async () => {
      const { emitTextFiles } = await import('../emit/emit-text-files.ts')
      const { served, server, code } = emitTextFiles(from)
      const isFeed = (name: string) => name.startsWith('calendar/')
      const folders =
        writeFolder(join(generated, 'served'), served, isFeed) + writeFolder(join(generated, 'server'), server)
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

/** Writes the files of a folder and removes others but those that somebody else makes. */
function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
  isLeft: (name: string) => boolean = () => false,
): number {
  return (
    writeChangedFiles(folder, files).length + removeOthers(folder, (name) => files.has(name) || isLeft(name)).length
  )
}
