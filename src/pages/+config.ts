import type { Config } from 'vike/types'

/**
 * HTML-only mode: Vike routes and bundles, our code hydrates, and the browser gets none of Vike's
 * runtime.
 */
export default {
  clientRouting: false,
  prerender: false,
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
