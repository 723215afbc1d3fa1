import { createRequire } from 'node:module'
import type { IconShape } from './plan/payloads.ts'

const nodes = createRequire(import.meta.url)('lucide-static/icon-nodes.json') as Record<string, IconShape>

/** Names of all icons that data may use: those of the lucide set. */
export const iconNames: ReadonlySet<string> = new Set(Object.keys(nodes))

/** The shapes that draw an icon; throws where a check should have refused the name. */
export function getIcon(name: string): IconShape {
  const shape = nodes[name]
  if (!shape) throw new Error(`No icon "${name}": the icon check should have refused it`)
  return shape
}
