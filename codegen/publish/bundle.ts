import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashText } from '../fingerprint.ts'
import type { Layout, PageRecord } from '../plan/payloads.ts'
import { codegenFolder, readFolderPrint } from '../read/read-inputs.ts'
import type { Folders } from './folders.ts'
import { joinChunks, joinRenderer } from './join-chunks.ts'
import type { Manifest } from './manifest.ts'

/** The code of the site as Vite bundled it. It depends on code only, never on a city. */
export interface Bundle {
  /** Fingerprint of all the code; the browser compares it to notice a newer deploy. */
  id: string
  /** The folder of the files that browsers load. */
  client: string
  manifest: Manifest
  /** Loads the renderer: a build without new pages never asks for it. */
  loadRenderer: () => Promise<RenderDocument>
}

/** What src/render exports: the whole HTML of a page, from its record, the layout and the built assets. */
export type RenderDocument = (page: PageRecord, layout: Layout, assets: { css: readonly string[]; script: string; build: string }) => string

/** The bundle of the present code: the one at hand if the code is unchanged, else a new one by Vike and Vite. */
export async function getBundle(folders: Folders, bundler?: Bundler): Promise<Bundle> {
  const id = fingerprintCode(folders)
  const folder = join(folders.cache, `bundle-${id}`)
  if (!isWhole(folder)) await (bundler ?? startBundler(folders)).run()
  const manifest = readManifest(folder)
  let renderer: ReturnType<Bundle['loadRenderer']> | undefined
  return { id, client: join(folder, 'client'), manifest, loadRenderer: () => (renderer ??= loadRenderer(folder)) }
}

/** Whether a bundle is as it was built: its files were all written, and none is gone or damaged since. */
function isWhole(folder: string): boolean {
  try {
    return readFileSync(join(folder, 'complete'), 'utf8') === printBundle(folder)
  } catch {
    return false
  }
}

function printBundle(folder: string): string {
  return hashText([readFolderPrint(join(folder, 'client')), readFolderPrint(join(folder, 'server')), readFileSync(join(folder, 'assets.json'), 'utf8')].join('\n'))
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as Manifest
}

async function loadRenderer(folder: string): Promise<RenderDocument> {
  const server = (await import(pathToFileURL(join(folder, 'server/render-document.mjs')).href)) as { renderDocument: RenderDocument }
  return server.renderDocument
}

/** All that the bundle depends on: our code, the generated route table, and the exact versions of the libraries. */
function fingerprintCode({ root, generated }: Folders): string {
  const files = ['vite.config.ts', 'package-lock.json', 'tsconfig.json', 'codegen/publish/join-chunks.ts'].map((name) => join(root, name))
  const hash = createHash('sha256').update(readFolderPrint(join(root, 'src'))).update(process.version.split('.')[0]!)
  for (const file of [...files, join(generated, 'client-routes.ts')]) hash.update(readFileSync(file)).update('\0')
  return hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 12)
}

/** A process that bundles the code: the 300 MB that the bundler takes from the system are given back when it ends, and this process can go on meanwhile. */
export interface Bundler {
  /** Bundles the code as it is now. */
  run: () => Promise<void>
  stop: () => void
}

/** Starts the process, which loads the bundler and then waits to be told that the code is there. */
export function startBundler({ root }: Folders): Bundler {
  const child = fork(join(codegenFolder, 'cli.mjs'), ['bundle', '--root', root], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let complaint = ''
  child.stderr!.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  // Waited for in run alone.
  ended.catch(() => undefined)
  return {
    run: async () => {
      child.send('go')
      if ((await ended) !== 0) throw new Error(`The code could not be bundled.\n${complaint}`)
    },
    stop: () => void child.kill(),
  }
}

/** Whether nothing was ever bundled here, so that a bundler will be asked for. */
export function hasNoBundle({ cache }: Folders): boolean {
  return !existsSync(cache) || !readdirSync(cache).some((name) => name.startsWith('bundle-'))
}

/** Bundles the present code. Vike builds beside the final place, so that a killed build leaves nothing that looks complete. */
export async function buildBundle(folders: Folders): Promise<void> {
  const folder = join(folders.cache, `bundle-${fingerprintCode(folders)}`)
  const partial = `${folder}.${process.pid}.partial`
  mkdirSync(folders.cache, { recursive: true })
  removePartial(folders.cache)
  const { build } = await import('vike/api')
  process.env['SITE_BUNDLE_DIR'] = partial
  await build({ viteConfig: { root: folders.root, logLevel: 'error', build: { outDir: partial } } })
  await joinChunks(join(partial, 'client'), readManifest(partial))
  await joinRenderer(join(partial, 'server'))
  writeFileSync(join(partial, 'complete'), printBundle(partial))
  rmSync(folder, { recursive: true, force: true })
  renameSync(partial, folder)
  removeOldBundles(folders.cache, folder)
}

/** What a killed build left of its bundle. Only one build at a time comes here, and a bundler ends with the build that asked for it. */
function removePartial(cache: string): void {
  for (const name of readdirSync(cache).filter((one) => one.endsWith('.partial'))) rmSync(join(cache, name), { recursive: true, force: true })
}

// The last few bundles are kept: switching between two branches then costs nothing.
const keptBundles = 3

function removeOldBundles(cache: string, newest: string): void {
  const others = readdirSync(cache).filter((name) => /^bundle-\w+$/.test(name)).map((name) => join(cache, name)).filter((folder) => folder !== newest)
  const byAge = others.map((folder) => ({ folder, at: ageOf(folder) })).sort((a, b) => b.at - a.at)
  for (const { folder } of byAge.slice(keptBundles - 1)) rmSync(folder, { recursive: true, force: true })
}

function ageOf(folder: string): number {
  return statSync(folder).mtimeMs
}
