import { matchPath } from 'react-router-dom'
import type { OnBeforeRouteAsync } from 'vike/types'

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- The way in which Vike's types are added to.
  namespace Vike {
    interface PageContext {
      urlLogical?: string
    }
  }
}

/**
 * The development server's routes: an address leads to the folder of its kind, where Vike finds
 * that kind's code and styles. The table is loaded when a page is requested, because a server that
 * starts with broken data has no table yet.
 */
export const onBeforeRoute: OnBeforeRouteAsync = async ({ urlPathname }) => {
  const { clientRoutes } = await import('../content/client-routes.ts')
  const kindOfPath = (path: string) =>
    clientRoutes.find(({ pattern }) => matchPath({ path: pattern, caseSensitive: true }, path))?.kind
  return {
    pageContext: { urlLogical: `/${kindOfPath(urlPathname) ?? kindOfPath(inEnglish(urlPathname)) ?? 'not-found'}` },
  }
}

/** A page in another language has the kind of the English one, in the folder of its language. */
const inEnglish = (path: string) => path.replace(/^\/[a-z]{2,3}(?=\/)/, '')
