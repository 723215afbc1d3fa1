import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, hashText } from '../../memo/fingerprint.ts'
import type { Layout } from '#src/content/payload/layout.ts'
import type { PageAssets, PageRecord } from '#src/content/types.ts'
import { hasTwin, planTwin } from '../../pages/all-pages.ts'
import { isCanonical } from '../../pages/shared/route-plan.ts'
import type { RoutePlan } from '../../pages/shared/route-plan.ts'
import { kinds } from '../../model/page-kinds.ts'
import { codegenFolder } from '../../memo/code-fingerprint.ts'
import { listFiles } from '../../memo/folder-fingerprint.ts'
import { readTemplates } from '../../read/read-inputs.ts'
import { collectAssets } from '../bundle/assets.ts'
import type { SiteAssets } from '../bundle/assets.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { Folders } from '../folders.ts'
import { fileOf, htmlFile } from './published-file.ts'
import type { PublishedFile, SiteFiles } from './published-file.ts'
import type { RenderPage } from './render-pages.ts'
import { createShareFileOf, hasPicture } from './share/create-share-file-of.ts'
import { createWorkerFile } from '../worker/worker-file.ts'
import { fileNameOf } from '../../lib/file-name.ts'
import { lazily } from '../../lib/once.ts'
import { present } from '../../lib/present.ts'
import { recordOf } from '../../lib/record-of.ts'

interface SiteInput {
  routes: readonly RoutePlan[]
  layout: Layout
  bundle: Bundle
  folders: Folders
  hasPictures: boolean
  render: RenderPage
  /** Given the record of each page that is made. */
  onRecord: (record: PageRecord) => void
}

/** Every file of the site, listed while iterated: all at once would take more memory than pages. */
export function listSiteFiles(input: SiteInput): SiteFiles {
  const { routes, layout, folders, hasPictures, bundle } = input
  const assets = collectAssets(bundle)
  const recordFor = createRecordFor()
  const pageFileOf = createPageFileOf(input, assets, recordFor)
  const offline = present(
    routes.find(({ kind }) => kind === 'offline'),
    'page for visitors without a connection',
  )
  const shared = [
    ...staticFiles(folders.public),
    ...staticFiles(join(folders.generated, 'served')),
    ...assets.files,
    createWorkerFile(pageFileOf(offline), layout.isKeptOffline),
  ]
  const ofEachPage = [pageFileOf, createTwinFileOf(recordFor), ...(hasPictures ? [createShareFileOf(input)] : [])]
  const list = function* () {
    yield* shared
    for (const route of routes)
      for (const findFile of ofEachPage) {
        const file = findFile(route)
        if (file) yield file
      }
  }
  const length =
    shared.length + routes.length + countOf(routes, isTwinned) + (hasPictures ? countOf(routes, hasPicture) : 0)
  return { hashed: pathsOf(assets.files), fixed: pathsOf(shared), length, [Symbol.iterator]: list }
}

const countOf = (routes: readonly RoutePlan[], has: (route: RoutePlan) => boolean) => routes.filter(has).length

const isTwinned = (route: RoutePlan) => hasTwin(route.kind) && isCanonical(route)

const pathsOf = (files: readonly PublishedFile[]) => new Set(files.map(({ path }) => path))

type RecordOf = (route: RoutePlan) => PageRecord

/** A page and its twin are made one after the other, and share the record. */
function createRecordFor(): RecordOf {
  let last: { route: RoutePlan; record: PageRecord } | undefined
  return (route) => {
    if (last?.route !== route) last = { route, record: route.record() }
    return last.record
  }
}

function createPageFileOf(
  { layout, bundle, render, onRecord }: SiteInput,
  { css, fonts, script }: SiteAssets,
  recordFor: RecordOf,
): (route: RoutePlan) => PublishedFile {
  const build = `${bundle.id}.${fingerprint(layout).slice(0, 8)}`
  // What all pages of a kind are rendered from besides their records, and a fingerprint of it.
  const shells = recordOf(kinds, (kind) => {
    const assets: PageAssets = { css: css[kind], fonts, script, build }
    return { assets, key: hashText(`${fingerprint(layout)} ${fingerprint(assets)}`) }
  })
  return (route) => {
    const { assets, key } = shells[route.kind]
    return {
      path: htmlFile(route.path),
      key: `${key}${route.fingerprint()}`,
      make: () => {
        // Before anything is awaited: the next page would take this one's place.
        const record = recordFor(route)
        onRecord(record)
        return render(record, assets)
      },
    }
  }
}

/** A page's Markdown twin, at the page's address with .md behind it. Aliases have none. */
function createTwinFileOf(recordFor: RecordOf): (route: RoutePlan) => PublishedFile | undefined {
  return (route) =>
    isTwinned(route)
      ? {
          path: `${fileNameOf(route.path)}.md`,
          key: `twin${twinTemplate().key}${route.fingerprint()}`,
          make: async () => {
            const twin = present(planTwin(recordFor(route)), `twin of ${route.path}`)
            return (await twinTemplate().load())(twin)
          },
        }
      : undefined
}

/** The template of twins, of which each is made anew when it changes. Handlebars is loaded late. */
const twinTemplate = lazily(() => {
  const templates = readTemplates(codegenFolder)
  return {
    key: hashText(templates.get('twin.md') ?? ''),
    load: lazily(async () => (await import('../../emit/compile-templates.ts')).createEmitTwin(templates)),
  }
})

function staticFiles(folder: string): PublishedFile[] {
  return listFiles(folder).map((path) => fileOf(path, readFileSync(join(folder, path))))
}
