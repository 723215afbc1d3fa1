import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/**
 * What stands on what must be readable, by the measure of WCAG 2.2: 4.5 to 1 for words, 3 to 1 for
 * the edges of what can be pressed.
 */

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const css = read('src/styles/tokens.css')
const colours = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!]))
const dark = css.indexOf('prefers-color-scheme: dark')
const light = colours(css.slice(0, dark))
const schemes: [name: string, tokens: Record<string, string>][] = [
  ['light', light],
  ['dark', { ...light, ...colours(css.slice(dark)) }],
]

const papers = ['paper', 'paper-raised', 'paper-sunk']
const inks = ['ink', 'ink-soft', 'accent', 'done', 'ochre']
const words: [ink: string, ground: string][] = [
  ...inks.flatMap((ink) => papers.map((paper): [string, string] => [ink, paper])),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['cloth-ink', 'cloth'],
  ['cloth-soft', 'cloth'],
]
const edges: [edge: string, ground: string][] = [
  ...papers.map((paper): [string, string] => ['rule-strong', paper]),
  ...papers.map((paper): [string, string] => ['margin-line', paper]),
  ['cloth-rule', 'cloth'],
]

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function ratio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number]
  return (a + 0.05) / (b + 0.05)
}

test('the measure is that of WCAG', () => {
  expect(ratio('#000000', '#ffffff')).toBe(21)
  expect(ratio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe.each(schemes)('in the %s scheme', (_name, tokens) => {
  const below = (pairs: readonly [string, string][], least: number) =>
    pairs
      .map(([one, other]) => `${one} on ${other}: ${ratio(tokens[one]!, tokens[other]!).toFixed(2)}`)
      .filter((line) => !(Number(line.split(': ')[1]) >= least))

  test('words can be read on every paper and on the cloth', () => expect(below(words, 4.5)).toEqual([]))
  test('edges of what can be pressed can be seen', () => expect(below(edges, 3)).toEqual([]))
})

test.each([
  ['src/ui/category/category.module.css', 'category'],
  ['src/sections/pricing/pricing-plans/pricing-plans.module.css', 'plan'],
])('the colours of %s can be read on every paper', (file, token) => {
  const sheet = read(file)
  const parts = sheet.split('prefers-color-scheme: dark')
  expect(parts).toHaveLength(2)
  parts.forEach((part, index) => {
    const own = [...part.matchAll(new RegExp(`--${token}: (#[0-9a-f]{6})`, 'g'))].map(([, colour]) => colour!)
    expect(own.length).toBeGreaterThanOrEqual(3)
    const [, tokens] = schemes[index]!
    expect(own.filter((colour) => papers.some((paper) => ratio(colour, tokens[paper]!) < 4.5))).toEqual([])
  })
})

test('the browser around the page wears the same cloth in both schemes', () => {
  const head = read('src/render/document-head.ts')
  const manifest = read('public/site.webmanifest')
  expect([...head.matchAll(/theme-color" content="(#\w+)"/g)].map(([, colour]) => colour)).toEqual(
    schemes.map(([, tokens]) => tokens.cloth),
  )
  expect((JSON.parse(manifest) as Record<string, string>).theme_color).toBe(light.cloth)
})
