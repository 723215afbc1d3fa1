import type { Plugin } from 'vite'

// React is CommonJS. Each script that imports it otherwise carries the bundler's 0.3 kB that make a module of it, and the minifier cannot
// shorten what is called through it. So one module, which is joined into the app, hands out what the site's code takes of React.
const reactNames = '\0react-names'

/** The module's text. A name that nobody imports is dropped: the call that reads it is marked as free of effects. */
function namesOf(names: readonly string[]): string {
  const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ read('${name}')`)
  return [`import React from 'react'`, `const read = (name) => React[name]`, ...lines].join('\n')
}

/** Lets the site's own code import React's names as those of a module: 0.3 kB less in each kind's script. */
export function namedReact(): Plugin {
  let asked = 0
  return {
    name: 'named-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react$/ },
      order: 'pre',
      handler: (_, importer) =>
        importer !== undefined && /\/src\//.test(importer) && !importer.includes('/node_modules/')
          ? (asked++, reactNames)
          : null,
    },
    load: {
      filter: { id: /^\0react-names$/ },
      async handler() {
        const react = await import('react')
        return namesOf(Object.keys(react).filter((name) => /^[a-zA-Z]\w*$/.test(name) && name !== 'default'))
      },
    },
    buildEnd(error) {
      if (error === undefined && asked === 0)
        throw new Error(
          'named-react in codegen/publish/bundle/react-names.ts finds nothing to change any more: no import of React.',
        )
    },
  }
}
