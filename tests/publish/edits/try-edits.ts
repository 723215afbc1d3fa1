import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom } from '../../helpers/edits/random.ts'
import type { Random } from '../../helpers/edits/random.ts'
import { makeProjectCopy } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy, Run } from '../../helpers/project/project-copy.ts'
import { findFault, readSite } from './find-fault.ts'
import { codeEdits, schemaEdits } from './kinds/code-edits.ts'
import { publicEdits } from './kinds/public-edits.ts'
import { settingEdits } from './kinds/setting-edits.ts'
import { dataEdits, markdownEdits } from './kinds/text-edits.ts'
import { changedFiles, moveTo, readWorld } from './world.ts'
import type { Edit, EditKind, World } from './world.ts'

interface TryOptions {
  data: 'small' | 'real'
  seed: number
  tries: number
  say?: (line: string) => void
  signal?: AbortSignal
}

// So many edits are made before the data is as it was.
const editsInARow = 12

/**
 * Makes random edits, builds each both in a folder that is built over and over and from nothing,
 * and gives back where the two differ.
 */
export async function tryEdits({ data, seed, tries, say, signal }: TryOptions): Promise<string[]> {
  const from = { isReal: data === 'real', signal }
  const [warm, cold] = [makeProjectCopy(from), makeProjectCopy(from)]
  const faults: string[] = []
  try {
    const options = ['--no-pictures', '--no-compress']
    await warm.build(...options)
    const pristine = readWorld(warm.root, options)
    const random = createRandom(seed)
    let [world, coldWorld, earlier] = [pristine, pristine, [pristine]]
    for (let index = 1; index <= tries; index++) {
      if (index % editsInARow === 0) earlier = [pristine]
      const isBack = index % editsInARow === 0 || (earlier.length > 1 && random.below(5) === 0)
      const edit: Edit = isBack ? { name: 'edits taken back', world: random.pick(earlier) } : chooseEdit(world, random)
      const before = readSite(warm.root)
      moveTo(warm.root, world, edit.world)
      moveTo(cold.root, coldWorld, edit.world)
      cool(cold.root, changedFiles(coldWorld, edit.world))
      coldWorld = edit.world
      const runs = await buildBoth(warm, cold, edit.world)
      const isRefused = runs[0].code !== 0
      const fault = findFault([warm.root, cold.root], runs, before)
      if (fault !== undefined) {
        faults.push(`Try ${index} of seed ${seed}, ${edit.name}\n  ${fault}`)
        // Else it would be found again after each edit to come.
        for (const name of ['dist', 'generated', '.cache/site/memo.txt'])
          rmSync(join(warm.root, name), { recursive: true, force: true })
      }
      say?.(`${index}: ${fault === undefined ? (isRefused ? 'refused' : 'built') : 'FAULT'}  ${edit.name}`)
      if (isRefused) moveTo(warm.root, edit.world, world)
      else earlier.push((world = edit.world))
    }
    return faults
  } finally {
    for (const copy of [warm, cold]) copy.remove()
  }
}

// A group stands here as often as it comes up beside the others. An edit of src/ bundles the code
// twice.
const groups: readonly Readonly<Record<string, EditKind>>[] = [
  ...Array.from({ length: 7 }, () => dataEdits),
  ...[markdownEdits, publicEdits, settingEdits, schemaEdits, codeEdits, codeEdits],
]

/** An edit of some kind, with the kind in its name. */
function chooseEdit(world: World, random: Random): Edit {
  for (;;) {
    const group = random.pick(groups)
    const kind = random.pick(Object.keys(group))
    const edit = group[kind]!({ world, random })
    if (edit) return { ...edit, name: `${kind}: ${edit.name}` }
  }
}

/** Makes a folder as cold as a fresh clone, but for the bundles of code that is as it was. */
function cool(root: string, changed: readonly string[]): void {
  const cache = join(root, '.cache/site')
  const isSameCode = changed.every((file) => /^(data|public)\//.test(file))
  const caches = existsSync(cache) ? readdirSync(cache) : []
  const gone = caches.filter((name) => !isSameCode || !/^bundle-\w+$/.test(name)).map((name) => `.cache/site/${name}`)
  for (const name of ['dist', 'generated', ...gone]) rmSync(join(root, name), { recursive: true, force: true })
}

/** Waits for both, also where one of them fails: neither may work on in a folder that goes. */
async function buildBoth(warm: ProjectCopy, cold: ProjectCopy, { env, options }: World): Promise<[Run, Run]> {
  const [first, second] = [warm, cold].map((copy) => copy.start(['build', ...options], env).ended) as [
    Promise<Run>,
    Promise<Run>,
  ]
  await Promise.allSettled([first, second])
  return [await first, await second]
}
