import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { InputOptions, OutputOptions, Plugin } from 'rolldown'
import { hashText } from '../../memo/fingerprint.ts'
import { kinds } from '../../model/page-kinds.ts'
import { startModule, findApp, getChunk, islandsModule, searchModule } from './assets.ts'
import type { Manifest } from './assets.ts'
import { getRecord, present } from '../../lib/present.ts'

/** The folder of the scripts that come after the start. */
const chunks = 'assets/chunks'

/** Joins React into one script, each kind's islands into one more: a page loads three at most. */
export async function joinChunks(client: string, manifest: Manifest): Promise<Manifest> {
  const fileOf = (key: string) => getChunk(manifest, key).file
  const [start, app, search] = [fileOf(startModule), fileOf(findApp(manifest)), fileOf(searchModule)]
  const pages = kinds.map((kind) => fileOf(islandsModule(kind)))
  const dropped = [start, app].map((file) => dropPreloads(join(client, file)))
  if (dropped.includes(false))
    throw new Error(
      "Vite's list of what to load with later scripts has another form: see dropPreloads in join-chunks.ts.",
    )
  const files = [start, app, search, ...pages]
  // Where each will be; its name there comes last.
  const places = new Map(files.map((file) => [basename(file), file === start ? file : join(chunks, basename(file))]))
  const joined = files.map(async (file) => {
    const code = await joinScript(join(client, file), places, file === start ? oldestSyntax : undefined)
    return [file, code] as const
  })
  const scripts = new Map(await Promise.all(joined))
  const names = namesByContent(scripts, ['start', 'app', 'combobox', ...kinds])
  for (const [file, code] of scripts) {
    rmSync(join(client, file))
    writeFileSync(join(client, getRecord(names, file)), renameImports(code, names))
  }
  return Object.fromEntries(
    Object.entries(manifest).map(([key, chunk]) => [key, { ...chunk, file: names.get(chunk.file) ?? chunk.file }]),
  )
}

/** One hash for all names: the scripts name each other in a circle, so that none changes alone. */
function namesByContent(scripts: ReadonlyMap<string, string>, labels: readonly string[]): Map<string, string> {
  const hash = hashText(JSON.stringify([...scripts]))
    .replaceAll(/[-_]/g, '')
    .slice(0, 8)
  return new Map(
    [...scripts.keys()].map((file, index) => [
      file,
      join(index === 0 ? dirname(file) : chunks, `${labels[index]}.${hash}.js`),
    ]),
  )
}

function renameImports(code: string, names: ReadonlyMap<string, string>): string {
  let renamed = code
  for (const [from, to] of names) renamed = renamed.replaceAll(basename(from), basename(to))
  return renamed
}

// The start script decides whether the browser knows enough for the rest, so every browser with
// modules must be able to read it.
const oldestSyntax = 'es2018'

function joinScript(file: string, places: ReadonlyMap<string, string>, target?: string): Promise<string> {
  const name = basename(file)
  const place = present(places.get(name), `place of ${name}`)
  // Another joined script is named as it is, relative to this one.
  const plugin: Plugin = {
    name: 'outside',
    resolveId: (id, importer) => {
      const other = importer === undefined || basename(id) === name ? undefined : places.get(basename(id))
      if (other === undefined) return null
      const path = relative(dirname(place), other).replaceAll('\\', '/')
      return { id: path.startsWith('.') ? path : `./${path}`, external: true }
    },
  }
  return joinModules(
    { input: file, plugins: [plugin], ...(target === undefined ? {} : { transform: { target } }) },
    { minify: true },
  )
}

/** Makes the renderer one module, React included: it then loads in 36 ms and not in 140. */
export async function joinRenderer(server: string): Promise<void> {
  const file = join(server, 'render-document.mjs')
  const code = await joinModules({
    input: file,
    platform: 'node',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  rmSync(server, { recursive: true })
  mkdirSync(server)
  writeFileSync(file, code)
}

async function joinModules(input: InputOptions, output: OutputOptions = {}): Promise<string> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({ ...input, logLevel: 'silent' })
  const { output: chunks } = await bundle.generate({ ...output, format: 'esm', codeSplitting: false })
  await bundle.close()
  return chunks[0].code
}

/** Drops Vite's lists of files to preload, which are joined or linked already: 0.7 kB less. */
function dropPreloads(file: string): boolean {
  const code = readFileSync(file, 'utf8')
  const without = code
    .replace(/const __vite__mapDeps=.*?=>i\.map\(i=>d\[i\]\);?/s, '')
    .replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '')
    .replace(/\b\w+\(\(\)=>(import\([^()]+\))\)/g, '$1')
  if (without.includes('__vite__mapDeps')) return false
  writeFileSync(file, without)
  return without !== code
}
