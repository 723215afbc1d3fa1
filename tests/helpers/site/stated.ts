import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { onceByText } from '../../../codegen/lib/once.ts'
import { getPage, publishedTextOf, textOf } from './built-site.ts'

/**
 * What the site was agreed to say: on which page it must stand, and the words that must stand
 * together there, in one and the same element of a kind (a row of a table, a list entry, a card).
 */
export type Stated = readonly [path: string, within: string, words: readonly (string | RegExp)[]]

/** A figure and its label, in a strip of statistics or in a panel. */
export const figureOn = (path: string, value: string, label: string | RegExp): Stated => [
  path,
  'dl > div',
  [value, label],
]

const texts = new Map<string, readonly string[]>()

/**
 * The texts of all elements of a kind in a page's main part, or in its header or footer where the
 * selector names them.
 */
export function textsWithin(path: string, selector: string): readonly string[] {
  const key = `${path} ${selector}`
  if (!texts.has(key)) {
    const { root } = getPage(path)
    const part = /^(header|footer)\b/.test(selector) ? root : root.querySelector('main')!
    const elements = part.querySelectorAll(selector)
    // What a correction stands in was published with other figures: those words are stated, too.
    const corrected = elements.filter((element) => element.querySelector('ins'))
    texts.set(key, [...elements.map(textOf), ...corrected.map(publishedTextOf)])
  }
  return texts.get(key)!
}

export function isStated([path, within, words]: Stated): boolean {
  return textsWithin(path, within).some((text) =>
    words.every((word) => (typeof word === 'string' ? standsIn(text, word) : word.test(text))),
  )
}

/**
 * Whether words stand in a text as a whole: "₹999" does not stand in "₹9990", nor "3-7" in "13-7".
 */
export function standsIn(text: string, words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\w₹,.-])${escaped}(?![\\w]|[,.]\\d|-\\d)`).test(text)
}

/** One test for each statement. */
export const testStated = (statements: readonly Stated[]) =>
  test.each(statements)('%s says in %s: %s', (...row) => expect(isStated(row)).toBe(true))

/** What a page says in its main part today: all but the struck words. */
export const textInForce = onceByText((path: string) => {
  const main = parse(getPage(path).root.querySelector('main')!.outerHTML)
  for (const struck of main.querySelectorAll('del')) struck.remove()
  return textOf(main)
})
