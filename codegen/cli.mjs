// npm's scripts start here. Node cannot run TypeScript, and a loader that compiles hundreds of files
// at each start costs more time than an operator's edit: so codegen and the packages it reads and
// checks data with run from a bundle, kept under a hash of the code.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import nodeModule from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { findMissingPackages, findOldNode, isOfOtherMachine, otherMachine } from './commands/terminal/check-machine.mjs'
import { fingerprintCode } from './memo/fingerprint-code.mjs'

const codegen = dirname(fileURLToPath(import.meta.url))
const root = dirname(codegen)
const store = join(root, '.cache/codegen')

/** Ends with a sentence: nothing of the project can be run on this machine as it is. */
function refuse(/** @type {string | undefined} */ fault) {
  if (fault === undefined) return
  process.stderr.write(`${fault}\n`)
  process.exit(1)
}

// A module is loaded by its address, in which a question mark ends the path.
if (root.includes('?'))
  refuse(
    `The project lies in ${root}, and a "?" in the name of a folder keeps Node from finding its files. Move it to a folder without #, ?, %, * and a colon.`,
  )
refuse(findOldNode(root))
const sumsFile = 'sums.json'

// In huge pages Rolldown's allocator keeps 300 MB more than it uses: here, and in processes that
// this one starts.
process.env['MIMALLOC_ALLOW_THP'] ??= '0'
// V8 would let garbage lie until there is three times as much of it as of what lives, and give the
// thread that renders, whose pages die at once, 100 MB for them. 10,000 pages take as long with less.
setFlagsFromString('--max-semi-space-size=8')
setFlagsFromString('--heap-growing-percent=100')

// Large, native, or the very instance that the pages' bundle uses: loaded from node_modules by who
// needs them.
const external = ['vite', 'vike', 'rolldown', 'react', 'react-dom', 'ts-morph', 'oxfmt', '@napi-rs/canvas', 'sharp']
const isExternal = (/** @type {string} */ id) => external.some((name) => id === name || id.startsWith(`${name}/`))

const hashOf = (/** @type {(string | Uint8Array)[]} */ ...parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64url').slice(0, 22)
}

/**
 * Whether a bundle is as it was written: a damaged one would fail with a message that helps nobody.
 */
function isWhole(/** @type {string} */ folder) {
  try {
    const sums = JSON.parse(readFileSync(join(folder, sumsFile), 'utf8'))
    return Object.entries(sums).every(([name, sum]) => hashOf(readFileSync(join(folder, name))) === sum)
  } catch {
    return false
  }
}

/** Code that looks for files next to itself finds them where it was written. */
const keepPlaces = (/** @type {string} */ folder) => ({
  name: 'keep-places',
  transform: (/** @type {string} */ code, /** @type {string} */ id) =>
    id.startsWith(codegen) && code.includes('import.meta.url')
      ? {
          code: code.replaceAll(
            'import.meta.url',
            `new URL(${JSON.stringify(relative(folder, id).replaceAll('\\', '/'))}, import.meta.url).href`,
          ),
        }
      : null,
})

async function bundle(/** @type {string} */ folder, /** @type {string} */ fingerprint) {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: join(codegen, 'commands/terminal/main.ts'),
    platform: 'node',
    external: isExternal,
    plugins: [keepPlaces(folder)],
    logLevel: 'silent',
    transform: { define: { CODE_FINGERPRINT: JSON.stringify(fingerprint) } },
  })
  const { output } = await build.generate({
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  // Somebody saved a file meanwhile: this is the bundle of neither the old code nor the new.
  if (fingerprintCode(codegen) !== fingerprint) throw new Error('codegen was saved while it was bundled')
  keepBundle(folder, output)
  removeOld(folder)
}

/**
 * Writes a bundle next to its place and moves it there whole, with the sums by which it is known to
 * be so.
 */
function keepBundle(/** @type {string} */ folder, /** @type {import('rolldown').RolldownOutput['output']} */ output) {
  const aside = `${folder}.${process.pid}`
  try {
    mkdirSync(aside, { recursive: true })
    const sums = /** @type {Record<string, string>} */ ({})
    for (const chunk of output) {
      if (chunk.type !== 'chunk') continue
      writeFileSync(join(aside, chunk.fileName), chunk.code)
      sums[chunk.fileName] = hashOf(chunk.code)
    }
    writeFileSync(join(aside, sumsFile), JSON.stringify(sums))
    // A damaged one may be there; or another process was quicker with the same.
    if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true })
    if (!existsSync(folder)) renameSync(aside, folder)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

// A command that was started before the code was edited may yet load parts of its bundle.
const keptMs = 24 * 60 * 60 * 1000

function removeOld(/** @type {string} */ folder) {
  for (const other of readdirSync(store).map((name) => join(store, name))) {
    if (other !== folder && Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > keptMs)
      rmSync(other, { recursive: true, force: true })
  }
}

/**
 * The module to run: the bundle's, if its checksums match; checked once a start, because that reads
 * every file.
 */
async function findEntry() {
  const fingerprint = fingerprintCode(codegen)
  const folder = join(store, fingerprint)
  if (isWhole(folder)) return join(folder, 'main.mjs')
  const missing = findMissingPackages(root)
  refuse(missing && `${missing}, then try again.`)
  try {
    await bundle(folder, fingerprint)
    return join(folder, 'main.mjs')
  } catch (error) {
    // Nothing can be kept here, as on a full disk: slower, but codegen itself can then say what is
    // the matter.
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error)
    if (isOfOtherMachine(message)) refuse(`${otherMachine}, then try again.`)
    if (!['ENOSPC', 'EACCES', 'EPERM', 'EROFS'].includes(code))
      process.stderr.write(`codegen could not be bundled and runs slower: ${message}\n`)
    // @ts-expect-error -- it ships no types; loading it is all that is wanted
    await import('tsx/esm')
    return join(codegen, 'commands/terminal/main.ts')
  }
}

const entry = await findEntry().catch((/** @type {Error} */ { message }) => {
  refuse(`codegen cannot be started: ${message}. Run npm ci, and git checkout -- package-lock.json, then try again.`)
  return ''
})
// From Node 22 on V8 keeps the code that it compiles, next to the bundle and as long as that.
const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (nodeModule)
if (entry.startsWith(store)) enableCompileCache?.(join(dirname(entry), 'compiled'))
await import(pathToFileURL(entry).href)
