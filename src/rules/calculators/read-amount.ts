import type { Paise } from '../money.ts'

// A lakh is a hundred thousand, a crore a hundred lakh.
const scales: Readonly<Record<string, number>> = {
  '': 1,
  thousand: 1_000,
  k: 1_000,
  lakh: 100_000,
  lac: 100_000,
  l: 100_000,
  crore: 10_000_000,
  cr: 10_000_000,
}

// A hundred thousand crore rupees: nobody's tax is larger, and every product with it is still whole paise.
const most = 1e12

/** An amount as it is typed, in rupees: 12,50,000 or 12.5 lakh or ₹1.25 crore. Undefined where it is none, or more than any. */
export function readAmount(text: string): number | undefined {
  const [, digits, scale] =
    /^(?:₹|rs\.?|inr)?(\d[\d,]*\.?\d*|\.\d+)([a-z]*?)s?\.?(?:\/-)?$/.exec(text.toLowerCase().replaceAll(/\s/g, '')) ??
    []
  const times = Object.hasOwn(scales, scale ?? '') ? scales[scale ?? ''] : undefined
  if (digits === undefined || times === undefined) return undefined
  // Whole paise: a third decimal cannot be paid.
  const rupees = Math.round(Number(digits.replaceAll(',', '')) * times * 100) / 100
  return Number.isFinite(rupees) && rupees <= most ? rupees : undefined
}

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const
const parts = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

/** A whole number in Indian words: twelve lakh fifty thousand. */
export function sayNumber(whole: number): string {
  if (whole < 20) return small[whole] ?? String(whole)
  if (whole < 100) {
    const rest = whole % 10
    return `${tens[Math.floor(whole / 10)] ?? ''}${rest === 0 ? '' : `-${sayNumber(rest)}`}`
  }
  const [size, name] = parts.find(([one]) => whole >= one) ?? [1, '']
  const rest = whole % size
  return `${sayNumber(Math.floor(whole / size))} ${name}${rest === 0 ? '' : ` ${sayNumber(rest)}`}`
}

/** An amount in words: twelve lakh fifty thousand rupees, five rupees and fifty paise. */
export function sayAmount(paise: Paise): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  const said = `${sayNumber(rupees)} ${rupees === 1 ? 'rupee' : 'rupees'}`
  return rest === 0 ? said : `${said} and ${sayNumber(rest)} paise`
}
