import type { Random } from '../../../helpers/edits/random.ts'
import type { EditKind } from './edit-kind.ts'
import { textOf, withFiles } from '../world.ts'
import { replaceOne } from './markdown-edits.ts'

/** Edits of the schemas, none of which makes them stricter. */
export const schemaEdits: Readonly<Record<string, EditKind>> = {
  'a description': schemaEdit((text, random) =>
    replaceOne(text, /(?<="description": ")[^"\\]+/g, random, (said) => `${said} Zq.`),
  ),
  'a length loosened': schemaEdit((text, random) =>
    replaceOne(text, /(?<="max(?:Length|Items|imum)": )\d+/g, random, (limit) => String(Number(limit) + 10)),
  ),
  'a lower limit loosened': schemaEdit((text, random) =>
    replaceOne(text, /(?<="min(?:Length|Items|imum)": )[1-9]\d*/g, random, (limit) => String(Number(limit) - 1)),
  ),
  'a key that nobody uses yet': schemaEdit((text, random) =>
    replaceOne(text, /(?<="properties": \{)/g, random, () => ' "zq": { "type": "string", "description": "New." },'),
  ),
  'a key required no more': schemaEdit((text, random) =>
    replaceOne(text, /"required": \[\s*"\w+",\s*/g, random, () => '"required": ['),
  ),
}

function schemaEdit(change: (text: string, random: Random) => string): EditKind {
  return ({ world, random }) => {
    const file = random.pick([...world.files.keys()].filter((name) => name.endsWith('.schema.json')))
    const text = textOf(world, file)
    const edited = change(text, random)
    if (edited === text) return undefined
    const line = edited.split('\n').find((one, index) => one !== text.split('\n')[index]) ?? ''
    return { name: `${file}: ${line.trim().slice(0, 80)}`, world: withFiles(world, { [file]: edited }) }
  }
}
