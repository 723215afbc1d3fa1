import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { kinds } from '../route.ts'
import { entry, findApp, pageModule } from './manifest.ts'
import type { Manifest } from './manifest.ts'

/**
 * Joins what the bundler split: the app and its runtime into one script, each kind of page and what it shares with others into
 * one more. A page then loads three scripts in place of a dozen. The names stay: they hold a hash over all that a script imports.
 */
export async function joinChunks(client: string, manifest: Manifest): Promise<void> {
  const fileOf = (key: string) => manifest[key]!.file
  const appFile = fileOf(findApp(manifest))
  const kindFiles = kinds.map((kind) => fileOf(pageModule(kind)))
  for (const file of [fileOf(entry), appFile]) dropPreloads(join(client, file))
  const outside = new Set([fileOf(entry), appFile, ...kindFiles].map((file) => basename(file)))
  const joined = await Promise.all([appFile, ...kindFiles].map(async (file) => [file, await joinScript(join(client, file), outside)] as const))
  for (const [file, code] of joined) writeFileSync(join(client, file), code)
}

async function joinScript(file: string, outside: ReadonlySet<string>): Promise<string> {
  const { rolldown } = await import('rolldown')
  const own = basename(file)
  const bundle = await rolldown({
    input: file,
    // Another joined script is named as it is, relative to this one.
    plugins: [{ name: 'outside', resolveId: (id, importer) => (importer !== undefined && basename(id) !== own && outside.has(basename(id)) ? { id, external: 'relative' } : null) }],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
  await bundle.close()
  return output[0].code
}

/**
 * Makes the renderer one module of its own, React included, and drops what else was bundled for a server: loading it in pieces takes
 * 140 ms of every build that makes a page, in one 36.
 */
export async function joinRenderer(server: string): Promise<void> {
  const { rolldown } = await import('rolldown')
  const name = 'render-document.mjs'
  const bundle = await rolldown({ input: join(server, name), platform: 'node', transform: { define: { 'process.env.NODE_ENV': '"production"' } }, logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  rmSync(server, { recursive: true })
  mkdirSync(server)
  writeFileSync(join(server, name), output[0].code)
}

/** Vite's loader would fetch the parts that have just been joined, and style sheets that the page's HTML links already. */
function dropPreloads(file: string): void {
  const code = readFileSync(file, 'utf8')
  writeFileSync(file, code.replace(/const __vite__mapDeps=.*?=>i\.map\(i=>d\[i\]\);?/s, 'const __vite__mapDeps=()=>[];'))
}
