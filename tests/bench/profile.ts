import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildWishes } from './build.ts'
import { measureCommand } from './measure-command.ts'
import { copyProject } from './project-copy.ts'
import { describeOrigin, formatCount, formatNumber, formatTable } from './tables.ts'

/** A function on the stack: the module in which it stands, and its name. */
interface Frame {
  module: string
  name: string
}

/** What is read of V8's format: functions as they call each other, and which ran at each sample. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number }; children?: number[] }[]
  samples: number[]
  /** Microseconds before each sample. */
  timeDeltas: number[]
}

interface Rule {
  area: string
  module: RegExp
  /** Names of the functions that the rule is about, where not all. */
  name?: RegExp
}

const packages = (...names: string[]) => new RegExp(`node_modules/(${names.join('|')})/`)

/** The first rule that fits a frame counts; a frame that none fits works for its caller. */
const rules: readonly Rule[] = [
  { area: 'garbage collection', module: /^$/, name: /^\(garbage collector\)$/ },
  { area: 'starting and loading code', module: /^node:internal\/(modules|bootstrap|process)\// },
  { area: 'fingerprints and hashes', module: /^node:internal\/crypto\// },
  { area: 'files', module: /^node:(internal\/)?fs/ },
  { area: 'bundling', module: packages('rolldown', 'vite', 'vike') },
  { area: 'bundling', module: /^codegen\/publish\/bundle\/bundler?\.ts$|codegen\/cli\.mjs$/ },
  { area: 'text files', module: /^codegen\/emit\// },
  { area: 'escaping and payload', module: /server\/render-document\.mjs$/ },
  // The components of src are in the chunks that Vite bundled for the server.
  { area: 'React', module: /node_modules\/(react|react-dom|react-router)\/|server\/chunks\// },
  { area: 'pictures', module: /^codegen\/publish\/files\/share\/|node_modules\/@napi-rs\/canvas/ },
  // A plan makes its record later, so the two are told apart by the outer function.
  { area: 'records', module: /^codegen\/pages\//, name: /^record$/ },
  { area: 'plan', module: /^codegen\/pages\//, name: /^(planRoutes|planLayout|createContext|checkRoutes)$/ },
  { area: 'reading and checking data', module: /^codegen\/(read|validate|link)\// },
]
const others = 'other JavaScript'
const areas = [...new Set([...rules.map(({ area }) => area), others])]
type Seconds = Map<string, number>

interface ProfileRow {
  cities: number | undefined
  /** Seconds of the processor in all processes and threads, and the system's part of them. */
  processor: number
  system: number
  memory: number
  seconds: Seconds
}

/** Profiles a first build of the real data and of each size; of several runs the cheapest. */
export function measureProfile({ sizes, runs, isFull, say }: BuildWishes): string {
  const rows = [undefined, ...sizes].map((cities) => {
    const copy = copyProject(cities)
    try {
      const all = Array.from({ length: runs }, () => {
        copy.clean()
        const row = profileBuild(`${copy.script('build')}${isFull ? '' : ' --no-compress --no-pictures'}`, copy.root)
        say(`${cities ?? 'The real data'}: ${row.processor.toFixed(1)} s of the processor`)
        return { cities, ...row }
      })
      return all.reduce((least, row) => (row.processor < least.processor ? row : least))
    } finally {
      copy.remove()
    }
  })
  return `## Where a first build's time goes\n\n${formatProfile(rows)}\n\n${describeOrigin()}`
}

function profileBuild(line: string, root: string): Omit<ProfileRow, 'cities'> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  try {
    const profiled = line.replace(/^node /, `node --cpu-prof --cpu-prof-dir=${folder} `)
    const { user, system, memory } = measureCommand(profiled, root)
    const threads = readdirSync(folder).map((name) =>
      readProfile(JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile),
    )
    const seconds: Seconds = new Map()
    for (const thread of threads)
      for (const [area, spent] of thread) seconds.set(area, (seconds.get(area) ?? 0) + spent)
    return { processor: user + system, system, memory, seconds }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

// V8 takes a sample a millisecond of a thread that runs. In a longer gap other programs ran.
const longest = 2000

/** The seconds of one thread by area, without those in which it waited. */
export function readProfile({ nodes, samples, timeDeltas }: CpuProfile): Seconds {
  const moduleOf = createModuleOf()
  const frames = new Map(
    nodes.map(({ id, callFrame: { url, lineNumber, functionName } }): [number, Frame] => [
      id,
      { module: moduleOf(url, lineNumber), name: functionName },
    ]),
  )
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  // The process that bundles does nothing else: its start and its garbage are bundling, too.
  const isBundler = [...frames.values()].some(({ module }) => module === 'codegen/commands/workers/bundle.ts')
  const seconds: Seconds = new Map()
  samples.forEach((id, index) => {
    if (frames.get(id)?.name === '(idle)') return
    const area = isBundler ? 'bundling' : areaOf(stackOf(id, frames, callers))
    seconds.set(area, (seconds.get(area) ?? 0) + Math.min(timeDeltas[index] ?? 0, longest) / 1e6)
  })
  return seconds
}

/** The area of a stack, its innermost frame first. */
function areaOf(stack: readonly Frame[]): string {
  for (const { module, name } of stack) {
    const rule = rules.find((one) => one.module.test(module) && (one.name?.test(name) ?? true))
    if (rule) return rule.area
  }
  return stack.some(({ module }) => module.startsWith('codegen/pages/')) ? 'plan' : others
}

function stackOf(id: number, frames: ReadonlyMap<number, Frame>, callers: ReadonlyMap<number, number>): Frame[] {
  const stack: Frame[] = []
  for (let at: number | undefined = id; at !== undefined; at = callers.get(at)) stack.push(frames.get(at)!)
  return stack
}

// Rolldown writes above each module of a bundle where it comes from.
const moduleMark = /^\/\/ (\S+\.[cm]?[jt]sx?)$/

/** The module of a line: a path from the root or into node_modules, also inside a bundle. */
function createModuleOf(): (url: string, line: number) => string {
  const bundles = new Map<string, string[]>()
  const marksOf = (url: string): string[] => {
    const file = url.startsWith('file:') ? fileURLToPath(url) : ''
    if (!existsSync(file)) return []
    let mark = ''
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.map((line) => (mark = moduleMark.exec(line)?.[1] ?? mark))
  }
  return (url, line) => {
    if (!bundles.has(url)) bundles.set(url, marksOf(url))
    return bundles.get(url)?.[line] || url
  }
}

function formatProfile(rows: readonly ProfileRow[]): string {
  const sums = rows.map(({ seconds }) => [...seconds.values()].reduce((sum, one) => sum + one, 0))
  const head = ['', ...rows.map(({ cities }) => (cities === undefined ? 'real data' : `${formatCount(cities)} cities`))]
  const share = (area: string, { seconds }: ProfileRow, index: number) => {
    const spent = seconds.get(area) ?? 0
    return `${formatNumber(spent)} (${Math.round((spent / sums[index]!) * 100)} %)`
  }
  const table = formatTable(head, [
    ...areas.map((area) => [area, ...rows.map((row, index) => share(area, row, index))]),
    // V8 does not see the bundler's own threads, the thread pool and the collector's helpers.
    ['outside JavaScript', ...rows.map((row, index) => formatNumber(Math.max(0, row.processor - sums[index]!)))],
    ['all', ...rows.map(({ processor }) => formatNumber(processor))],
    ['of it the system', ...rows.map(({ system }) => formatNumber(system))],
    ['memory, MB', ...rows.map(({ memory }) => formatNumber(memory))],
  ])
  return `Seconds of the processor in a first build, in all processes and threads.\n\n${table}`
}
