import { cpSync, existsSync, lstatSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeProjectCopy } from '../../../helpers/project/project-copy.ts'
import type { ProjectCopy, Run } from '../../../helpers/project/project-copy.ts'
import { createColdFolder, fingerprintCode } from './cold-folder.ts'
import { findFaults, someOf, tell } from './find-faults.ts'
import type { Fault } from './find-faults.ts'
import { compareTrees, readResult, readTree } from './trees.ts'
import { createTimeWatch } from './watch-times.ts'
import { changedFiles, moveTo, readWorld } from '../world.ts'
import type { World } from '../world.ts'

/** What is done before a build. */
export interface Step {
  world: World
  damages: readonly (() => void)[]
  isSilent: boolean
  /** Whether `npm run codegen` runs before the build, which writes the pages' records. */
  hasRecords: boolean
}

export interface Outcome {
  isRefused: boolean
  faults: Fault[]
}

/** Two folders of one project: one is built over and over, the other each time anew. */
export interface Lab {
  /** The folder that is built over and over. */
  root: string
  pristine: World
  /** What the first folder is made of now. */
  world: () => World
  /** Builds both and compares them. After a refusal the first folder is as it was before. */
  take: (step: Step) => Promise<Outcome>
  /** Goes back to where the lab began, by a build, and compares with the first build of all. */
  takeAllBack: () => Promise<Fault[]>
  /** Begins anew, where a fault was found: one must not be found again in every build after it. */
  reset: () => Promise<void>
  remove: () => void
}

const slowMs = 120_000

/** `signal` ends what is being built, and with it whatever waits for that. */
export async function openLab(data: 'small' | 'real', options: readonly string[], signal?: AbortSignal): Promise<Lab> {
  const from = { isReal: data === 'real', signal }
  const warm = makeProjectCopy(from)
  try {
    await warm.build(...options)
  } catch (error) {
    warm.remove()
    throw error
  }
  const cold = makeProjectCopy(from)
  const pristine = readWorld(warm.root, options)
  const { cool } = createColdFolder(cold.root, pristine)
  const ownCode = fingerprintCode(pristine)
  const times = createTimeWatch()
  const first = readResult(warm.root, false)
  let [world, coldWorld, tree] = [pristine, pristine, readTree(warm.root)]
  times.look(new Map(), tree)

  const move = (next: World) => {
    moveTo(warm.root, world, next)
    world = next
  }
  let lastCold: { run: Run; hasRecords: boolean } | undefined
  /** Damage to the first folder is none of the second's: there the last build is what it would be again. */
  const buildCold = async (step: Step): Promise<Run> => {
    const { env, options: own } = coldWorld
    const isSame =
      env === step.world.env && own === step.world.options && changedFiles(coldWorld, step.world).length === 0
    if (isSame && lastCold && (lastCold.hasRecords || !step.hasRecords)) return lastCold.run
    moveTo(cold.root, coldWorld, step.world)
    coldWorld = step.world
    cool(step.world)
    const run = await runBuild(cold, step)
    lastCold = { run, hasRecords: step.hasRecords }
    return run
  }
  let isHarmed = false
  const build = async (step: Step) => {
    isHarmed ||= step.damages.length > 0
    const listBefore = readText(warm.root, 'dist/changes.json')
    const runs = await endOfBoth(runBuild(warm, step), buildCold(step))
    const after = readTree(warm.root)
    const faults = findFaults({
      roots: [warm.root, cold.root],
      runs,
      before: tree,
      after,
      listBefore,
      times,
      isSilent: step.isSilent,
      hasRecords: step.hasRecords,
      isDamaged: step.damages.length > 0,
      isHarmed,
      isCodeEdited: fingerprintCode(step.world) !== ownCode,
    })
    const isRefused = runs.every((run) => run.code !== 0)
    tree = after
    if (!isRefused) isHarmed = false
    return { isRefused, faults }
  }
  const reset = async () => {
    unlinkData(warm.root)
    for (const name of ['dist', 'generated']) rmSync(join(warm.root, name), { recursive: true, force: true })
    rmSync(join(warm.root, '.cache'), { recursive: true, force: true })
    cpSync(join(cold.root, '.cache/codegen'), join(warm.root, '.cache/codegen'), { recursive: true })
    lastCold = undefined
    isHarmed = false
    cool(pristine)
    cpSync(join(cold.root, '.cache/site'), join(warm.root, '.cache/site'), { recursive: true })
    move(pristine)
    await runBuild(warm, { world: pristine, damages: [], isSilent: false, hasRecords: false })
    tree = readTree(warm.root)
    times.look(new Map(), tree)
  }
  return {
    root: warm.root,
    pristine,
    reset,
    world: () => world,
    take: async (step) => {
      const before = world
      move(step.world)
      for (const damage of step.damages) damage()
      const outcome = await build(step)
      if (outcome.isRefused) move(before)
      return outcome
    },
    takeAllBack: async () => {
      unlinkData(warm.root)
      move(pristine)
      const run = await runBuild(warm, { world: pristine, damages: [], isSilent: false, hasRecords: false })
      const before = tree
      tree = readTree(warm.root)
      const { stale } = times.look(before, tree)
      const different = compareTrees(readResult(warm.root, false), first)
      return [
        ...(run.code === 0
          ? []
          : [
              {
                promise: 'ends as a cold build does',
                text: `exit code ${run.code}: ${run.err.slice(0, 500)}`,
                isLasting: true,
              } as const,
            ]),
        ...(different.length === 0
          ? []
          : [{ promise: 'equals a cold build', text: tell(different), isLasting: true } as const]),
        ...(stale.length === 0
          ? []
          : [{ promise: 'a changed file is newer', text: someOf(stale), isLasting: false } as const]),
      ]
    },
    remove: () => [warm, cold].forEach((copy) => copy.remove()),
  }
}

const readText = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''

/** Runs the commands of a step to the end; the last one's outcome counts. One that does not end is ended, and tells by its signal. */
async function runBuild(copy: ProjectCopy, { world, hasRecords }: Step): Promise<Run> {
  const run = async (args: readonly string[]) => {
    const started = copy.start(args, world.env)
    const timer = setTimeout(() => started.process.kill('SIGKILL'), slowMs)
    return started.ended.finally(() => clearTimeout(timer))
  }
  if (hasRecords) {
    const codegen = await run(['codegen'])
    if (codegen.code !== 0) return codegen
  }
  return run(['build', ...world.options])
}

/** Waits for both, also where one of them fails: neither may work on in a folder that goes. */
async function endOfBoth(...runs: [Promise<Run>, Promise<Run>]): Promise<[Run, Run]> {
  await Promise.allSettled(runs)
  return Promise.all(runs)
}

/** Puts files in place of links to files, with what stands in them. */
function unlinkData(root: string): void {
  for (const entry of readdirSync(join(root, 'data'), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!lstatSync(file).isSymbolicLink()) continue
    const content = readFileSync(file)
    rmSync(file)
    writeFileSync(file, content)
  }
}
