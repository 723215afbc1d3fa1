import { clientRoutes } from '../../content/client-routes.ts'
import type { Kind } from '../../content/types.ts'

/**
 * The kind of page that a path of this site belongs to; undefined where client navigation has no
 * business. The router's own matcher would do the same with 0.6 kB of what its nested routes need.
 */
export function kindOfPath(path: string): Kind | undefined {
  return clientRoutes.find(({ pattern }) => shapeOf(pattern).test(path))?.kind
}

const shapeOf = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}/*$`)
