import type { Locale } from '#generated/records.ts'
import { onceByText } from '../../../lib/once.ts'

export type Terms = NonNullable<Locale['terms']>

const wordOf = onceByText((term) => new RegExp(`\\b${term}\\b`, 'i'))

/** What a text says in another word than the one that its language has for an idea. */
export function findOtherWord(
  { text, english }: { text: string; english: string },
  terms: Terms,
): { message: string; hint: string } | undefined {
  const said = english.replaceAll(/\{\w+\}/g, '')
  for (const [term, { words, not = [] }] of Object.entries(terms)) {
    const other = not.find((word) => text.includes(word))
    const isLacking = wordOf(term).test(said) && !words.some((word) => text.includes(word))
    if (other === undefined && !isLacking) continue
    return {
      message:
        other === undefined
          ? `The English text speaks of a ${term}, and this one does not say "${words[0]}".`
          : `"${other}" is said for ${term}.`,
      hint: `terms.yaml of the language has one word for it: ${words.join(' or ')}.`,
    }
  }
  return undefined
}
