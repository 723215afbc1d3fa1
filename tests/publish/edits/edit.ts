import type { Random } from '../../helpers/edits/random.ts'
import { codeEdits, schemaEdits } from './kinds/code-edits.ts'
import { listEdits } from './kinds/list-edits.ts'
import { markdownEdits } from './kinds/markdown-edits.ts'
import { publicEdits } from './kinds/public-edits.ts'
import { recordEdits } from './kinds/record-edits.ts'
import { settingEdits } from './kinds/setting-edits.ts'
import { valueEdits } from './kinds/value-edits.ts'
import type { Edit, EditKind, World } from './world.ts'

// A group stands here as often as it comes up beside the others. An edit of src/ bundles the code
// twice.
const groups: readonly Readonly<Record<string, EditKind>>[] = [
  ...[valueEdits, valueEdits, valueEdits, recordEdits, recordEdits, listEdits, listEdits],
  ...[markdownEdits, publicEdits, settingEdits, schemaEdits, codeEdits, codeEdits],
]

/** An edit of some kind, with the kind in its name. */
export function chooseEdit(world: World, random: Random): Edit {
  for (;;) {
    const group = random.pick(groups)
    const kind = random.pick(Object.keys(group))
    const edit = group[kind]!({ world, random })
    if (edit) return { ...edit, name: `${kind}: ${edit.name}` }
  }
}
