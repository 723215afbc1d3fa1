import type { PageCity, ProfessionalTax } from '#generated/records.ts'
import { capital, formatDate, formatRupees } from '../../../model/texts/format.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { StateTax } from '../../state/payload.ts'
import { dueInShort, dueWords, findShown, mostAYear, slabRows } from './slab-words.ts'
import type { ShownTax, TaxTexts } from './slab-words.ts'

export function stateTax(name: string, tax: ProfessionalTax, texts: TaxTexts): StateTax {
  const { note, salaries } = tax
  const { labels } = texts
  const sources = {
    label: labels.source,
    links: sourcesOf(tax),
    checked: `${labels.checked} ${formatDate(tax.checkedOn)}`,
  }
  if (!tax.levied || !salaries) return { note, sources }
  const shown = findShown(salaries, texts)
  return {
    note,
    slabs: shown && slabTable(shown, texts),
    remarks: [
      ...(shown?.only === undefined ? [] : [shown.only]),
      ...(shown?.confidence === 'medium' ? [labels.doubts.slabs] : []),
      ...(shown ? [] : [fillTokens(labels.doubts.noSlabs, { state: name })]),
    ],
    lines: [
      ...(shown ? [{ label: labels.year, value: mostAYear(shown) }] : []),
      { label: labels.due.heading, value: dueWords(tax, texts) },
      ...enrolmentLine(tax, texts),
      ...(tax.authority === undefined ? [] : [{ label: labels.authority, value: tax.authority }]),
      ...(tax.act === undefined ? [] : [{ label: labels.act, value: tax.act }]),
    ],
    sources,
  }
}

function slabTable(shown: ShownTax, texts: TaxTexts): NonNullable<StateTax['slabs']> {
  const { basis, tax } = texts.labels
  return {
    heads: [basis[shown.on][shown.per], tax[shown.per]],
    rows: slabRows(shown, texts).map((row) => [row.limit, capital(row.tax)] as const),
  }
}

/** What businesses and professionals pay for themselves, unless it is uncertain. */
function enrolmentLine({ enrolment }: ProfessionalTax, { labels }: TaxTexts): { label: string; value: string }[] {
  if (!enrolment || enrolment.confidence === 'low') return []
  const { heading, by, doubt } = labels.enrolment
  const value = [
    enrolment.rates.map(({ who, tax }) => `${who}: ${formatRupees(tax)}`).join('; '),
    ...(enrolment.by === undefined ? [] : [fillTokens(by, { day: enrolment.by })]),
    ...(enrolment.confidence === 'medium' ? [`(${doubt})`] : []),
  ]
  return [{ label: heading, value: value.join(' ') }]
}

/** The sources of the shown figures, or of the statement that there is no tax: each site once. */
function sourcesOf({ source, salaries, due, enrolment }: ProfessionalTax): { href: string; label: string }[] {
  const shown = [salaries, due, enrolment].filter((part) => part?.confidence !== 'low')
  const hrefs = [source, ...shown.map((part) => part?.source)].filter((href) => href !== undefined)
  return [...new Set(hrefs)].map(siteLink)
}

/** A link to a source, labelled with the name of its site. */
export function siteLink(href: string): { href: string; label: string } {
  return { href, label: new URL(href).hostname.replace(/^www\./, '') }
}

type Words = PageCity['glance']['professionalTax']

/**
 * Professional tax in one line of a city's page: the most that an employee pays, the day, and the
 * most that an owner pays besides; or that there is none, with its doubt.
 */
export function taxInShort(tax: ProfessionalTax, texts: TaxTexts, words: Words): string {
  if (!tax.levied) return tax.confidence === 'high' ? words.none : words.noneDoubted
  const due = dueInShort(tax, texts)
  const salaries = `${mostOf(tax, texts, words)}, ${due.charAt(0).toLowerCase()}${due.slice(1)}`
  return [salaries, ...enrolledOf(tax, words)].join('; ')
}

function mostOf({ salaries, localBodies = false }: ProfessionalTax, texts: TaxTexts, words: Words): string {
  const shown = findShown(salaries, texts)
  if (!shown) return words.levied
  // The slabs of one city, or ceilings, do not apply in other cities.
  if (localBodies && shown.only !== undefined) return words.local
  return withDoubt(fillTokens(words.most, { amount: mostAYear(shown) }), shown, words)
}

// The owner of a shop reads the line, and is no employee.
function enrolledOf({ enrolment }: ProfessionalTax, words: Words): string[] {
  if (!enrolment || enrolment.confidence === 'low') return []
  const amount = formatRupees(Math.max(...enrolment.rates.map(({ tax }) => tax)))
  return [withDoubt(fillTokens(words.enrolled, { amount }), enrolment, words)]
}

function withDoubt(text: string, { confidence }: { confidence: string }, { doubted }: Words): string {
  return confidence === 'high' ? text : `${text} (${doubted})`
}
