import type { Random } from '../../helpers/edits/random.ts'
import type { Edit, EditKind, Scene } from './edit.ts'
import { bundledEdits, codegenEdits } from './kinds/code-edits.ts'
import { cacheDamage, distDamage, generatedDamage, otherDamage } from './kinds/damage.ts'
import { commandEdits } from './kinds/command-edits.ts'
import { fileEdits } from './kinds/file-edits.ts'
import { listEdits } from './kinds/list-edits.ts'
import { markdownEdits } from './kinds/markdown-edits.ts'
import { publicEdits } from './kinds/public-edits.ts'
import { recordEdits } from './kinds/record-edits.ts'
import { schemaEdits } from './kinds/schema-edits.ts'
import { settingEdits } from './kinds/setting-edits.ts'
import { silentEdits } from './kinds/silent-edits.ts'
import { valueEdits } from './kinds/value-edits.ts'
import type { World } from './world.ts'

interface Group {
  kinds: Readonly<Record<string, EditKind>>
  /** How often it comes up beside the others. */
  weight: number
}

/** Edits of the data alone, for which nothing has to be built. */
export const dataGroups = {
  value: { kinds: valueEdits, weight: 6 },
  list: { kinds: listEdits, weight: 3 },
  record: { kinds: recordEdits, weight: 4 },
  file: { kinds: fileEdits, weight: 3 },
  markdown: { kinds: markdownEdits, weight: 2 },
} as const satisfies Record<string, Group>

export const groups: Readonly<Record<string, Group>> = {
  ...dataGroups,
  silent: { kinds: silentEdits, weight: 2 },
  public: { kinds: publicEdits, weight: 3 },
  schema: { kinds: schemaEdits, weight: 1 },
  setting: { kinds: settingEdits, weight: 3 },
  codegen: { kinds: codegenEdits, weight: 2 },
  // Each bundles the code twice, which takes as long as ten other tries.
  bundled: { kinds: bundledEdits, weight: 1 },
  'damage to dist': { kinds: distDamage, weight: 2 },
  'damage to generated': { kinds: generatedDamage, weight: 2 },
  'damage to the cache': { kinds: cacheDamage, weight: 2 },
  // Each runs a command more.
  command: { kinds: commandEdits, weight: 2 },
  'other damage': { kinds: otherDamage, weight: 1 },
}

/** An edit and the kind it is of. */
export interface ChosenEdit extends Edit {
  /** The world before it. */
  before: World
  group: string
  kind: string
}

/** An edit of a group; of another kind where there is nothing of the first to edit. */
export function chooseEdit(group: string, scene: Scene, from: Readonly<Record<string, Group>> = groups): ChosenEdit {
  const { kinds } = from[group]!
  for (;;) {
    const kind = scene.random.pick(Object.keys(kinds))
    const edit = kinds[kind]!(scene)
    if (edit) return { ...edit, before: scene.world, group, kind }
  }
}

/** Names of groups in the order in which they come up: each once, then by weight. */
export function* dealGroups(random: Random, from: Readonly<Record<string, Group>> = groups): Generator<string, never> {
  const rest = Object.keys(from)
  while (rest.length > 0) yield rest.splice(random.below(rest.length), 1)[0]!
  const weighted = Object.entries(from).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name))
  for (;;) yield random.pick(weighted)
}
