// Numbers in digits, with the unit behind them. What English says in words, others say in words, too.
const number = /\d[\d,]*(?:\.\d+)?/g

/** The words for lakh and crore of a language. */
export interface Units {
  lakh: string
  crore: string
}

/** The numbers in a text, each once and with its unit as English writes it: two texts that say the same have the same. */
export function figuresIn(text: string, { lakh, crore }: Units): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(number)].map((match) => {
      const behind = text.slice(match.index + match[0].length).trimStart()
      const unit = behind.startsWith(lakh) ? ' lakh' : behind.startsWith(crore) ? ' crore' : ''
      return match[0].replaceAll(',', '') + unit
    }),
  )
}
