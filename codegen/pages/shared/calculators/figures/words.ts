import { formatPaise, toPaise } from '#src/rules/money.ts'

/** An amount of the data: ₹1,00,000. */
export const rupees = (amount: number): string => formatPaise(toPaise(amount))

/** The months of a year, the first at 0. */
export const months = 'January February March April May June July August September October November December'.split(' ')

/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
