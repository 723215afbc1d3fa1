import { months } from '#src/rules/days/civil-day.ts'
import { crore, lakh, toPaise } from '#src/rules/money.ts'
import { sayRupees } from '../../model/texts/format.ts'
import type { Figure } from '../../model/stated-figure.ts'

const monthNames = months.join('|')
const shortNames = months.map((month) => month.slice(0, 3)).join('|')
const small = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|')

/** What every text with a figure contains. Most texts do not, and are skipped. */
export const mayHoldFigure = new RegExp(`\\d|\\b(?:${small.join('|')})\\b`, 'i')

/** In the order of the search: what one pattern has found is not searched by the later ones. */
const forms: readonly { pattern: RegExp; nameOf: (groups: readonly (string | undefined)[]) => string }[] = [
  {
    pattern: /(?:₹|\bRs\.?|\bINR)\s*(\d[\d,]*(?:\.\d+)?)(?:[\s-]*(lakh|crore)s?\b)?/g,
    nameOf: nameOfAmount,
  },
  {
    // 5,000/-, 5000 rupees, 5 lakh rupees, 5 crore.
    pattern: /(?<![\d.,])(\d[\d,]*(?:\.\d+)?)(?:[\s-]*(lakh|crore)s?\b(?:\s+rupees\b)?|\s*\/-|\s+rupees\b)/g,
    nameOf: nameOfAmount,
  },
  { pattern: /(?<![\d.])(\d+(?:\.\d+)?)\s*(?:%|per\s?cent\b)/g, nameOf: ([share]) => `${Number(share)}%` },
  {
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(${monthNames})\\b(?:,?\\s+(\\d{4})\\b)?`, 'g'),
    nameOf: nameOfDay,
  },
  {
    // 31-Mar-2027, 31 Mar 2027.
    pattern: new RegExp(`\\b(\\d{1,2})[\\s-](${shortNames})[\\s-](\\d{4})\\b`, 'g'),
    nameOf: ([day, month = '', year]) => `${Number(day)} ${months.find((one) => one.startsWith(month))} ${year}`,
  },
  {
    // March 31, 2027.
    pattern: new RegExp(`\\b(${monthNames})\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\s*\\d)(?:,\\s*(\\d{4})\\b)?`, 'g'),
    nameOf: ([month, day, year]) => nameOfDay([day, month, year]),
  },
  {
    // 31/03/2027, 31.03.2027, as India writes days.
    pattern: /\b(\d{1,2})[/.](0?[1-9]|1[0-2])[/.](\d{4})\b/g,
    nameOf: ([day, month, year]) => `${Number(day)} ${months[Number(month) - 1]} ${year}`,
  },
  {
    pattern: /\b(\d{4})-(\d\d)-(\d\d)\b/g,
    nameOf: ([year, month, day]) => `${Number(day)} ${months[Number(month) - 1]} ${year}`,
  },
  {
    // Meetings of the GST Council are counted the same way.
    pattern: /\b(\d{1,2})(st|nd|rd|th)\b(?!\s+(?:[A-Z]|meeting\b|floor\b|century\b))/g,
    nameOf: ([day, ending]) => `${Number(day)}${ending}`,
  },
  {
    pattern: new RegExp(
      `\\b(\\d+|${small.join('|')})[\\s-]+(?:(?:working|business|full|financial|tax|further|more)\\s+)?(day|week|month|year)s?\\b`,
      'gi',
    ),
    nameOf: ([count = '', unit = '']) => duration(count.toLowerCase(), unit.toLowerCase()),
  },
]

/** A day in one form. Many texts leave the year out. */
function nameOfDay([day, month, year]: readonly (string | undefined)[]): string {
  return [Number(day), month, year].filter((part) => part !== undefined).join(' ')
}

/** The amount in one form, however it is written. */
function nameOfAmount([amount = '', unit]: readonly (string | undefined)[]): string {
  const worth = unit === 'crore' ? crore : unit === 'lakh' ? lakh : 1
  // Whole paise: 1.255 times a lakh is less than 1,25,500.
  return sayRupees(toPaise(Number(amount.replaceAll(',', '')) * worth) / 100)
}

// "sections 23 and 25", "section 92(5)", "rules 10A, 10B or 11". What follows a number in brackets
// is a part of the section. "Rules 2026" names a year.
const onePlace = '(?!(?:19|20)\\d\\d\\b)\\d+[A-Z]*(?:\\s?\\([^)\\s]{1,5}\\))*'
const places = new RegExp(
  `\\b([Ss]ection|[Rr]ule|[Ss]ec\\.|[Uu]/[Ss])s?\\s+(${onePlace}(?:(?:,?\\s+(?:and|or|to|with|read with)\\s+|,\\s+)${onePlace}(?![\\w(]|\\.\\d|\\s*%))*)`,
  'g',
)

/** Amounts, shares, days, lengths of time and sections, in the order of the text. */
export function findFigures(text: string): Figure[] {
  if (!mayHoldFigure.test(text)) return []
  const figures: Figure[] = []
  let left = text
  for (const { pattern, nameOf } of forms) {
    const found = [...left.matchAll(pattern)]
    for (const match of found) {
      const [all, ...groups] = match
      figures.push({ name: nameOf(groups), start: match.index, end: match.index + all.length })
    }
    left = left.replace(pattern, (all) => ' '.repeat(all.length))
  }
  return [...figures, ...findPlaces(left)].sort((a, b) => a.start - b.start)
}

function findPlaces(text: string): Figure[] {
  return [...text.matchAll(places)].flatMap(({ 0: whole, 1: kind = '', 2: list = '', index }) =>
    [...list.replace(/\([^)\s]{1,5}\)/g, (part) => ' '.repeat(part.length)).matchAll(/\d+[A-Z]*/g)].map((match) => {
      const start = index + whole.length - list.length + match.index
      return {
        name: `${kind.toLowerCase() === 'rule' ? 'rule' : 'section'} ${match[0]}`,
        start,
        end: start + match[0].length,
      }
    }),
  )
}

function duration(written: string, unit: string): string {
  const count = small.includes(written) ? small.indexOf(written) + 1 : Number(written)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
