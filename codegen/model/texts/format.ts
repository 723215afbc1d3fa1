import { formatDate as dateInEnglish } from '#src/rules/days/civil-day.ts'
import { onceByText } from '../../lib/once.ts'
import { crore, formatCount, formatPaise, lakh, toPaise } from '#src/rules/money.ts'

// Numbers and dates are written as calculators write them in the browser. The first format of Intl
// would take a thirtieth of an edit's time.
export { formatCount }

/** The first few names, and how many are left: /a, /b and 3 more. */
export function nameSome(names: readonly string[], most: number): string {
  return `${names.slice(0, most).join(', ')}${names.length > most ? ` and ${formatCount(names.length - most)} more` : ''}`
}

/** 1 page, 2 pages. */
export function count(amount: number, noun: string): string {
  return `${formatCount(amount)} ${amount === 1 ? noun : `${noun}s`}`
}

/** Whole rupees with lakh grouping: ₹1,00,000. */
export function formatRupees(amount: number): string {
  return formatPaise(toPaise(Math.round(amount)))
}

/** The words of a language for a lakh and a crore. */
export interface Units {
  lakh: string
  crore: string
}

const units = [
  { name: 'crore', of: crore },
  { name: 'lakh', of: lakh },
]

/** An amount in words: ₹2,000, ₹1.5 lakh, ₹5 crore. */
export function sayRupees(amount: number): string {
  const unit = units.find(({ of }) => amount >= of && (amount * 100) % of === 0)
  return unit ? `₹${amount / unit.of} ${unit.name}` : formatPaise(toPaise(amount))
}

/** The packages of a service, from the lowest price to the highest. */
export const tiers = ['basic', 'premium', 'enterprise'] as const

/** The month of a date, which is exact enough for a review: March 2026. */
export function formatMonth(iso: string, language?: string): string {
  if (language === undefined) return formatDate(iso).replace(/^\d+ /, '')
  return formatIn(language, { month: 'long', year: 'numeric' }, iso)
}

/** 10 September. */
export function formatDayAndMonth(iso: string, language?: string): string {
  if (language === undefined) return dateInEnglish(iso).replace(/ \d+$/, '')
  return formatIn(language, { day: 'numeric', month: 'long' }, iso)
}

const formatIn = (language: string, parts: Intl.DateTimeFormatOptions, iso: string) =>
  formatterOf(JSON.stringify([`${language}-IN-u-nu-latn`, { ...parts, timeZone: 'UTC' }])).format(
    new Date(`${iso}T00:00:00Z`),
  )

// To make one takes longer than to format a hundred dates.
const formatterOf = onceByText((options) => {
  const [locale, parts]: [string, Intl.DateTimeFormatOptions] = JSON.parse(options)
  return new Intl.DateTimeFormat(locale, parts)
})

/** 10 September 2025. Another language has its own names of months, and the same digits. */
export function formatDate(iso: string, language?: string): string {
  if (language === undefined) return dateInEnglish(iso)
  return formatIn(language, { dateStyle: 'long' }, iso)
}

/** A date for people and for machines. */
export function showDate(iso: string, language?: string): { label: string; iso: string } {
  return { label: formatDate(iso, language), iso }
}

/** A date in the digits that Indian papers use: 10-09-2025. */
export function formatDateInDigits(iso: string): string {
  return iso.split('-').reverse().join('-')
}

/** The sentences of a text: each begins with a capital letter. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]) (?=\p{Lu})/u)
}

// A sentence with fewer words opens a thought and states no rule yet: "If you buy metal scrap, you
// have two duties."
const fewestWords = 12

/** The first sentence of a text, with the next one if the first is short. */
export function leadOf(text: string): string {
  const [first = '', ...rest] = sentencesOf(text)
  let lead = first
  for (const sentence of rest) {
    if (lead.split(' ').length >= fewestWords) break
    lead += ` ${sentence}`
  }
  return lead
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
