import { clientRoutes } from '../../content/client-routes.ts'
import type { Kind } from '../../content/types.ts'

/**
 * The kind of page at a path of this site. Undefined if client navigation does not handle the path.
 * The router's own matcher would do the same with 0.6 kB more, for nested routes.
 */
export function kindOfPath(path: string): Kind | undefined {
  return clientRoutes.find(({ pattern }) => shapeOf(pattern).test(path))?.kind
}

const shapeOf = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}/*$`)
