import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Fact } from '#generated/records.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { allPages, isTranslated, mainText, partsOf, textOf } from '../../helpers/site/built-site.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const facts = readData('facts.yaml') as Record<string, Fact>

/** Every sentence of a value as it was published, whose rule has been superseded since. */
function supersededIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { text, fact } = value as { text?: unknown; fact?: unknown }
  const isOne = typeof text === 'string' && typeof fact === 'string' && facts[fact]?.status === 'superseded'
  return [...(isOne ? [text] : []), ...Object.values(value).flatMap(supersededIn)]
}

const superseded = readdirSync(join(projectRoot, 'data'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && !file.startsWith('schemas'))
  .flatMap((file) => supersededIn(readData(file)))

// What pages fill in stands in the place of a token.
const patternOf = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\{\w+\}/g, '.{1,60}')

const translated = allPages.filter(isTranslated)

// Names of offices, products, services and laws stay English; a sentence that speaks to the visitor
// is one that somebody forgot, as that of an answer once was.
test('what a page in another language says to its reader is in that language', () => {
  const spoken = translated.flatMap(({ path }) =>
    partsOf(path, 'main :is(h1, h2, h3, p, li, dt, dd, th, td, summary, label, span, a)')
      .filter((part) => part.closest('[lang]')?.tagName === 'HTML' && part.children.length === 0)
      .map(textOf)
      .filter((text) => /\b(you|your|we|our|must)\b/i.test(text)),
  )
  expect([...new Set(spoken)]).toEqual([])
})

// There are no corrections beside its sentences: it says what holds today, in English if need be.
test('no page in another language says what was published and holds no longer', () => {
  expect(translated.length).toBeGreaterThan(400)
  expect(superseded.length).toBeGreaterThan(10)
  const old = new RegExp(superseded.map(patternOf).join('|'))
  expect(translated.flatMap(({ path }) => old.exec(mainText(path))?.[0] ?? [])).toEqual([])
})
