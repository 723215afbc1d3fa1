import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/** Adds render-document to the server bundle, for the prerender driver to import. */
const renderEntry: Plugin = {
  name: 'render-entry',
  configEnvironment: (name) =>
    name === 'ssr'
      ? { build: { rolldownOptions: { input: { 'render-document': '/src/render/render-document.tsx' } } } }
      : undefined,
}

/**
 * The layout is rendered on the server only, so the browser's code imports its style sheets and nothing from them. Vite would
 * drop such a CSS module as unused.
 */
const layoutStyles: Plugin = {
  name: 'layout-styles',
  enforce: 'post',
  transform: {
    filter: { id: /src\/layout\/.*\.module\.css$/ },
    handler: () => ({ moduleSideEffects: 'no-treeshake' }),
  },
}

/**
 * Vike puts each CSS module into a chunk of its own, so that server and browser name it alike. Here the browser's chunks alone
 * count: without that rule a page needs four scripts in place of sixteen.
 */
const ownChunks: Plugin = {
  name: 'own-chunks',
  enforce: 'post',
  configResolved(config) {
    for (const output of [config.build.rolldownOptions.output ?? []].flat()) {
      const { codeSplitting } = output
      if (typeof codeSplitting === 'object' && codeSplitting.groups)
        codeSplitting.groups = codeSplitting.groups.filter((group) => typeof group.name === 'string')
    }
  },
}

/**
 * The names that react-router gives its components for debugging keep all of them in the bundle: Link, Form, ScrollRestoration and
 * what they need, which this site does not use. Without those names tree shaking removes them.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'),
      map: null,
    }),
  },
}

/**
 * Vite's loader of later scripts fetches their parts and style sheets beside them. Here they have none: each script is one file
 * (codegen/publish/bundle/join-chunks.ts), and its sheets are linked already. The rest of it would be two fifths of the start script.
 */
const plainLoader: Plugin = {
  name: 'plain-loader',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
}

export default defineConfig({
  plugins: [react(), vike(), renderEntry, layoutStyles, ownChunks, leanRouter, plainLoader],
  // The prerender driver assembles dist/client out of this folder, so that a failed build leaves the last site alone.
  build: {
    outDir: process.env['SITE_BUNDLE_DIR'] ?? '.cache/site/bundle',
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    // The oldest browsers that the script and the whole look are made for: those that know cascade layers. README.md says what others get.
    target: ['chrome99', 'firefox97', 'safari15.4'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Before React there is only the small start; Vite's loader of later chunks belongs to it.
            {
              name: 'start',
              test: /preload-helper|[\\/]src[\\/](pages[\\/]\+client|client[\\/](start|when-idle|enhance-shell|reveal|load-app|early-presses|safely)|forms[\\/]chat-href|layout[\\/]|styles[\\/])/,
              priority: 3,
            },
            // React and what every page needs of it, as one file that changes seldom.
            {
              name: 'app',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|[\\/]src[\\/](client|content)[\\/]|generated[\\/]client-routes/,
              priority: 2,
            },
            { name: 'app', test: /[\\/]src[\\/](ui|sections|lib)[\\/]|lucide/, minShareCount: 9, priority: 2 },
          ],
        },
      },
    },
  },
})
