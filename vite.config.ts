import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { classPattern } from './codegen/publish/bundle/number-classes.ts'
import { sitePlugins } from './codegen/publish/bundle/vite-plugins.ts'

export default defineConfig({
  // The site is made of what is committed: a .env of one machine would change it unseen.
  envDir: false,
  // Texts pass src/lib/unbroken.ts on their way to the page.
  plugins: [react({ jsxImportSource: '#unbroken' }), vike(), ...sitePlugins()],
  css: {
    // PostCSS took half of a bundling.
    transformer: 'lightningcss',
    lightningcss: {
      // Else `color-scheme` brings variables for light-dark(), which no sheet uses.
      exclude: Features.LightDark,
      // The same as build.target below, as Lightning CSS writes versions.
      targets: { chrome: 99 << 16, firefox: 97 << 16, safari: (15 << 16) | (4 << 8) },
      cssModules: { pattern: classPattern, grid: false, container: false, customIdents: false },
    },
  },
  build: {
    // The prerender driver assembles dist/client out of this folder, so that a failed build leaves
    // the last site alone.
    outDir: process.env['SITE_BUNDLE_DIR'] ?? '.cache/site/bundle',
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    // The oldest browsers that the script and the whole look are made for: those that know cascade
    // layers. README.md says what others get.
    target: ['chrome99', 'firefox97', 'safari15.4'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Before React there is only the small start; Vite's loader of later chunks belongs to
            // it.
            {
              name: 'start',
              test: /preload-helper|[\\/]src[\\/](pages[\\/]\+client|client[\\/](?!hydrate[\\/]|search[\\/](?!start-search))|forms[\\/]sending[\\/]encode-text|lib[\\/](chat-words|arrival|is-calm)[.]|layout[\\/]|styles[\\/])/,
              priority: 3,
            },
            // React and what hydrates an island, as one file that changes seldom. What kinds share
            // is joined into each of them. The search comes without it, when it is wanted.
            {
              name: 'app',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]src[\\/](client[\\/]hydrate[\\/]|content[\\/]client-islands|lib[\\/](use-hydrated|address|unbroken)[.])|generated[\\/]client-islands/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
})
