import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { shortTokens } from '../../codegen/publish/bundle/short-tokens.ts'

const inSheet = (defined: string, css: string) => postcss([shortTokens(defined)]).process(css, { from: undefined }).css

test('what one sheet defines has a short name in all of them, and what a part defines for itself its own', () => {
  const tokens = ':root { --paper: white; --paper-raised: var(--paper) }'
  expect(inSheet(tokens, tokens)).toBe(':root { --0: white; --1: var(--0) }')
  expect(inSheet(tokens, '.a { --gap: 1px; color: var(--paper-raised, var(--paper)); margin: var(--gap) }')).toBe(
    '.a { --gap: 1px; color: var(--1, var(--0)); margin: var(--gap) }',
  )
})

test('no two tokens of the site share a name', () => {
  const css = readFileSync(new URL('../../src/styles/global.css', import.meta.url), 'utf8')
  const namesIn = (text: string) => new Set([...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  expect(namesIn(css).size).toBeGreaterThan(40)
  expect(namesIn(inSheet(css, css)).size).toBe(namesIn(css).size)
})
