import { createRandom } from '../../helpers/edits/random.ts'
import type { Random } from '../../helpers/edits/random.ts'
import type { EditKind } from './edit.ts'
import type { Fault } from './lab/find-faults.ts'
import { chooseEdit, dealGroups, groups } from './groups.ts'
import type { ChosenEdit } from './groups.ts'
import type { Lab, Step } from './lab/lab.ts'
import { takeBack } from './world.ts'
import type { World } from './world.ts'

/** One build after an edit or two. */
export interface Try {
  round: number
  /** What was edited, or taken back, and where. */
  names: readonly string[]
  kinds: readonly string[]
  isRefused: boolean
  faults: readonly Fault[]
  /** What was tried before in this round: a fault may have lain there unseen. */
  earlier: readonly string[]
}

export interface RoundOptions {
  seed: number
  round: number
  onTry: (one: Try) => void
  /** The group that all edits are of; a deal of all groups without it. */
  group?: string | undefined
  /** Whether no further edit is to be begun. */
  isOver: () => boolean
}

export const editsPerRound = 8
const attempts = 3

/** An edit that was made in this round and may be taken back. */
interface Done {
  name: string
  before: World
  after: World
}

/** A round begins and ends with the data as it is, so that it can be run alone: it is all that a seed and its number say. */
export async function runRound(lab: Lab, options: RoundOptions): Promise<void> {
  const { seed, round, onTry, isOver } = options
  const random = createRandom(Math.imul(seed, 0x9e37_79b1) + round)
  const done: Done[] = []
  let then: EditKind | undefined
  const earlier: string[] = []
  const report = async (one: Omit<Try, 'earlier' | 'round'>) => {
    onTry({ ...one, round, earlier: [...earlier] })
    earlier.push(`${one.kinds.join(' + ')}: ${one.names.join('; ')}${one.isRefused ? ' (refused)' : ''}`)
    if (!one.faults.some(({ isLasting }) => isLasting)) return
    await lab.reset()
    done.length = 0
    earlier.length = 0
    then = undefined
  }
  for (const group of groupsOf(options)) {
    if (isOver()) break
    const back = random.below(3) === 0 ? tryToTakeBack(lab, done, random) : undefined
    if (back)
      await report({
        names: [`${back.name}, taken back`],
        kinds: ['taken back'],
        ...(await lab.take({ world: back.world, damages: [], isSilent: false, hasRecords: random.below(6) === 0 })),
      })
    for (let attempt = 0; attempt < attempts; attempt++) {
      const edits = chooseEdits(lab, { random, group, then })
      const outcome = await lab.take(stepOf(edits, random))
      if (!outcome.isRefused)
        edits.forEach(({ name, world, before: own }) => done.push({ name, before: own, after: world }))
      then = outcome.isRefused ? undefined : edits.at(-1)!.then
      await report({
        names: edits.map(({ name }) => name),
        kinds: edits.map(({ group: own, kind }) => `${own}: ${kind}`),
        ...outcome,
      })
      if (!outcome.isRefused) break
    }
  }
  const faults = await lab.takeAllBack()
  await report({ names: ['everything taken back'], kinds: ['taken back'], isRefused: false, faults })
}

/** The groups of a round's edits: those of all rounds together are one deal. */
function groupsOf({ seed, round, group }: RoundOptions): string[] {
  if (group !== undefined) return Array.from({ length: editsPerRound }, () => group)
  const deal = dealGroups(createRandom(seed))
  for (let skipped = 0; skipped < round * editsPerRound; skipped++) deal.next()
  return Array.from({ length: editsPerRound }, () => deal.next().value)
}

/** Mostly one edit; sometimes two before one build. */
function chooseEdits(
  lab: Lab,
  { random, group, then }: { random: Random; group: string; then: EditKind | undefined },
): ChosenEdit[] {
  const scene = (world: World) => ({ world, random, root: lab.root })
  const next = then?.(scene(lab.world()))
  const first: ChosenEdit = next
    ? { ...next, before: lab.world(), group: 'what shows the edit before', kind: 'another value' }
    : chooseEdit(group, scene(lab.world()))
  if (random.below(5) > 0) return [first]
  const others = Object.keys(groups).filter((name) => name !== 'bundled')
  return [first, chooseEdit(random.pick(others), scene(first.world))]
}

function stepOf(edits: readonly ChosenEdit[], random: Random): Step {
  const damages = edits.flatMap(({ damage }) => damage ?? [])
  return {
    world: edits.at(-1)!.world,
    damages,
    isSilent: edits.every(({ isSilent }) => isSilent),
    hasRecords: random.below(6) === 0,
  }
}

/** The world without one of the round's edits, which is forgotten. */
function tryToTakeBack(lab: Lab, done: Done[], random: Random): { name: string; world: World } | undefined {
  if (done.length === 0) return undefined
  const at = random.below(done.length)
  const { name, before, after } = done[at]!
  const world = takeBack(lab.world(), { before, after })
  if (!world || before === after) return undefined
  done.splice(at, 1)
  return { name, world }
}
