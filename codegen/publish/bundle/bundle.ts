import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Layout } from '#src/content/payload/layout.ts'
import type { PageAssets, PageRecord } from '#src/content/types.ts'
import { codeFiles } from '../../write/fingerprint-generated.ts'
import { readFolderFingerprint } from '../../memo/folder-fingerprint.ts'
import { isLeftBehind } from '../../lib/is-left-behind.ts'
import type { Folders } from '../folders.ts'
import { BundleFailed, startBundler } from './bundler.ts'
import type { Bundler } from './bundler.ts'
import { joinChunks, joinRenderer } from './join-chunks.ts'
import type { Manifest } from './assets.ts'
import { numberClasses } from './number-classes.ts'

/** The code of the site as Vite bundled it. It depends on code only, never on a city. */
export interface Bundle {
  /** Fingerprint of all the code. */
  id: string
  /** The folder of the files that browsers load. */
  client: string
  manifest: Manifest
  /** The module that renders pages. */
  rendererUrl: string
  /** Loads it: a build without new pages never asks for it. */
  loadRenderer: () => Promise<RenderDocument>
}

/** What src/render exports: the whole HTML of a page. */
type RenderDocument = (page: PageRecord, layout: Layout, assets: PageAssets) => string

// After three bundlings during which files changed, give up: somebody is still editing.
const mostAttempts = 3

/** The bundle of the present code, built by Vike and Vite if there is none. */
export async function getBundle(folders: Folders, bundler: Bundler | undefined): Promise<Bundle> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const found = findBundle(folders, bundleIdOf(folders))
    if (found) return found
    await ((attempt === 0 && bundler) || startBundler(folders)).run()
  }
  throw new BundleFailed(
    'The code changed each time while it was bundled. Build again when nobody is saving files in src/.',
  )
}

/** A bundle that is at hand, by its id. */
export function findBundle({ cache }: Folders, id: string): Bundle | undefined {
  const folder = join(cache, `bundle-${id}`)
  if (!isWhole(folder)) return undefined
  const rendererUrl = pathToFileURL(join(folder, 'server/render-document.mjs')).href
  return {
    id,
    client: join(folder, 'client'),
    manifest: readManifest(folder),
    rendererUrl,
    loadRenderer: async () => {
      const server: { renderDocument: RenderDocument } = await import(rendererUrl)
      return server.renderDocument
    },
  }
}

const completeFile = 'complete'

/** Whether all files of a bundle are there as they were built. */
function isWhole(folder: string): boolean {
  try {
    return readFileSync(join(folder, completeFile), 'utf8') === fingerprintBundle(folder)
  } catch {
    return false
  }
}

const fingerprintBundle = (folder: string) => readFolderFingerprint(folder, (file) => file !== completeFile)

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'))
}

/** A fingerprint of our code, the generated code, the configuration and the libraries. */
function bundleIdOf({ root, generated }: Folders): string {
  const files = [
    ...['vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'].map((name) => join(root, name)),
    ...codeFiles.map((name) => join(generated, name)),
  ]
  // Without Node's version: every one that is supported makes the same bundle.
  const hash = createHash('sha256')
  for (const folder of ['src', 'codegen/publish/bundle'])
    hash.update(readFolderFingerprint(join(root, folder), (file) => !file.split('/').some(isLeftBehind)))
  for (const file of files) hash.update(readFileSync(file)).update('\0')
  return hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 12)
}

/** Bundles beside the final place, and drops what was bundled while somebody saved a file. */
export async function buildBundle(folders: Folders): Promise<void> {
  const id = bundleIdOf(folders)
  const folder = join(folders.cache, `bundle-${id}`)
  const partial = `${folder}.${process.pid}.partial`
  mkdirSync(folders.cache, { recursive: true })
  removePartial(folders.cache)
  const { build } = await import('vike/api')
  process.env['SITE_BUNDLE_DIR'] = partial
  await build({ viteConfig: { root: folders.root, logLevel: 'error', build: { outDir: partial } } })
  numberClasses(partial)
  const [manifest] = await Promise.all([
    joinChunks(join(partial, 'client'), readManifest(partial)),
    joinRenderer(join(partial, 'server')),
  ])
  writeFileSync(join(partial, 'assets.json'), JSON.stringify(manifest))
  if (bundleIdOf(folders) !== id) return rmSync(partial, { recursive: true, force: true })
  writeFileSync(join(partial, completeFile), fingerprintBundle(partial))
  rmSync(folder, { recursive: true, force: true })
  renameSync(partial, folder)
  removeOldBundles(folders.cache)
}

/** Removes what a killed build left. One build runs at a time, and its bundler ends with it. */
function removePartial(cache: string): void {
  for (const name of readdirSync(cache).filter((one) => one.endsWith('.partial')))
    rmSync(join(cache, name), { recursive: true, force: true })
}

// The last few bundles are kept: switching between two branches then costs nothing.
const keptBundles = 3

function removeOldBundles(cache: string): void {
  const byAge = readdirSync(cache)
    .filter((name) => /^bundle-\w+$/.test(name))
    .map((name) => ({ folder: join(cache, name), at: statSync(join(cache, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  for (const { folder } of byAge.slice(keptBundles)) rmSync(folder, { recursive: true, force: true })
}
