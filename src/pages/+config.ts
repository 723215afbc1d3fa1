import type { Config } from 'vike/types'

/** HTML-only mode: Vike routes and bundles, our code hydrates, no runtime of Vike is sent. */
export default {
  clientRouting: false,
  prerender: false,
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
