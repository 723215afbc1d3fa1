import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fingerprint, hashText } from '../fingerprint.ts'
import type { Layout } from '../plan/payloads.ts'
import { planTwin } from '../plan/plan-twin.ts'
import type { RoutePlan } from '../plan/route-plan.ts'
import { codegenFolder, readTemplates } from '../read/read-inputs.ts'
import { collectAssets } from './assets.ts'
import type { Bundle } from './bundle.ts'
import type { Folders } from './folders.ts'
import { htmlFile } from './published-file.ts'
import type { PublishedFile } from './published-file.ts'
import { listShareFiles } from './share/list-share-files.ts'

export interface SiteInput {
  routes: readonly RoutePlan[]
  layout: Layout
  /** Fingerprints of the pages' records, by path. */
  prints: Readonly<Record<string, string>>
  bundle: Bundle
  folders: Folders
  /** Whether share pictures are drawn. */
  hasPictures: boolean
}

/** Every file of the site, none of them made yet. */
export function listSiteFiles(input: SiteInput): PublishedFile[] {
  return [...staticFiles(input.folders.public), ...staticFiles(join(input.folders.generated, 'served')), ...assetFiles(input.bundle), ...pageFiles(input), ...twinFiles(input), ...(input.hasPictures ? listShareFiles(input) : [])]
}

function pageFiles({ routes, layout, prints, bundle }: SiteInput): PublishedFile[] {
  const { css, script } = collectAssets(bundle)
  // One hash for all pages and not one for each: a record's print is one already.
  const shell = hashText(`${bundle.id} ${fingerprint(layout)}`)
  return routes.map((route) => ({
    path: htmlFile(route.path),
    key: `${shell}${prints[route.path]!}`,
    make: async () => (await bundle.loadRenderer())(route.record(), layout, { css: css[route.kind], script, build: bundle.id }),
  }))
}

const twinKinds = new Set<RoutePlan['kind']>(['service', 'city', 'article'])

/** The Markdown twin of each service, city and article: its address with .md behind it. Aliases have none. */
function twinFiles({ routes, prints }: SiteInput): PublishedFile[] {
  let emitTwin: ReturnType<typeof loadEmitTwin> | undefined
  return routes.filter((route) => twinKinds.has(route.kind) && route.canonicalPath === route.path).map((route) => ({
    path: `${route.path.slice(1)}.md`, key: `twin${prints[route.path]!}`, make: async () => (await (emitTwin ??= loadEmitTwin()))(planTwin(route.record())!),
  }))
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
