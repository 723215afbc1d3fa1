import { matchPath } from 'react-router-dom'
import { clientRoutes } from '../../content/client-routes.ts'
import type { Kind } from '../../content/types.ts'

/** The kind of page that a path of this site belongs to; undefined where client navigation has no business. */
export function kindOfPath(path: string): Kind | undefined {
  return clientRoutes.find((route) => matchPath({ path: route.pattern, caseSensitive: true }, path))?.kind
}
