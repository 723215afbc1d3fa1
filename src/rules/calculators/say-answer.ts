import { formatPaise, toPaise } from '../money.ts'
import { formatDate } from '../days/civil-day.ts'
import { sayPeriod } from './periods.ts'
import type { Question } from './question.ts'
import { readAmount } from './read-amount.ts'

/** An answer in words. */
export function sayAnswer({ kind, choices = [] }: Question, text: string, words: { yes: string; no: string }): string {
  switch (kind) {
    case 'choice':
    case 'state':
      return choices.find(({ value }) => value === text)?.label ?? text
    case 'yes-no':
      return text === 'yes' ? words.yes : words.no
    case 'day':
      return formatDate(text)
    case 'amount':
      return amountIn(text)
    default:
      return sayPeriod(text)
  }
}

/** An amount that cannot be read is said as it was typed. */
function amountIn(text: string): string {
  const rupees = readAmount(text)
  return rupees === undefined ? text : formatPaise(toPaise(rupees))
}
