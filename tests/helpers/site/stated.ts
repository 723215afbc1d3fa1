import { expect, test } from 'vitest'
import { onceByText } from '../../../codegen/lib/once.ts'
import { getPage, partOf, publishedTextOf, textOf, textWithout } from './built-site.ts'

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

/** The texts of elements of a page's main part, or of its header or footer where they are named. */
export function textsWithin(path: string, selector: string): readonly string[] {
  const part = /^(header|footer)\b/.test(selector) ? getPage(path).root : partOf(path, 'main')
  const elements = part.querySelectorAll(selector)
  // What a correction stands in was published with other figures: those words are stated, too.
  const corrected = elements.filter((element) => element.querySelector('ins'))
  return [...elements.map(textOf), ...corrected.map(publishedTextOf)]
}

export function isStated([path, within, words]: Stated): boolean {
  return textsWithin(path, within).some((text) =>
    words.every((word) => (typeof word === 'string' ? standsIn(text, word) : word.test(text))),
  )
}

/** Whether words stand in a text as a whole: "₹999" not in "₹9990", nor "3-7" in "13-7". */
export function standsIn(text: string, words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\w₹,.-])${escaped}(?![\\w]|[,.]\\d|-\\d)`).test(text)
}

/** An amount in whole rupees, as pages write it. */
export const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`

/** What a visitor pays for a published price: 18% GST on it, in whole rupees. */
export const paid = (price: number) => rupees(price + Math.round(price * 0.18))

/** One test for each statement. */
export const testStated = (statements: readonly Stated[]) =>
  test.each(statements)('%s says in %s: %s', (...row) => expect(isStated(row)).toBe(true))

/** What a page says in its main part today: all but the struck words. */
export const textInForce = onceByText((path: string) =>
  textWithout(partOf(path, 'main'), ({ tagName }) => tagName === 'DEL'),
)
