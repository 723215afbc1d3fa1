import { isStandIn, kinds, pageKinds, prefixOf, recordKinds, singleKinds } from '../../model/page-kinds.ts'
import { fixedPaths, legalPath } from '../../model/route.ts'
import { camelCase, keyOf } from './names.ts'

/** The kinds of page, the paths of single pages, and a path builder for each kind with many. */
export function emitRoutes(): string {
  const ids = recordKinds.map((kind) => pageKinds[kind].id).sort()
  const paths = singleKinds.map((kind) => `  ${keyOf(kind)}: '${fixedPaths[kind]}',\n`)
  const builders = recordKinds.map(
    (kind) => `/** The path of a page of the kind "${kind}". */
export const ${camelCase(kind)}Path = (id: ${pageKinds[kind].id}) => \`${prefixOf(kind)}\${id}\` as const
`,
  )
  return `import type { ${ids.join(', ')} } from './ids.ts'

/** A kind of page. */
export type Kind =${kinds.map((kind) => `\n  | '${kind}'`).join('')}

/** Paths of the single pages. */
export const fixedPaths = {
${paths.join('')}} as const
${builders.join('')}`
}

/** The kind at each path pattern. Pages directly under the root have one each: theirs fits all. */
export function emitClientRoutes(legal: readonly string[]): string {
  const rows = [
    ...singleKinds.filter((kind) => !isStandIn(kind)).map((kind) => [kind, fixedPaths[kind]]),
    ...legal.map((id) => ['legal', legalPath(id)]),
    ...recordKinds.filter((kind) => kind !== 'legal').map((kind) => [kind, pageKinds[kind].pattern]),
  ].map(([kind, pattern]) => `  { kind: '${kind}', pattern: '${pattern}' },\n`)
  return `import type { Kind } from './routes.ts'

/** Which kind of page answers at a path, in the router's notation. */
export const clientRoutes: readonly { kind: Kind; pattern: string }[] = [
${rows.join('')}]
`
}
