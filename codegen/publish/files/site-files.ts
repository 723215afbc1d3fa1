import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, hashText } from '../../memo/fingerprint.ts'
import type { Layout } from '../../pages/shared/payload/layout.ts'
import type { PageRecord } from '../../pages/shared/payload/page-record.ts'
import { hasTwin, planTwin } from '../../pages/all-pages.ts'
import { isCanonical } from '../../pages/shared/route-plan.ts'
import type { RoutePlan } from '../../pages/shared/route-plan.ts'
import type { Kind } from '../../model/page-kinds.ts'
import { codegenFolder } from '../../memo/code-fingerprint.ts'
import { listFiles } from '../../memo/folder-fingerprint.ts'
import { readTemplates } from '../../read/read-inputs.ts'
import { collectAssets } from '../bundle/assets.ts'
import type { SiteAssets } from '../bundle/assets.ts'
import type { Bundle, PageAssets } from '../bundle/bundle.ts'
import { isCompressible } from './compress.ts'
import type { Folders } from '../folders.ts'
import { htmlFile } from './published-file.ts'
import type { CountedFiles, PublishedFile } from './published-file.ts'
import { createShareFileOf } from './share/list-share-files.ts'
import { createWorkerFile } from '../worker/worker-file.ts'
import { writeJsonLd } from '../../write/records.ts'
import { present } from '../../lib/present.ts'

export interface SiteInput {
  routes: readonly RoutePlan[]
  layout: Layout
  bundle: Bundle
  folders: Folders
  /** Whether share pictures are drawn. */
  hasPictures: boolean
}

/** Every file of the site, listed while iterated: all at once would take more memory than pages. */
export function listSiteFiles(input: SiteInput): CountedFiles {
  const { routes, folders, hasPictures, bundle } = input
  const assets = collectAssets(bundle)
  const recordOf = createRecordOf()
  const pageFileOf = createPageFileOf(input, assets, recordOf)
  const hashed = assetFiles(bundle, assets)
  const shared = [
    ...staticFiles(folders.public),
    ...staticFiles(join(folders.generated, 'served')),
    ...hashed,
    workerFile(input, pageFileOf),
  ]
  const twinFileOf = createTwinFileOf(recordOf)
  const shareFileOf = hasPictures ? createShareFileOf(input) : () => undefined
  const twins = routes.filter((route) => hasTwin(route.kind) && isCanonical(route)).length
  return {
    hashed: pathsOf(hashed),
    fixed: pathsOf(shared),
    compressible: shared.filter(({ path }) => isCompressible(path)).length + routes.length + twins,
    length: shared.length + routes.length + twins + (hasPictures ? routes.filter(isCanonical).length : 0),
    *[Symbol.iterator]() {
      yield* shared
      for (const route of routes) {
        yield pageFileOf(route)
        const [twin, picture] = [twinFileOf(route), shareFileOf(route, route.fingerprint())]
        if (twin) yield twin
        if (picture) yield picture
      }
    },
  }
}

const pathsOf = (files: readonly PublishedFile[]) => new Set(files.map(({ path }) => path))

type FileOf<File> = (route: RoutePlan) => File

/** A page and its twin are made one after the other, and share the record. */
function createRecordOf(): (route: RoutePlan) => PageRecord {
  let last: { route: RoutePlan; record: PageRecord } | undefined
  return (route) => {
    if (last?.route !== route) last = { route, record: route.record() }
    return last.record
  }
}

function createPageFileOf(
  { layout, bundle, folders }: SiteInput,
  { css, fonts, script }: SiteAssets,
  recordOf: (route: RoutePlan) => PageRecord,
): FileOf<PublishedFile> {
  const build = `${bundle.id}.${fingerprint(layout).slice(0, 8)}`
  const shellOf = createShellOf(layout, (kind) => ({ css: css[kind], fonts, script, build }))
  return (route) => {
    const { assets, fingerprint: shell } = shellOf(route.kind)
    return {
      path: htmlFile(route.path),
      key: `${shell}${route.fingerprint()}`,
      make: async () => {
        const record = recordOf(route)
        writeJsonLd(folders.generated, record)
        return (await bundle.loadRenderer())(record, layout, assets)
      },
    }
  }
}

interface Shell {
  assets: PageAssets
  /** Fingerprint of all that a page is rendered from but its record; the bundle's id included. */
  fingerprint: string
}

/** One shell for all pages of a kind. */
function createShellOf(layout: Layout, assetsOf: (kind: Kind) => PageAssets): (kind: Kind) => Shell {
  const known = new Map<Kind, Shell>()
  return (kind) => {
    const assets = assetsOf(kind)
    const shell = known.get(kind) ?? { assets, fingerprint: hashText(`${fingerprint(layout)} ${fingerprint(assets)}`) }
    known.set(kind, shell)
    return shell
  }
}

/** A page's Markdown twin, at the page's address with .md behind it. Aliases have none. */
function createTwinFileOf(recordOf: (route: RoutePlan) => PageRecord): FileOf<PublishedFile | undefined> {
  let emitTwin: ReturnType<typeof loadEmitTwin> | undefined
  return (route) =>
    hasTwin(route.kind) && isCanonical(route)
      ? {
          path: `${route.path.slice(1)}.md`,
          key: `twin${route.fingerprint()}`,
          make: async () =>
            (await (emitTwin ??= loadEmitTwin()))(present(planTwin(recordOf(route)), `twin of ${route.path}`)),
        }
      : undefined
}

/** Handlebars is loaded only where a twin is new. */
async function loadEmitTwin() {
  const { createEmitTwin } = await import('../../emit/compile-templates.ts')
  return createEmitTwin(readTemplates(codegenFolder))
}

/** The service worker of the page that it has to show without a connection. */
function workerFile({ routes, layout }: SiteInput, pageFileOf: FileOf<PublishedFile>): PublishedFile {
  const route = present(
    routes.find(({ kind }) => kind === 'offline'),
    'page for visitors without a connection',
  )
  return createWorkerFile(pageFileOf(route), layout.isKeptOffline)
}

function assetFiles(bundle: Bundle, { copied, sheets }: SiteAssets): PublishedFile[] {
  return [
    ...copied.map((path) => fileOf(path, readFileSync(join(bundle.client, path)))),
    ...[...sheets].map(([path, text]) => fileOf(path, Buffer.from(text))),
  ]
}

function staticFiles(folder: string): PublishedFile[] {
  return listFiles(folder).map((path) => fileOf(path, readFileSync(join(folder, path))))
}

/** A file whose content is at hand, and is its own key. */
function fileOf(path: string, content: Buffer): PublishedFile {
  return { path, key: hashText(content.toString('latin1')), make: () => content }
}
