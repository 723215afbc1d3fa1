import { visit } from 'yaml'
import type { Node, YAMLSeq } from 'yaml'
import type { Random } from '../../../helpers/edits/random.ts'
import { byShape, isListPlace, listPlaces, nameOf, withYaml } from '../values/data-places.ts'
import type { EditKind } from '../world.ts'

/** Edits of lists: entries added, taken out, doubled and moved. */
export const listEdits: Readonly<Record<string, EditKind>> = {
  'an entry taken out': listEdit((items, random) => items.toSpliced(random.below(items.length), 1)),
  'the first or last entry taken out': listEdit((items, random) =>
    random.below(2) === 0 ? items.slice(1) : items.slice(0, -1),
  ),
  'an entry added': listEdit((items, random) =>
    items.toSpliced(random.below(items.length + 1), 0, changed(random.pick(items))),
  ),
  'an entry doubled': listEdit((items, random) =>
    items.toSpliced(random.below(items.length + 1), 0, random.pick(items).clone() as Node),
  ),
  'two entries swapped': listEdit((items, random) => {
    const [one, other] = [random.below(items.length), random.below(items.length)]
    return items.with(one, items[other]!).with(other, items[one]!)
  }),
  'the list turned round': listEdit((items) => items.toReversed()),
}

function listEdit(change: (items: Node[], random: Random) => Node[]): EditKind {
  return ({ world, random }) => {
    const { file, path, node } = random.pick(random.pick(byShape(listPlaces(world).filter(isListPlace))))
    if (node.items.length === 0) return undefined
    const edited = withYaml(world, file, (yaml) => {
      const list = yaml.getIn(path) as YAMLSeq<Node>
      list.items = change(list.items, random)
    })
    return { name: nameOf({ file, path }), world: edited.world }
  }
}

/** A copy whose texts say something else; ids and numbers stay. */
export function changed(node: Node): Node {
  const copy = node.clone() as Node
  const change = (text: string) => (/^[a-z0-9-]+$|^https?:|^\d/.test(text) ? text : `${text} Zq`)
  visit(copy, {
    Scalar: (key, scalar) =>
      void (key !== 'key' && typeof scalar.value === 'string' && (scalar.value = change(scalar.value))),
  })
  return copy
}
