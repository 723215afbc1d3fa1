// The locale and the time zone are fixed, so that every machine writes the same bytes.
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const whole = new Intl.NumberFormat('en-IN')
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Whole rupees with lakh grouping: ₹1,00,000. */
export function formatRupees(amount: number): string {
  return rupees.format(amount)
}

/** The packages of a service, from the lowest price to the highest. */
export const tiers = ['basic', 'premium', 'enterprise'] as const

/** The prices of a service's first and largest package in whole rupees: ₹1,999 – ₹4,999. */
export function formatPriceRange({ basic, enterprise }: { basic: number; enterprise: number }): string {
  return `${formatRupees(basic)} – ${formatRupees(enterprise)}`
}

/** A number with lakh grouping: 4,44,543. */
export function formatCount(count: number): string {
  return whole.format(count)
}

/** The month of a date, which is exact enough for a review: March 2026. */
export function formatMonth(iso: string): string {
  return month.format(new Date(`${iso}T00:00:00Z`))
}

/** 10 September 2025; another language has its own month names and the same digits. */
export function formatDate(iso: string, language?: string): string {
  const key = `${language ?? ''} ${iso}`
  const words = known.get(key) ?? dateIn(language).format(new Date(`${iso}T00:00:00Z`))
  known.set(key, words)
  return words
}

function dateIn(language: string | undefined): Intl.DateTimeFormat {
  return language === undefined
    ? date
    : new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
}

// Pages of cities name few other days than each other, and Intl is slow.
const known = new Map<string, string>()

/** A date for people and for machines. */
export function showDate(iso: string): { label: string; iso: string } {
  return { label: formatDate(iso), iso }
}

/** A date in the digits that Indian papers use: 10-09-2025. */
export function formatDateInDigits(iso: string): string {
  return iso.split('-').reverse().join('-')
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
