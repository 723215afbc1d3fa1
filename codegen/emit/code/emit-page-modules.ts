import { kinds } from '../../model/page-kinds.ts'
import type { Kind } from '../../model/page-kinds.ts'
import { camelCase, keyOf } from './names.ts'

/** The browser's loaders of each kind. They do not compile if src/pages lacks a kind. */
export function emitClientPages(): string {
  return `/** The code of each kind of page, loaded when the first page of that kind is shown. */
export const clientPages = {
${linesOf((kind) => `  ${keyOf(kind)}: () => import('${moduleOf(kind)}'),`)}}
`
}

/** The components of all kinds, for the prerenderer. */
export function emitServerPages(): string {
  return `${linesOf((kind) => `import * as ${camelCase(kind)} from '${moduleOf(kind)}'`)}
/** The component of each kind of page, for rendering on the server. */
export const serverPages = {
${linesOf((kind) => `  ${keyOf(kind)}: ${camelCase(kind)}.Page,`)}}
`
}

const linesOf = (line: (kind: Kind) => string) => kinds.map((kind) => `${line(kind)}\n`).join('')

const moduleOf = (kind: Kind) => `../src/pages/${kind}/+Page.tsx`
