import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/** Adds render-document to the server bundle, for the prerender driver to import. */
const renderEntry: Plugin = {
  name: 'render-entry',
  configEnvironment: (name) => (name === 'ssr' ? { build: { rolldownOptions: { input: { 'render-document': '/src/render/render-document.tsx' } } } } : undefined),
}

/**
 * The layout is rendered on the server only, so the browser's code imports its style sheets and nothing from them. Vite would
 * drop such a CSS module as unused.
 */
const layoutStyles: Plugin = {
  name: 'layout-styles',
  enforce: 'post',
  transform: { filter: { id: /src\/layout\/.*\.module\.css$/ }, handler: () => ({ moduleSideEffects: 'no-treeshake' }) },
}

export default defineConfig({
  plugins: [react(), vike(), renderEntry, layoutStyles],
  // The prerender driver assembles dist/client out of this folder, so that a failed build leaves the last site alone.
  build: {
    outDir: process.env['SITE_BUNDLE_DIR'] ?? '.cache/site/bundle',
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Before React there is only the small start; Vite's loader of later chunks belongs to it.
            { name: 'start', test: /preload-helper|[\\/]src[\\/](pages[\\/]\+client|client[\\/](start|when-idle|enhance-shell|reveal)|layout[\\/])/, priority: 3 },
            // React and what every page needs of it, as one file that changes seldom.
            { name: 'app', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|rolldown.runtime|[\\/]src[\\/](client|content|ui)[\\/]|generated[\\/]client-routes/, priority: 2 },
            { name: 'app', test: /[\\/]src[\\/](sections|forms|lib)[\\/]/, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
})
