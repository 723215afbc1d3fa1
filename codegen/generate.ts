import { join } from 'node:path'
import { emitCode } from './emit/emit-code.ts'
import type { HostName } from './emit/hosts/hosts.ts'
import type { TypeInputs } from './emit/types/emit-types.ts'
import { recordOf } from './lib/record-of.ts'
import { codegenFolder } from './memo/code-fingerprint.ts'
import { fingerprint } from './memo/fingerprint.ts'
import { readFolderFingerprint } from './memo/folder-fingerprint.ts'
import type { Memo } from './memo/memo.ts'
import { iconNames } from './model/icon-set.ts'
import { prefixOf } from './model/page-kinds.ts'
import type { RecordKind } from './model/page-kinds.ts'
import { toSlug } from './model/slug.ts'
import { planFeeds } from './pages/topics/calendar/plan-feeds.ts'
import type { Layout } from '#src/content/payload/layout.ts'
import { planLayout } from './pages/shared/plan-layout.ts'
import type { RoutePlan } from './pages/shared/route-plan.ts'
import { readTemplates } from './read/read-inputs.ts'
import type { PlannedSite } from './run-codegen.ts'
import { fingerprintTypes } from './write/fingerprint-generated.ts'
import { writePageFiles } from './write/page-files.ts'
import { openPageLines } from './write/page-lines.ts'
import { writeChangedFiles, writeFolder } from './write/write-generated.ts'

/** Writes all of generated/; returns the number of changed files. */
export async function generate(site: PlannedSite, generated: string): Promise<number> {
  const shared =
    generateCode(site, generated) + (await generateTexts({ site, layout: planLayout(site.context) }, generated))
  const types = await generateTypes(site, generated)
  const pages = openJsonLd(site, generated).write() + generateRecords(site, generated)
  site.context.memo.save('whole')
  return shared + types + pages
}

/** The code that the bundler waits for. */
export function generateCode({ context }: PlannedSite, generated: string): number {
  return writeChangedFiles(generated, emitCode(rootedOf(context.data.catalogue)))
}

const rootedOf = ({ legal, checks }: PlannedSite['context']['data']['catalogue']) => ({
  legal: [...legal.keys()],
  checks: [...checks.values()].flatMap(({ value }) => value.path ?? []),
})

/** The layout of all pages, and the texts that the site serves, for a host where one was named. */
export async function generateTexts(
  { site, layout, host }: { site: PlannedSite; layout: Layout; host?: HostName | undefined },
  generated: string,
): Promise<number> {
  const { context, routes } = site
  const { emitTextFiles, textInputsOf } = await import('./emit/emit-text-files.ts')
  const inputs = textInputsOf({ ...context, host }, routes, readTemplates(codegenFolder))
  const { served, server, code } = emitTextFiles(inputs)
  const isFeed = (name: string) => name.startsWith('calendar/')
  return (
    writeChangedFiles(generated, new Map([['layout.json', JSON.stringify(layout)]])) +
    (await generateFeeds(context, generated)) +
    writeFolder(join(generated, 'served'), served, isFeed) +
    writeFolder(join(generated, 'server'), server) +
    writeChangedFiles(generated, code)
  )
}

/** The calendars of due dates. No city is in them. */
function generateFeeds({ data, origin, basis, memo }: PlannedSite['context'], generated: string): Promise<number> {
  const folder = join(generated, 'served/calendar')
  return writeWhereNew(memo, {
    name: 'feeds',
    inputs: basis,
    look: () => readFolderFingerprint(folder),
    write: async () => {
      const { emitFeeds } = await import('./emit/emit-feeds.ts')
      return writeFolder(folder, emitFeeds(planFeeds(data, origin), data.singles.site.value.name))
    },
  })
}

/** What search engines are told of each page, as somebody can read it. */
export function openJsonLd({ context: { memo }, routes }: PlannedSite, generated: string) {
  const textOf = ({ jsonLd }: ReturnType<RoutePlan['record']>) => jsonLd && JSON.stringify(jsonLd)
  return openPageLines(join(generated, 'json-ld'), routes, { memo, name: 'json-ld', textOf })
}

/** Types, and schemas for editors. No page needs them: a build writes them once it is live. */
export async function generateTypes(site: PlannedSite, generated: string): Promise<number> {
  return (await writeTypes(site, generated)) + (await writeEditorSchemas(site, generated))
}

function writeTypes(site: PlannedSite, generated: string): Promise<number> {
  const from = typeInputsOf(site)
  return writeWhereNew(site.context.memo, {
    name: 'types',
    inputs: fingerprint([...from.schemas, from.ids]),
    look: () => fingerprintTypes(generated),
    write: async () => {
      const { emitTypes } = await import('./emit/types/emit-types.ts')
      return writeChangedFiles(generated, await emitTypes(from))
    },
  })
}

function writeEditorSchemas({ context, schemas }: PlannedSite, generated: string): Promise<number> {
  const { catalogue } = context.data
  const ids = recordOf(['states', 'categories', 'articleCategories', 'trades'], (name) => [...catalogue[name].keys()])
  const choices = { ...ids, icons: [...iconNames] }
  return writeWhereNew(context.memo, {
    name: 'editor',
    inputs: fingerprint([...schemas, choices]),
    look: () => readFolderFingerprint(join(generated, 'editor')),
    write: async () => {
      const { emitEditorSchemas } = await import('./emit/emit-editor-schemas.ts')
      return writeFolder(join(generated, 'editor'), emitEditorSchemas(schemas, choices))
    },
  })
}

function typeInputsOf({ context, routes, schemas }: PlannedSite): TypeInputs {
  const { catalogue, singles } = context.data
  const idsOf = (kind: RecordKind) =>
    routes.flatMap((route) =>
      route.kind === kind && route.path.startsWith(prefixOf(kind)) ? [route.path.slice(prefixOf(kind).length)] : [],
    )
  const ids = {
    ...recordOf(['services', 'articles', 'legal', 'calculators', 'estimators'], (name) => [...catalogue[name].keys()]),
    states: [...catalogue.states.values()].map(({ value }) => toSlug(value.name)),
    jobs: Object.keys(singles.jobs.value.openings),
    checks: idsOf('check'),
    outcomes: idsOf('check-outcome'),
  }
  return { schemas, ids }
}

interface Written {
  name: string
  /** A fingerprint of what the files are made from. */
  inputs: string
  /** A fingerprint of the files as they are. */
  look: () => string
  /** Writes those that differ; gives back how many. */
  write: () => Promise<number>
}

/** Makes files anew where what they are made from has changed, or they have. */
async function writeWhereNew(memo: Memo, { name, inputs, look, write }: Written): Promise<number> {
  let changed = 0
  const make = async () => {
    changed += await write()
    return look()
  }
  if ((await memo(name, inputs, make)) !== look()) await make()
  return changed
}

/** One record a page, from which the development server renders. */
function generateRecords({ context: { memo }, routes }: PlannedSite, generated: string): number {
  const textOf = (route: RoutePlan) => JSON.stringify(route.record())
  return writePageFiles(join(generated, 'pages'), routes, { memo, name: 'page', textOf })
}
