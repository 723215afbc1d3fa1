import type { Random } from '../../../helpers/edits/random.ts'
import { dataFiles } from '../values/data-places.ts'
import type { Edit, EditKind } from '../edit.ts'
import { textOf, withFiles } from '../world.ts'
import { replaceOne } from './markdown-edits.ts'

/** Edits that say the same in other words: no page may differ. */
export const silentEdits: Readonly<Record<string, EditKind>> = {
  'a comment at the top': yamlEdit((text) => `# Looked at by Zq.\n${text}`),
  'a comment between records': yamlEdit((text, random) =>
    replaceOne(text, /^(?=[\w/-]+:)/gm, random, () => '# Looked at by Zq.\n'),
  ),
  'a comment at the end': yamlEdit((text) => `${text.replace(/\n*$/, '\n')}# Looked at by Zq.\n`),
  'an empty line between records': yamlEdit((text, random) => replaceOne(text, /^(?=[\w/-]+:)/gm, random, () => '\n')),
  'trailing blanks': yamlEdit((text, random) =>
    replaceOne(text, /(?<=^[\w/-]+:(?: [^>|\n]+)?)(?=\n)/gm, random, () => '   '),
  ),
  'quotes round a plain text': yamlEdit((text, random) =>
    replaceOne(
      text,
      /(?<=^ *[\w-]+: )[A-Z][\w ]*(?=\n(?! *[\w.,-]+(?: [\w.,-]+)*\n))/gm,
      random,
      (value) => `"${value}"`,
    ),
  ),
  'line ends of another system': fileEdit((text) => text.replaceAll('\n', '\r\n')),
  'a byte order mark': fileEdit((text) => `\uFEFF${text}`),
  'empty lines at the end': fileEdit((text) => `${text}\n\n\n`),
  "the operator's guide": ({ world }) =>
    silent(
      'data/README.md',
      { 'data/README.md': `${world.files.get('data/README.md')?.toString() ?? ''}\nZq.\n` },
      world,
    ),
  'what an editor leaves behind': ({ world, random }) => {
    const name = random.pick([
      'data/.DS_Store',
      'data/services/.gst-reg.yaml.swp',
      'data/cities.yaml~',
      'src/.DS_Store',
      'codegen/plan/.plan.ts.swp',
    ])
    return silent(name, { [name]: 'left behind' }, world)
  },
}

function silent(name: string, changes: Parameters<typeof withFiles>[1], world: Parameters<typeof withFiles>[0]): Edit {
  return { name, world: withFiles(world, changes), isSilent: true }
}

function yamlEdit(change: (text: string, random: Random) => string): EditKind {
  return fileEdit(change, (file) => file.endsWith('.yaml'))
}

function fileEdit(
  change: (text: string, random: Random) => string,
  isWanted: (file: string) => boolean = () => true,
): EditKind {
  return ({ world, random }) => {
    const file = random.pick(dataFiles(world).filter(isWanted))
    const text = textOf(world, file)
    const edited = change(text, random)
    return edited === text ? undefined : silent(file, { [file]: edited }, world)
  }
}
