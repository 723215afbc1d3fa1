import { fillTokens } from '../../../model/texts/tokens.ts'
import type { ProseNode } from '../payload/prose.ts'

/** The values of a text's tokens. */
export interface Tokens {
  tokens?: Readonly<Record<string, string>> | undefined
  /** Where the words of a token link to, if they are an address or a number. */
  hrefs?: Readonly<Record<string, string>> | undefined
}

/** A text with its tokens replaced. Telephone numbers and addresses become links. */
export function fillText(text: string, { tokens = {}, hrefs = {} }: Tokens): ProseNode[] {
  return text
    .split(/(\{[a-zA-Z]+\})/)
    .map((part): ProseNode => {
      const token = part.slice(1, -1)
      const href = part.startsWith('{') && Object.hasOwn(hrefs, token) ? hrefs[token] : undefined
      const words = fillTokens(part, tokens)
      return href === undefined ? words : { tag: 'a', href, children: [words] }
    })
    .reduce<ProseNode[]>(joinTexts, [])
}

function joinTexts(joined: ProseNode[], node: ProseNode): ProseNode[] {
  const before = joined.at(-1)
  if (typeof before !== 'string' || typeof node !== 'string') return [...joined, node]
  return [...joined.slice(0, -1), before + node]
}
