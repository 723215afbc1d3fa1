import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { areaOf, areas, bundlerModule } from './areas.ts'
import type { Area, Frame } from './areas.ts'

/** Of V8's format what is read here: functions as they call each other, and which of them was at work at each sample. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number }; children?: number[] }[]
  samples: number[]
  /** Microseconds before each sample. */
  timeDeltas: number[]
}

// V8 takes a sample a millisecond, of a thread that is at work. A longer gap is one in which other programs had the processor.
const longest = 2000

export type AreaSeconds = Record<Area, number>

/** The seconds of one thread by area. What it waited is left out. */
export function readProfile({ nodes, samples, timeDeltas }: CpuProfile): AreaSeconds {
  const moduleOf = createModuleOf()
  const frames = new Map(
    nodes.map(({ id, callFrame: { url, lineNumber, functionName } }): [number, Frame] => [
      id,
      { module: moduleOf(url, lineNumber), name: functionName },
    ]),
  )
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const isBundler = [...frames.values()].some(({ module }) => module === bundlerModule)
  const known = new Map<number, Area | undefined>()
  const areaOfNode = (id: number): Area | undefined => {
    const stack = stackOf(id, frames, callers)
    if (stack[0]?.name === '(idle)') return undefined
    return isBundler ? 'bundling' : areaOf(stack)
  }
  const seconds = noSeconds()
  samples.forEach((id, index) => {
    if (!known.has(id)) known.set(id, areaOfNode(id))
    const area = known.get(id)
    if (area) seconds[area] += Math.min(timeDeltas[index] ?? 0, longest) / 1e6
  })
  return seconds
}

export const noSeconds = () => Object.fromEntries(areas.map((area) => [area, 0])) as AreaSeconds

function stackOf(id: number, frames: ReadonlyMap<number, Frame>, callers: ReadonlyMap<number, number>): Frame[] {
  const stack: Frame[] = []
  for (let at: number | undefined = id; at !== undefined; at = callers.get(at)) {
    const frame = frames.get(at)
    if (frame) stack.push(frame)
  }
  return stack
}

// Rolldown writes above each module of a bundle where it comes from.
const moduleMark = /^\/\/ (\S+\.[cm]?[jt]sx?)$/

/** Where the code of a line comes from: a path from the project's root or into node_modules, whichever bundle it was taken into. */
function createModuleOf(): (url: string, line: number) => string {
  const bundles = new Map<string, string[]>()
  const marksOf = (url: string): string[] => {
    const file = url.startsWith('file:') ? fileURLToPath(url) : ''
    if (!existsSync(file)) return []
    let mark = ''
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => (mark = moduleMark.exec(line)?.[1] ?? mark))
  }
  return (url, line) => {
    if (!bundles.has(url)) bundles.set(url, marksOf(url))
    return bundles.get(url)?.[line] || url
  }
}
