import { formatPaise, toPaise } from '#src/rules/money.ts'

const units = [
  { name: 'crore', of: 10_000_000 },
  { name: 'lakh', of: 100_000 },
]

/** An amount in words: ₹2,000, ₹1.5 lakh, ₹5 crore. */
export function rupees(amount: number): string {
  const unit = units.find(({ of }) => amount >= of && (amount * 100) % of === 0)
  return unit ? `₹${amount / unit.of} ${unit.name}` : formatPaise(toPaise(amount))
}

/** The months of a year, the first at 0. */
export const months = 'January February March April May June July August September October November December'.split(' ')

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
