import { withFiles } from '../world.ts'
import type { EditKind, World } from '../world.ts'

const contents: Readonly<Record<string, string | Buffer>> = {
  'zq.txt': 'Zq.\n',
  'zq/deep/er/zq.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'fonts/zq.bin': Buffer.from([0, 255, 128, 10, 13]),
  'zq-empty.json': '',
  'zq.html': '<p>Zq</p>',
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
}

function pickFile(change: (world: World, file: string) => Parameters<typeof withFiles>[1]): EditKind {
  return ({ world, random }) => {
    const files = [...world.files.keys()].filter((file) => file.startsWith('public/'))
    if (files.length === 0) return undefined
    const file = random.pick(files)
    return { name: file, world: withFiles(world, change(world, file)) }
  }
}
