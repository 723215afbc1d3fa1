import postcss from 'postcss'
import type { Plugin } from 'vite'
import { kinds } from '../../model/page-kinds.ts'
import { islandsModule, pageModule } from './assets.ts'

/**
 * Everything that changes what Vite and Vike make of the site's code stands here,
 * each with its gain. Each rests on how another package writes its code, so each ends the build
 * when it finds nothing to change any more: a gain that is lost at an update would go unseen.
 */
export function sitePlugins(): Plugin[] {
  return [extraEntries(), hoverStyles(), keptStyles(), ownChunks(), plainLoader()]
}

function lost(plugin: string, what: string): Error {
  return new Error(`${plugin} in codegen/publish/bundle/vite-plugins.ts finds nothing to change any more: ${what}`)
}

/**
 * Adds render-document to the server bundle, for the prerender driver to import, and the static
 * pages to the browser's, for their style sheets: of their scripts nothing is published. Islands
 * are entries too, because a chunk that a page imports would else have no name.
 */
function extraEntries(): Plugin {
  const pages = Object.fromEntries(
    kinds.flatMap((kind) => [
      [`page-${kind}`, `/${pageModule(kind)}`],
      [`islands-${kind}`, `/${islandsModule(kind)}`],
    ]),
  )
  return {
    name: 'extra-entries',
    configEnvironment: (name) => ({
      build: {
        rolldownOptions: {
          input: name === 'ssr' ? { 'render-document': '/src/render/render-document.tsx' } : pages,
        },
      },
    }),
  }
}

/** Puts `:hover` behind a media query, once Lightning CSS has unnested the rules. */
function hoverStyles(): Plugin {
  let sheets = 0
  return {
    name: 'hover-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.css$/, code: /:hover/ },
      handler: async (code) => {
        sheets++
        return { code: (await postcss([hoverRules]).process(code, { from: undefined })).css, map: null }
      },
    },
    ...alarm('hover-styles', () => sheets === 0 && 'no sheet has a rule for :hover.'),
  }
}

/** Ends the browser's bundle where a plugin did not find what it changes. */
function alarm(plugin: string, findLost: () => string | false): Pick<Plugin, 'buildEnd'> {
  return {
    buildEnd(error) {
      const { name, config } = this.environment
      const what = error === undefined && config.command === 'build' && name === 'client' && findLost()
      if (what) throw lost(plugin, what)
    },
  }
}

/** Of the layout and of static parts the browser needs only the sheets, which Vite would drop. */
function keptStyles(): Plugin {
  const missing = new Set(['layout', 'sections', 'ui'])
  const sheet = /src\/(layout|sections|ui)\/.*\.module\.css$/
  return {
    name: 'kept-styles',
    enforce: 'post',
    transform: {
      filter: { id: sheet },
      handler: (_, id) => {
        const [, folder = ''] = sheet.exec(id) ?? []
        missing.delete(folder)
        return { moduleSideEffects: 'no-treeshake' }
      },
    },
    ...alarm('kept-styles', () => missing.size > 0 && `src/ has no style sheet in ${[...missing].join(', ')}.`),
  }
}

/** Drops Vike's chunk for each CSS module: a page loads three scripts in place of sixteen. */
function ownChunks(): Plugin {
  return {
    name: 'own-chunks',
    enforce: 'post',
    configResolved(config) {
      let dropped = 0
      for (const output of [config.build.rolldownOptions.output ?? []].flat()) {
        const { codeSplitting } = output
        if (typeof codeSplitting !== 'object' || !codeSplitting.groups) continue
        const named = codeSplitting.groups.filter((group) => typeof group.name === 'string')
        dropped += codeSplitting.groups.length - named.length
        codeSplitting.groups = named
      }
      if (config.command === 'build' && dropped === 0) throw lost('own-chunks', "Vike's group of style sheets is gone.")
    },
  }
}

/** Vite's loader without parts and sheets, which are joined and linked: two fifths of the start. */
function plainLoader(): Plugin {
  let loaded = 0
  return {
    name: 'plain-loader',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => {
        loaded++
        return 'export const __vitePreload = (load) => load()'
      },
    },
    ...alarm('plain-loader', () => loaded === 0 && "Vite's loader of later scripts has another name."),
  }
}

const hovers = /(?<!:not\()(:hover)/

/** Puts `:hover` behind `(hover: hover)`: a finger would leave the look on what it tapped. */
const hoverRules: postcss.Plugin = {
  postcssPlugin: 'hover-rules',
  Rule(rule, { AtRule }) {
    const isAsked = (one: unknown): boolean =>
      one !== null &&
      typeof one === 'object' &&
      (('params' in one && String(one.params).includes('hover: hover')) || ('parent' in one && isAsked(one.parent)))
    if (!rule.selectors.some((selector) => hovers.test(selector)) || isAsked(rule.parent)) return
    const others = rule.selectors.filter((selector) => !hovers.test(selector))
    if (others.length > 0) rule.cloneBefore({ selectors: others })
    const asked = new AtRule({ name: 'media', params: '(hover: hover)' })
    asked.append(rule.clone({ selectors: rule.selectors.filter((selector) => hovers.test(selector)) }))
    rule.replaceWith(asked)
  },
}
