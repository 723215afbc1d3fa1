import { fixedPaths } from '../model/route.ts'
import { prefixOf } from '../model/page-kinds.ts'
import type { ListedRoute } from '../pages/shared/route-plan.ts'

// A type with more names does not help in an editor, and takes the compiler seconds.
const mostSlugs = 2000

/** Every page as a typed table, in plain strings: ts-morph takes a second for 10,000 lines. */
export function emitRouteTable(routes: readonly ListedRoute[]): string {
  return `// Written by codegen from data. An edit here is lost at the next run.

import type { Kind } from './routes.ts'

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
