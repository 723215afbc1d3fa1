import { listFiles, withFiles } from '../world.ts'
import type { World } from '../world.ts'
import type { EditKind, Scene } from '../edit.ts'

const contents: Readonly<Record<string, string | Buffer>> = {
  'zq.txt': 'Zq.\n',
  'zq/deep/er/zq.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'fonts/zq.bin': Buffer.from([0, 255, 128, 10, 13]),
  'zq empty.json': '',
  'zq.html': '<p>Zq</p>',
  'zq-திரு.txt': 'திரு',
  '.hidden': 'Zq',
}

/** Edits of public/, whose files are published as they are. */
export const publicEdits: Readonly<Record<string, EditKind>> = {
  'a file added': ({ world, random }) => {
    const name = random.pick(Object.keys(contents))
    return world.files.has(`public/${name}`)
      ? undefined
      : { name, world: withFiles(world, { [`public/${name}`]: contents[name] }) }
  },
  'a file changed': pickFile((world, file) => ({ [file]: Buffer.concat([world.files.get(file)!, Buffer.from('\n')]) })),
  'a file of the same size': pickFile((world, file) => {
    const content = Buffer.from(world.files.get(file)!)
    if (content.length > 0) content[content.length - 1]! ^= 1
    return { [file]: content }
  }),
  'a file emptied': pickFile((_, file) => ({ [file]: '' })),
  'a file removed': pickFile((_, file) => ({ [file]: undefined })),
  'a file renamed': pickFile((world, file) => ({
    [file]: undefined,
    [file.replace(/(\.\w+)?$/, '-zq$1')]: world.files.get(file),
  })),
  'a file in place of a folder': ({ world }) => {
    const inside = [...world.files.keys()].filter((file) => file.startsWith('public/fonts/'))
    return inside.length === 0
      ? undefined
      : {
          name: 'public/fonts',
          world: withFiles(world, {
            ...Object.fromEntries(inside.map((file) => [file, undefined])),
            'public/fonts': 'Zq',
          }),
        }
  },
  'a file under the name of one that is made': (scene) => {
    const made = madeFiles(scene)
    if (made.length === 0) return undefined
    const name = scene.random.pick(made)
    return { name, world: withFiles(scene.world, { [`public/${name}`]: 'Made by hand.\n' }) }
  },
}

/** Names of files of the site that do not come from public/, one of each ending and folder as likely as the next. */
function madeFiles({ world, root, random }: Scene): string[] {
  const all = listFiles(root, 'dist/client/')
    .map((file) => file.replace('dist/client/', ''))
    .filter((file) => !world.files.has(`public/${file}`))
  const sorts = new Map<string, string[]>()
  for (const file of all) {
    const sort = file.replace(/[^/]*(?=\.\w+$)/, '*')
    sorts.set(sort, [...(sorts.get(sort) ?? []), file])
  }
  return sorts.size === 0 ? [] : random.pick([...sorts.values()])
}

function pickFile(change: (world: World, file: string) => Parameters<typeof withFiles>[1]): EditKind {
  return ({ world, random }) => {
    const files = [...world.files.keys()].filter((file) => file.startsWith('public/'))
    if (files.length === 0) return undefined
    const file = random.pick(files)
    return { name: file, world: withFiles(world, change(world, file)) }
  }
}
