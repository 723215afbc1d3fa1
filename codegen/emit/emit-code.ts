import { isStandIn, kinds, pageKinds, prefixOf, recordKinds, singleKinds } from '../model/page-kinds.ts'
import type { Kind } from '../model/page-kinds.ts'
import { fixedPaths, legalPath } from '../model/route.ts'
import type { ListedRoute } from '../pages/shared/route-plan.ts'

const kindsSource = 'codegen/model/page-kinds.ts'

/** The comment above a TypeScript file of generated/. */
export const wroteFrom = (source: string) =>
  `// Written by codegen from ${source}. An edit here is lost at the next run.\n\n`

/** A kind of page as a key of an object. */
const keyOf = (kind: string) => (/^\w+$/.test(kind) ? kind : `'${kind}'`)

/** A kind of page as a name in code. */
const camelCase = (kind: string) => kind.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What the bundle needs to know of the data. */
export interface Rooted {
  /** The ids of the legal pages, which are directly under the root. */
  legal: readonly string[]
  /** The paths of checks that have their own. */
  checks: readonly string[]
}

/** The files of generated/ that the bundle contains. Plain strings: ts-morph takes long to load. */
export function emitCode(rooted: Rooted): Map<string, string> {
  return new Map([
    ['routes.ts', wroteFrom(kindsSource) + emitRoutes()],
    ['client-routes.ts', wroteFrom(`${kindsSource}, data/legal and data/checks`) + emitClientRoutes(rooted)],
    ['client-islands.ts', wroteFrom(kindsSource) + emitClientIslands()],
    ['server-pages.ts', wroteFrom(kindsSource) + emitServerPages()],
  ])
}

/** The kinds of page, the paths of single pages, and a path builder for each kind with many. */
function emitRoutes(): string {
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
function emitClientRoutes({ legal, checks }: Rooted): string {
  const rows = [
    ...singleKinds.filter((kind) => !isStandIn(kind)).map((kind) => [kind, fixedPaths[kind]]),
    ...legal.map((id) => ['legal', legalPath(id)]),
    ...checks.flatMap((path) => [
      ['check', path],
      ['check-outcome', `${path}/:outcome`],
    ]),
    ...recordKinds.filter((kind) => kind !== 'legal').map((kind) => [kind, pageKinds[kind].pattern]),
  ].map(([kind, pattern]) => `  { kind: '${kind}', pattern: '${pattern}' },\n`)
  return `import type { Kind } from './routes.ts'

/** Which kind of page answers at a path, in the router's notation. */
export const clientRoutes: readonly { kind: Kind; pattern: string }[] = [
${rows.join('')}]
`
}

/** The browser's loaders of the parts that React hydrates. */
function emitClientIslands(): string {
  return `/** The islands of each kind of page, loaded when the first of them is hydrated. */
export const clientIslands = {
${linesOf((kind) => `  ${keyOf(kind)}: () => import('../src/pages/${kind}/islands.ts'),`)}}
`
}

/** The components of all kinds, for the prerenderer. */
function emitServerPages(): string {
  return `${linesOf((kind) => `import * as ${camelCase(kind)} from '${moduleOf(kind)}'`)}
/** The component of each kind of page, for rendering on the server. */
export const serverPages = {
${linesOf((kind) => `  ${keyOf(kind)}: ${camelCase(kind)}.Page,`)}}
`
}

const linesOf = (line: (kind: Kind) => string) => kinds.map((kind) => `${line(kind)}\n`).join('')

const moduleOf = (kind: Kind) => `../src/pages/${kind}/+Page.tsx`

// A type with more names does not help in an editor, and takes the compiler seconds.
const mostSlugs = 2000

/** Every page as a typed table, in plain strings: ts-morph takes a second for 10,000 lines. */
export function emitRouteTable(routes: readonly ListedRoute[]): string {
  return `${wroteFrom('data')}import type { Kind } from './routes.ts'

/** A page of the site. */
export interface Route {
  path: string
  kind: Kind
  /**
   * The canonical page: its own path unless it is another address of that page. Absent on hidden
   * pages.
   */
  canonical?: string
  /** The day on which its content last changed. */
  lastModified?: string
}

${slugType(routes)}

/** Every page, in the order of the sitemap. */
export const routes: readonly Route[] = [
${routes.map((route) => `  ${row(route)},\n`).join('')}]
`
}

function slugType(routes: readonly ListedRoute[]): string {
  const slugs = routes.filter(({ kind }) => kind === 'city').map(({ path }) => path.slice(prefixOf('city').length))
  if (slugs.length > mostSlugs)
    return `/** The slug of a page under ${fixedPaths.cities}: too many for a type. */\nexport type CitySlug = string`
  const union = slugs.map((slug) => `\n  | '${slug}'`).join('') || ' never'
  return `/** The slug of a page under ${fixedPaths.cities}: a city, a neighbourhood, or another name of one. */\nexport type CitySlug =${union}`
}

function row({ path, kind, canonicalPath, lastModified }: ListedRoute): string {
  const values = { path, kind, canonical: canonicalPath, lastModified }
  const keys = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: '${value}'`]))
  return `{ ${keys.join(', ')} }`
}
