import {
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Random } from '../../../helpers/edits/random.ts'
import { dataFiles } from '../values/data-places.ts'
import type { EditKind, Scene } from '../edit.ts'
import { listFiles } from '../world.ts'
import { valueEditIn } from './value-edits.ts'

type Damage = (file: string, random: Random) => void

const damages: Readonly<Record<string, Damage>> = {
  deleted: (file) => rmSync(file, { recursive: true }),
  emptied: (file) => truncateSync(file, 0),
  'cut off': (file, random) => truncateSync(file, random.below(Math.max(1, statSync(file).size))),
  'overwritten in place': (file, random) => overwrite(file, random),
  'replaced by another one': (file) => {
    writeFileSync(`${file}.zq~`, 'Zq.\n')
    renameSync(`${file}.zq~`, file)
  },
  'given a line more': (file) => writeFileSync(file, 'Zq.\n', { flag: 'a' }),
  'deleted with its folder': (file) => rmSync(dirname(file), { recursive: true }),
  'joined by a stranger': (file) => writeFileSync(join(dirname(file), 'zq-stranger.html'), 'Zq.\n'),
  'joined by a strange folder': (file) => {
    mkdirSync(join(dirname(file), 'zq-strange'), { recursive: true })
    writeFileSync(join(dirname(file), 'zq-strange/stranger.txt'), 'Zq.\n')
  },
}

/** Bytes changed in the file itself, as a failing disk would: whatever shares it by a hard link shares the damage. */
function overwrite(file: string, random: Random): void {
  const handle = openSync(file, 'r+')
  const { size } = statSync(file)
  if (size > 0)
    writeSync(handle, Buffer.from('Zq'.slice(0, size)), 0, Math.min(2, size), random.below(Math.max(1, size - 2)))
  closeSync(handle)
}

export const distDamage = damageIn(({ root, random }) => {
  const copies = ['dist/sites/a', 'dist/sites/b']
  const live = `dist/${readlinkSync(join(root, 'dist/current'))}`
  return listFiles(root, random.pick([live, live, ...copies]))
})

export const generatedDamage = damageIn(({ root }) => listFiles(root, 'generated'))

export const cacheDamage = damageIn(({ root, random }) =>
  listFiles(root, random.pick(['.cache/site', '.cache/site/share', '.cache/codegen'])),
)

/** Every kind of damage, to files that are chosen by folder and then by name: a folder of few files matters as much as one of many. */
function damageIn(listOf: (scene: Scene) => string[]): Readonly<Record<string, EditKind>> {
  return Object.fromEntries(
    Object.entries(damages).map(([name, damage]): [string, EditKind] => [
      name,
      (scene) => {
        const { world, random, root } = scene
        const files = listOf(scene)
        if (files.length === 0) return undefined
        const folder = random.pick([...new Set(files.map((one) => dirname(one)))])
        const file = random.pick(files.filter((one) => dirname(one) === folder))
        return {
          name: file,
          world,
          damage: () =>
            lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile() && damage(join(root, file), random),
        }
      },
    ]),
  )
}

/** Things that somebody does beside the builds and that no build may mind. */
export const otherDamage: Readonly<Record<string, EditKind>> = {
  'a whole folder deleted': ({ world, random, root }) => {
    const folder = random.pick([
      'dist',
      'generated',
      '.cache',
      '.cache/site/share',
      'dist/sites/a',
      'dist/sites/b',
      'dist/sites',
      'dist/current',
      'dist/client',
      'generated/served',
      'generated/server',
    ])
    return { name: folder, world, damage: () => rmSync(join(root, folder), { recursive: true, force: true }) }
  },
  'a data file that becomes a link': ({ world, random, root }) => {
    const file = random.pick(dataFiles(world))
    const target = join(root, 'shared', file)
    const damage = () => {
      mkdirSync(dirname(target), { recursive: true })
      renameSync(join(root, file), target)
      symlinkSync(target, join(root, file))
    }
    return {
      name: file,
      world,
      damage: () => lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile() && damage(),
      then: valueEditIn(file),
    }
  },
}
