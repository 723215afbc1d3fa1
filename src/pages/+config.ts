import type { Config } from 'vike/types'

/**
 * HTML-only mode: Vike routes and bundles, React hydrates by itself, and none of Vike's runtime
 * reaches the browser.
 */
export default {
  clientRouting: false,
  prerender: false,
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
