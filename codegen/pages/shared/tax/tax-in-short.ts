import type { PageCity, ProfessionalTax } from '#generated/records.ts'
import { formatRupees } from '../../../model/texts/format.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import { dueInShort, findShownRow, mostAYear } from './slab-words.ts'
import type { TaxTexts } from './slab-words.ts'

type Words = PageCity['glance']['professionalTax']

/**
 * Professional tax of a state in a line of its cities' pages: the most that an employee pays, the
 * day, and the most that an owner pays besides; or that there is none, with its doubt. The state's
 * page says the rest.
 */
export function taxInShort(tax: ProfessionalTax, texts: TaxTexts, words: Words): string {
  if (!tax.levied) return tax.confidence === 'high' ? words.none : words.noneDoubted
  const due = dueInShort(tax, texts)
  const salaries = `${mostOf(tax, texts, words)}, ${due.charAt(0).toLowerCase()}${due.slice(1)}`
  return [salaries, ...enrolledOf(tax, words)].join('; ')
}

function mostOf({ salaries, localBodies = false }: ProfessionalTax, texts: TaxTexts, words: Words): string {
  const row = salaries && findShownRow(salaries, texts)
  if (!row) return words.levied
  // The slabs of one city, or ceilings, do not apply in other cities.
  if (localBodies && salaries.only !== undefined) return words.local
  return withDoubt(fillTokens(words.most, { amount: mostAYear(row, salaries.per) }), salaries, words)
}

/**
 * The most that somebody pays by an enrolment: the owner of a shop reads the line, and is no
 * employee.
 */
function enrolledOf({ enrolment }: ProfessionalTax, words: Words): string[] {
  if (!enrolment || enrolment.confidence === 'low') return []
  const amount = formatRupees(Math.max(...enrolment.rates.map(({ tax }) => tax)))
  return [withDoubt(fillTokens(words.enrolled, { amount }), enrolment, words)]
}

function withDoubt(text: string, { confidence }: { confidence: string }, { doubted }: Words): string {
  return confidence === 'high' ? text : `${text} (${doubted})`
}
