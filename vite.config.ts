import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/** Adds render-document to the server bundle, for the prerender driver to import. */
const renderEntry: Plugin = {
  name: 'render-entry',
  configEnvironment: (name) => (name === 'ssr' ? { build: { rolldownOptions: { input: { 'render-document': '/src/render/render-document.tsx' } } } } : undefined),
}

export default defineConfig({
  plugins: [react(), vike(), renderEntry],
  // The prerender driver assembles dist/client out of this folder, so that a failed build leaves the last site alone.
  build: {
    outDir: process.env['SITE_BUNDLE_DIR'] ?? 'node_modules/.cache/site/bundle',
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/, priority: 2 },
            // What two kinds of page share is one chunk, so that a page has two style sheets and not ten.
            { name: 'shared', test: /[\\/]src[\\/](ui|sections|forms|lib)[\\/]/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})
