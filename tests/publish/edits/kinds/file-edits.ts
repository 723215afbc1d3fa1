import { isMap, isSeq } from 'yaml'
import type { Document, Node } from 'yaml'
import { articlePath, legalPath, servicePath } from '../../../../codegen/model/route.ts'
import type { Random } from '../../../helpers/edits/random.ts'
import { dataFiles, openFile } from '../values/data-places.ts'
import type { EditKind } from '../edit.ts'
import { collectionOf } from '../values/schema.ts'
import { textOf, withFiles } from '../world.ts'
import type { World } from '../world.ts'
import { changed } from './list-edits.ts'
import { isFree, withRedirect, withReferences, withoutReferences } from './record-edits.ts'

const addresses: Readonly<Record<string, (id: string) => string>> = {
  services: servicePath,
  articles: articlePath,
  legal: legalPath,
}

/** Edits of whole files of data/: those that hold one record, and the parts of the list of cities. */
export const fileEdits: Readonly<Record<string, EditKind>> = {
  'a file copied under another name': ({ world, random }) => {
    const file = pickFile(world, random)
    const { id, next, rename } = named(file, random)
    if (!isFree(world, next)) return undefined
    return { name: `${file} → ${next}`, world: withFiles(world, { [rename(next)]: copyText(world, file, id) }) }
  },
  'a file removed': ({ world, random }) => {
    const file = random.pick(dataFiles(world))
    return { name: file, world: withFiles(world, { [file]: undefined }) }
  },
  'a file removed, its page redirected': ({ world, random }) => {
    const file = pickFile(world, random)
    const { id, address } = named(file, random)
    return {
      name: file,
      world: withRedirect(withoutReferences(withFiles(world, { [file]: undefined }), id), address(id), '/services'),
    }
  },
  'a file renamed with all that names it': ({ world, random }) => {
    const file = pickFile(world, random)
    const { id, next, rename, address } = named(file, random)
    if (!isFree(world, next)) return undefined
    const moved = withFiles(world, { [file]: undefined, [rename(next)]: textOf(world, file) })
    return {
      name: `${file} → ${next}`,
      world: withRedirect(withReferences(moved, id, next), address(id), address(next)),
    }
  },
  'cities moved into a file of their own': ({ world, random }) => {
    const cities = dataFiles(world).filter((file) => collectionOf(file)!.home === 'files')
    const from = random.pick(cities)
    const to = `data/cities/${random.pick(['aa', 'tamil-nadu', 'zz'])}.yaml`
    const lines = textOf(world, from)
      .split('\n')
      .filter((line) => line !== '')
    const isMoved = lines.map((line) => /^[a-z0-9-]+: \{.*\}$/.test(line) && random.below(3) === 0)
    if (to === from || !isMoved.includes(true)) return undefined
    const pick = (wanted: boolean) => `${lines.filter((_, index) => isMoved[index] === wanted).join('\n')}\n`
    const there = world.files.get(to)?.toString() ?? ''
    return { name: `${from} → ${to}`, world: withFiles(world, { [from]: pick(false), [to]: there + pick(true) }) }
  },
  'all cities moved into another file': ({ world, random }) => {
    const from = random.pick(dataFiles(world).filter((file) => collectionOf(file)!.home === 'files'))
    const to = random.pick(['data/cities/aa.yaml', 'data/cities/zz.yaml', 'data/cities.yaml'])
    if (world.files.has(to)) return undefined
    return { name: `${from} → ${to}`, world: withFiles(world, { [from]: undefined, [to]: world.files.get(from)! }) }
  },
  'two files change places': ({ world, random }) => {
    const file = pickFile(world, random)
    const other = random.pick(dataFiles(world).filter((one) => collectionOf(one) === collectionOf(file)))
    return {
      name: `${file}, ${other}`,
      world: withFiles(world, { [file]: textOf(world, other), [other]: textOf(world, file) }),
    }
  },
}

function pickFile(world: World, random: Random): string {
  const folder = random.pick(Object.keys(addresses))
  return random.pick(dataFiles(world).filter((file) => file.startsWith(`data/${folder}/`)))
}

function named(file: string, random: Random) {
  const [, folder, id, ending] = /^data\/(\w+)\/(.*)(\.\w+)$/.exec(file)!
  return {
    id: id!,
    next: random.pick([`${id}-zq`, `aa-${id}`]),
    address: addresses[folder!]!,
    rename: (next: string) => `data/${folder}/${next}${ending}`,
  }
}

/** The file's text for a record beside the first: whatever must be said once on a site is said in other words. */
function copyText(world: World, file: string, id: string): string {
  const { before, yaml, after } = openFile(world, file)
  const copy = yaml.clone() as Document.Parsed
  if (isMap(copy.contents)) copy.contents = changed(copy.contents as unknown as Node) as never
  // A record that leads to the first one may not lead to itself, and the other way round.
  const related = copy.get('related')
  if (isSeq(related)) related.items = related.items.filter((one) => String(one) !== id)
  if (copy.has('order')) copy.set('order', Number(copy.get('order')) + 500)
  return before + copy.toString({ lineWidth: 0 }) + after
}
