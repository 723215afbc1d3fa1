import type { PageCity, ProfessionalTax } from '#generated/records.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { dueInShort, findShownRow, mostAYear } from './slab-words.ts'
import type { TaxTexts } from './slab-words.ts'

type Words = PageCity['glance']['professionalTax']

/** Professional tax of a state in a line of its cities' pages: the most that a person pays, and the day. The state's page says the rest. */
export function taxInShort(tax: ProfessionalTax, texts: TaxTexts, words: Words): string {
  if (!tax.levied) return words.none
  const due = dueInShort(tax, texts)
  return `${mostOf(tax, texts, words)}, ${due.charAt(0).toLowerCase()}${due.slice(1)}`
}

function mostOf({ salaries, localBodies = false }: ProfessionalTax, texts: TaxTexts, words: Words): string {
  const row = salaries && findShownRow(salaries, texts)
  if (!row) return words.levied
  // The slabs of one city, or ceilings, are not what another city's local body asks.
  if (localBodies && salaries.only !== undefined) return words.local
  const most = fillTokens(words.most, { amount: mostAYear(row, salaries.per) })
  return salaries.confidence === 'high' ? most : `${most} (${words.doubted})`
}
