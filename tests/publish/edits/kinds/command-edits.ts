import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EditKind } from '../edit.ts'
import type { World } from '../world.ts'
import { settingEdits } from './setting-edits.ts'
import { valueEdits, valueEditIn } from './value-edits.ts'

/** What else may have run since the last build. All of it is over before the build that is compared. */
export const commandEdits: Readonly<Record<string, EditKind>> = {
  'a build killed': (scene) => {
    const edit = valueEditIn()(scene)
    const ms = 20 + scene.random.below(scene.random.pick([400, 1500]))
    return (
      edit && {
        ...edit,
        name: `${edit.name}; a build killed after ${ms} ms`,
        damage: () => run(scene.root, edit.world, { args: ['build'], ms }),
      }
    )
  },
  'a file saved while a build ran, and put back': (scene) => {
    const { random, root } = scene
    const edit = valueEdits['another value']!(scene)
    const later = edit && valueEdits['another value']!({ ...scene, world: edit.world })
    if (!edit || !later) return undefined
    const file = [...later.world.files.keys()].find(
      (name) => later.world.files.get(name) !== edit.world.files.get(name),
    )!
    const ms = random.below(600)
    const damage = () => {
      const before = readFileSync(join(root, file))
      writeFileSync(join(root, '.saved'), later.world.files.get(file)!)
      const script = `"$0" "$@" & sleep ${ms / 1000}; cp .saved "${file}"; wait`
      spawnSync('sh', ['-c', script, process.execPath, 'codegen/cli.mjs', 'build', ...edit.world.options], {
        cwd: root,
        env: envOf(edit.world),
        stdio: 'ignore',
      })
      writeFileSync(join(root, file), before)
    }
    return { name: `${edit.name}; saved after ${ms} ms: ${later.name}`, world: edit.world, damage }
  },
  'a build with other settings': (scene) => {
    const kind = scene.random.pick(Object.keys(settingEdits))
    const other = settingEdits[kind]!(scene)
    return (
      other && { name: other.name, world: scene.world, damage: () => run(scene.root, other.world, { args: ['build'] }) }
    )
  },
  'a part made for a build farm': ({ world, random, root }) => {
    const part = random.pick(['1/1', '1/2', '2/2', '2/3'])
    return { name: part, world, damage: () => run(root, world, { args: ['build', '--part', part] }) }
  },
  'another command': ({ world, random, root }) => {
    const args = random.pick([['validate'], ['codegen'], ['report'], ['city:add', 'Zqur', 'TN', '--dry-run']])
    return { name: args.join(' '), world, damage: () => run(root, world, { args }) }
  },
}

function run(root: string, world: World, { args, ms }: { args: readonly string[]; ms?: number }): void {
  const own = args[0] === 'build' ? world.options : []
  spawnSync(process.execPath, ['codegen/cli.mjs', ...args, ...own], {
    cwd: root,
    env: envOf(world),
    stdio: 'ignore',
    ...(ms === undefined ? {} : { timeout: ms, killSignal: 'SIGKILL' }),
  })
}

function envOf({ env }: World): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME, ...env }
}
