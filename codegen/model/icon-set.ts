import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconShape } from '#src/content/payload/shown.ts'

const require = createRequire(import.meta.url)

// One file an icon, of the very package that draws the interface: a second one of another version
// knew other names. They are read one by one, for a page needs few of them.
const folder = join(dirname(require.resolve('lucide')), '../esm/icons')
const ending = '.mjs'

/** Names of all icons that data may use: those of the lucide set. */
export const iconNames: ReadonlySet<string> = new Set(
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length)),
)

/** The shapes that draw an icon; throws where a check should have refused the name. */
export function getIcon(name: string): IconShape {
  if (!iconNames.has(name)) throw new Error(`No icon "${name}": the icon check should have refused it`)
  const icon: { default: IconShape } = require(join(folder, `${name}${ending}`))
  return icon.default
}
