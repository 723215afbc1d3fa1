import { cleanTyped } from '../clean-typed.ts'
import { crore, lakh } from '../money.ts'
import type { Paise } from '../money.ts'

const scales: Readonly<Record<string, number>> = {
  '': 1,
  hundred: 100,
  thousand: 1_000,
  k: 1_000,
  lakh,
  lac: lakh,
  l: lakh,
  crore,
  cr: crore,
  // Hindi and Marathi, without the dots below letters, which not everybody types.
  सौ: 100,
  हजार: 1_000,
  लाख: lakh,
  करोड: crore,
  कोटी: crore,
}

// A hundred thousand crore rupees: no tax is larger, and every product with it is still a whole
// number of paise.
const most = 1e12

// A comma comes before three digits at the end; before fewer it may be a decimal comma.
const grouped = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d*)?$/

/** Rupees as typed: 12,50,000 or 12.5 lakh or 1 lakh 50 thousand. Undefined if ambiguous. */
export function readAmount(text: string): number | undefined {
  const written = withoutCurrency(fold(text))
  const words = [...written.matchAll(/([\d.][\d,.]*)([\p{L}\p{M}]*)/gu)]
  if (written === '' || words.map(([word]) => word).join('') !== written) return undefined
  let [sum, before] = [0, Infinity]
  for (const [, digits = '', unit = ''] of words) {
    const scale = scaleOf(unit)
    const number = grouped.test(digits) && /\d/.test(digits) ? Number(digits.replaceAll(',', '')) : NaN
    const part = number * (scale ?? NaN)
    // Each word's amount is less than one unit of the word before. "1 lakh 50" may mean 1.5 lakh,
    // so it is refused.
    const isNext = before === Infinity || (part < before && (scale !== 1 || part * 100 >= before))
    if (!isNext || Number.isNaN(part) || (words.length > 1 && digits.includes('.'))) return undefined
    sum += part
    before = scale ?? 1
  }
  // Whole paise: a third decimal cannot be paid.
  const rupees = Math.round(sum * 100) / 100
  return rupees <= most ? rupees : undefined
}

/** Without spaces, joiners and dots below letters; apostrophes between digits are commas. */
function fold(text: string): string {
  return cleanTyped(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\s\u093c\u200c\u200d\ufe0f]/g, '')
    .replace(/(\d)['‘’`´](?=\d)/g, '$1,')
}

function withoutCurrency(text: string): string {
  return text
    .replace(/^(?:₹|₨|rs|inr|rupees?|र[ुू](?:प[एय][ेा]?)?)[.:]?/, '')
    .replace(/(?:\/[-–—=])?(?:only)?\.?(?:\/[-–—=])?$/, '')
    .replace(/([^c])(?:₹|₨|rs|inr|rupees?|र[ुू](?:प[एय][ेा]?)?)\.?$/, '$1')
    .replace(/(\p{L})\.$/u, '$1')
}

function scaleOf(unit: string): number | undefined {
  const name = unit.length > 2 ? unit.replace(/s$/, '') : unit
  return Object.hasOwn(scales, name) ? scales[name] : undefined
}

const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen'
).split(' ')
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const
const parts = [
  [crore, 'crore'],
  [lakh, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

/** A whole number in Indian words: twelve lakh fifty thousand. */
function sayNumber(whole: number): string {
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
