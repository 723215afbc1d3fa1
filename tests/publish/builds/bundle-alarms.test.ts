import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { sitePlugins } from '../../../codegen/publish/bundle/vite-plugins.ts'

type BuildEnd = (this: unknown, error?: Error) => void
type Resolved = (config: unknown) => void

const named = (name: string): Plugin => sitePlugins().find((plugin) => plugin.name === name)!
const ofBrowser = { environment: { name: 'client', config: { command: 'build' } } }

// That each finds what it changes in the packages as they are, every other test of a built site
// shows: the bundle ends else.
test.each(['kept-styles', 'plain-loader'])('%s ends a bundle in which it changed nothing', (name) => {
  const end = named(name).buildEnd as BuildEnd
  expect(() => end.call(ofBrowser)).toThrow(`${name} in codegen/publish/bundle/vite-plugins.ts finds nothing`)
  // Whoever reads of another mistake first need not read of this.
  expect(() => end.call(ofBrowser, new Error('A mistake in src/'))).not.toThrow()
})

test('own-chunks ends a bundle whose style sheets nobody keeps apart', () => {
  const resolved = named('own-chunks').configResolved as Resolved
  const config = (groups: object[]) => ({
    command: 'build',
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  })
  expect(() => resolved(config([{ name: 'start' }]))).toThrow('own-chunks')
  expect(() => resolved(config([{ name: 'start' }, { name: () => 'x' }]))).not.toThrow()
})
