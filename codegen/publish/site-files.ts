import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fingerprint, hashText } from '../fingerprint.ts'
import type { PrintOf } from '../generate.ts'
import type { Layout, PageRecord } from '../plan/payloads.ts'
import { planTwin } from '../plan/plan-twin.ts'
import { isCanonical } from '../plan/route-plan.ts'
import type { RoutePlan } from '../plan/route-plan.ts'
import { codegenFolder, readTemplates } from '../read/read-inputs.ts'
import { collectAssets } from './assets.ts'
import type { Bundle } from './bundle.ts'
import type { Folders } from './folders.ts'
import { htmlFile } from './published-file.ts'
import type { PublishedFile, SiteFiles } from './published-file.ts'
import { createShareFileOf } from './share/list-share-files.ts'

export interface SiteInput {
  routes: readonly RoutePlan[]
  layout: Layout
  printOf: PrintOf
  bundle: Bundle
  folders: Folders
  /** Whether share pictures are drawn. */
  hasPictures: boolean
}

/** Every file of the site, none of them made yet. They are listed while they are gone through: all at once they would take more memory than the pages. */
export function listSiteFiles(input: SiteInput): SiteFiles {
  const { routes, printOf, folders, hasPictures, bundle } = input
  const shared = [...staticFiles(folders.public), ...staticFiles(join(folders.generated, 'served')), ...assetFiles(bundle)]
  const recordOf = createRecordOf()
  const pageFileOf = createPageFileOf(input, recordOf)
  const twinFileOf = createTwinFileOf(recordOf)
  const shareFileOf = hasPictures ? createShareFileOf(input) : () => undefined
  return {
    length: shared.length + routes.length + routes.filter(hasTwin).length + (hasPictures ? routes.filter(isCanonical).length : 0),
    * [Symbol.iterator]() {
      yield* shared
      for (const route of routes) {
        const print = printOf(route)
        yield pageFileOf(route, print)
        const [twin, picture] = [twinFileOf(route, print), shareFileOf(route, print)]
        if (twin) yield twin
        if (picture) yield picture
      }
    },
  }
}

type FileOf<File> = (route: RoutePlan, print: string) => File

/** A page and its twin are made one after the other, and share the record. */
function createRecordOf(): (route: RoutePlan) => PageRecord {
  let last: { route: RoutePlan; record: PageRecord } | undefined
  return (route) => {
    if (last?.route !== route) last = { route, record: route.record() }
    return last.record
  }
}

function createPageFileOf({ layout, bundle }: SiteInput, recordOf: (route: RoutePlan) => PageRecord): FileOf<PublishedFile> {
  const { css, script } = collectAssets(bundle)
  // One hash for all pages and not one for each: a record's print is one already.
  const shell = hashText(`${bundle.id} ${fingerprint(layout)}`)
  return (route, print) => ({
    path: htmlFile(route.path), key: `${shell}${print}`,
    make: async () => (await bundle.loadRenderer())(recordOf(route), layout, { css: css[route.kind], script, build: bundle.id }),
  })
}

const twinKinds = new Set<RoutePlan['kind']>(['service', 'city', 'article'])

const hasTwin = (route: RoutePlan) => twinKinds.has(route.kind) && isCanonical(route)

/** The Markdown twin of each service, city and article: its address with .md behind it. Aliases have none. */
function createTwinFileOf(recordOf: (route: RoutePlan) => PageRecord): FileOf<PublishedFile | undefined> {
  let emitTwin: ReturnType<typeof loadEmitTwin> | undefined
  return (route, print) => hasTwin(route) ? {
    path: `${route.path.slice(1)}.md`, key: `twin${print}`, make: async () => (await (emitTwin ??= loadEmitTwin()))(planTwin(recordOf(route))!),
  } : undefined
}

/** Handlebars is loaded only where a twin is new. */
async function loadEmitTwin() {
  const { createEmitTwin } = await import('../emit/emit-twin.ts')
  return createEmitTwin(readTemplates(codegenFolder))
}

function assetFiles(bundle: Bundle): PublishedFile[] {
  const { scripts, sheets } = collectAssets(bundle)
  // Their names hold a hash of the contents, so the name is the key.
  const own = scripts.map((path) => ({ path, key: hashText(path), make: () => readFileSync(join(bundle.client, path)) }))
  return [...own, ...[...sheets].map(([path, text]) => ({ path, key: hashText(path), make: () => text }))]
}

function staticFiles(folder: string): PublishedFile[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => {
    const file = join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    return { path: relative(folder, file).replaceAll('\\', '/'), key: hashText(content.toString('latin1')), make: () => content }
  })
}
