import postcss from 'postcss'
import type { Plugin } from 'vite'

/**
 * Everything that changes what Vite, Vike and react-router make of the site's code stands here,
 * each with its gain. Each rests on how another package writes its code, so each ends the build
 * when it finds nothing to change any more: a gain that is lost at an update would go unseen.
 */
export function sitePlugins(): Plugin[] {
  return [renderEntry(), hoverStyles(), keptStyles(), ownChunks(), leanRouter(), plainLoader()]
}

function lost(plugin: string, what: string): Error {
  return new Error(`${plugin} in codegen/publish/bundle/vite-plugins.ts finds nothing to change any more: ${what}`)
}

/** Adds render-document to the server bundle, for the prerender driver to import. */
function renderEntry(): Plugin {
  return {
    name: 'render-entry',
    configEnvironment: (name) =>
      name === 'ssr'
        ? { build: { rolldownOptions: { input: { 'render-document': '/src/render/render-document.tsx' } } } }
        : undefined,
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

/** Of the layout and of still parts the browser needs only the sheets, which Vite would drop. */
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
        const own = codeSplitting.groups.filter((group) => typeof group.name === 'string')
        dropped += codeSplitting.groups.length - own.length
        codeSplitting.groups = own
      }
      if (config.command === 'build' && dropped === 0) throw lost('own-chunks', "Vike's group of style sheets is gone.")
    },
  }
}

/**
 * react-router names its components for debugging, makes contexts and classes as it starts, and
 * warns developers: tree shaking has to keep all of it, with Link, Form, Scripts and what they
 * need, which this site does not use. Without those names, and with classes marked as free of
 * effects, it removes them: 12 kB of what each visitor loads.
 */
function leanRouter(): Plugin {
  const found = { names: 0, calls: 0, classes: 0, warnings: 0 }
  const count = (what: keyof typeof found, text: string) => (found[what]++, text)
  return {
    name: 'lean-router',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, () => count('names', ''))
          .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, (_, call: string) =>
            count('calls', ` = /* @__PURE__ */ ${call}`),
          )
          .replace(
            /^var (\w+) = (class extends React\d*\.Component \{\n.*?\n\});\n(?:\1\.contextType = (\w+);\n)?/gms,
            (_, name: string, text: string, context?: string) => count('classes', pureClass(name, text, context)),
          )
          .replace(/^var ENABLE_DEV_WARNINGS = true;$/gm, () => count('warnings', 'var ENABLE_DEV_WARNINGS = false;')),
        map: null,
      }),
    },
    ...alarm(
      'lean-router',
      () => Object.values(found).includes(0) && `of react-router it found ${JSON.stringify(found)}.`,
    ),
  }
}

/** A class as a call that is marked as free of effects, which a bundler cannot know of a base. */
function pureClass(name: string, text: string, context: string | undefined): string {
  const made = context === undefined ? text : `Object.assign(${text}, { contextType: ${context} })`
  return `var ${name} = /* @__PURE__ */ (() => ${made})();\n`
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
