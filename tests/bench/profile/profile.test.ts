import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../../../codegen/cache/folder-fingerprint.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'
import { areas, bundlerModule, rules } from './areas.ts'
import type { Area } from './areas.ts'
import { readProfile } from './read-profile.ts'
import type { CpuProfile } from './read-profile.ts'
import { formatProfile } from '../report/profile-table.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'profile-'))))
afterAll(() => rmSync(folder, { recursive: true }))

/** A bundle of modules, each of one line below its mark. */
function writeBundle(modules: readonly string[]): (module: string) => { url: string; lineNumber: number } {
  const file = join(folder, 'bundle.mjs')
  writeFileSync(file, modules.map((module) => `// ${module}\nwork()\n`).join(''))
  return (module) => ({ url: pathToFileURL(file).href, lineNumber: modules.indexOf(module) * 2 + 1 })
}

const at = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

/** A profile of stacks, each written from the outermost function to the innermost as "name module", of a millisecond each. */
function profileOf(stacks: readonly (readonly string[])[]): CpuProfile {
  const inBundle = writeBundle([...new Set(stacks.flat().map(at))])
  const nodes: CpuProfile['nodes'] = []
  const samples = stacks.map((stack) => {
    const ids = stack.map((frame) => {
      const module = at(frame)
      const place = module.startsWith('node:') ? { url: module, lineNumber: 0 } : inBundle(module)
      const native = { url: '', lineNumber: -1 }
      const functionName = frame.slice(0, frame.lastIndexOf(' '))
      return nodes.push({
        id: nodes.length + 1,
        callFrame: { functionName, ...(functionName.startsWith('(') ? native : place) },
      })
    })
    ids.forEach((id, index) => (nodes[id - 1]!.children = ids.slice(index + 1, index + 2)))
    return ids.at(-1)!
  })
  return { nodes, samples, timeDeltas: samples.map(() => 1000) }
}

const busy = (profile: CpuProfile) => Object.fromEntries(Object.entries(readProfile(profile)).filter(([, s]) => s > 0))

const make = 'make codegen/publish/files/site-files.ts'
const cases: [what: string, stack: string[], area: Area | undefined][] = [
  ['a plan', ['planRoutes codegen/pages/all-pages.ts', 'toSlug codegen/model/slug.ts'], 'plan'],
  [
    'a record, though a plan made it',
    [make, 'record codegen/pages/shared/route-plan.ts', 'cityInputs codegen/pages/city/page.ts'],
    'records',
  ],
  [
    'React under the render of a page',
    [make, 'renderDocument .cache/site/server/render-document.mjs', 'renderNode node_modules/react-dom/server.js'],
    'React',
  ],
  [
    'a component',
    [make, 'renderNode node_modules/react-dom/server.js', 'CityHead .cache/site/server/chunks/chunk-C1.js'],
    'React',
  ],
  [
    'what a page says beside its elements',
    [make, 'scriptJson .cache/site/server/render-document.mjs'],
    'escaping and payload',
  ],
  [
    'a twin by its template',
    ['emitTwin codegen/emit/emit-twin.ts', 'ret node_modules/handlebars/x.js'],
    'Markdown twins',
  ],
  ['a sitemap by its template', ['e codegen/emit/emit-sitemaps.ts', 'ret node_modules/handlebars/x.js'], 'text files'],
  [
    'a hash',
    ['makeFile codegen/publish/files/make-files.ts', 'update node:internal/crypto/hash'],
    'fingerprints and hashes',
  ],
  [
    'a file that is written',
    ['writeFresh codegen/publish/copies/disk/write-fresh.ts', 'writeFileSync node:fs'],
    'files',
  ],
  [
    'types',
    ['writeTypes codegen/run/generate-steps.ts', 'parse node_modules/@ts-morph/common/dist/typescript.js'],
    'types',
  ],
  [
    'a file of data',
    ['readData codegen/read/read-data.ts', 'parse node_modules/yaml/dist/parser.js'],
    'reading and checking data',
  ],
  ['garbage of whoever made it', [make, '(garbage collector) '], 'garbage collection'],
  ['the rest', ['updateCopy codegen/publish/copies/update-copy.ts'], 'other JavaScript'],
  ['nothing', ['(idle) '], undefined],
]

test.each(cases)('the time of %s is counted where it belongs', (_, stack, area) => {
  expect(busy(profileOf([stack]))).toEqual(area === undefined ? {} : { [area]: 0.001 })
})

test('a thread that waits for the processor does not work', () => {
  const profile = profileOf([cases[0]![1], cases[2]![1]])
  expect(busy({ ...profile, timeDeltas: [900, 90_000] })).toEqual({ plan: 0.0009, React: 0.002 })
})

test('the process that bundles the pages does nothing else', () => {
  const hash = ['next node_modules/postcss/lib/parser.js', 'update node:internal/crypto/hash']
  expect(busy(profileOf([hash]))).toEqual({ 'fingerprints and hashes': 0.001 })
  expect(busy(profileOf([[`bundle ${bundlerModule}`], hash]))).toEqual({ bundling: 0.002 })
})

test('every rule is about code that is there', () => {
  const own = listFiles(join(projectRoot, 'codegen')).map((file) => `codegen/${file}`)
  const others = [
    'node:internal/modules/',
    'node:internal/crypto/hash',
    'node:fs',
    'server/render-document.mjs',
    'server/chunks/',
  ]
  const { devDependencies, dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
    dependencies: Record<string, string>
  }
  const packages = Object.keys({ ...devDependencies, ...dependencies }).map((name) => `node_modules/${name}/`)
  for (const { module } of rules)
    expect([...own, ...others, ...packages].filter((one) => module.test(one))).not.toEqual([])
  expect(own).toContain(bundlerModule)
})

test('what Node writes is read', () => {
  const script = join(folder, 'hash.mjs')
  writeFileSync(
    script,
    "import { createHash } from 'node:crypto'\nfor (const end = Date.now() + 200; Date.now() < end; ) createHash('sha256').update('x'.repeat(1e5))\n",
  )
  const out = join(folder, 'out')
  spawnSync(process.execPath, ['--cpu-prof', `--cpu-prof-dir=${out}`, script])
  const [name = ''] = readdirSync(out)
  expect(busy(JSON.parse(readFileSync(join(out, name), 'utf8')) as CpuProfile)).toHaveProperty(
    'fingerprints and hashes',
  )
})

test('the table has a line an area, and what V8 does not see', () => {
  const seconds = { ...readProfile(profileOf([])), plan: 1, React: 3 }
  const table = formatProfile([{ cities: 1000, processor: 5, system: 0.5, memory: 200, areas: seconds }])
  for (const area of areas) expect(table).toContain(`| ${area} `)
  expect(table).toMatch(/^\| React +\| +3\.00 \(75 %\) \|$/m)
  expect(table).toMatch(/^\| outside JavaScript +\| +1\.00 \|$/m)
})
