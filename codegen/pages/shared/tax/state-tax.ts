import type { ProfessionalTax } from '#generated/records.ts'
import { formatDate, formatRupees } from '../../../model/texts/format.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { StateTax } from '../payload/state-tax.ts'
import { capitalised, dueWords, findShownRow, mostAYear, slabLines } from './slab-words.ts'
import type { TaxTexts } from './slab-words.ts'

/** Professional tax of one state as its city pages show it. */
export function stateTax(name: string, tax: ProfessionalTax, texts: TaxTexts): StateTax {
  const { note, salaries } = tax
  const { labels } = texts
  const sources = {
    label: labels.source,
    links: sourcesOf(tax),
    checked: `${labels.checked} ${formatDate(tax.checkedOn)}`,
  }
  if (!tax.levied || !salaries) return { note, sources }
  const row = findShownRow(salaries, texts)
  return {
    note,
    ...(row ? { slabs: slabTable(salaries, texts) } : {}),
    remarks: [
      ...(row && salaries.only !== undefined ? [salaries.only] : []),
      ...(row && salaries.confidence === 'medium' ? [labels.doubts.slabs] : []),
      ...(row ? [] : [fillTokens(labels.doubts.noSlabs, { state: name })]),
    ],
    lines: [
      ...(row ? [{ label: labels.year, value: mostAYear(row, salaries.per) }] : []),
      { label: labels.due.heading, value: dueWords(tax, texts) },
      ...enrolmentLine(tax, texts),
      ...(tax.authority === undefined ? [] : [{ label: labels.authority, value: tax.authority }]),
      ...(tax.act === undefined ? [] : [{ label: labels.act, value: tax.act }]),
    ],
    sources,
  }
}

function slabTable(
  salaries: NonNullable<ProfessionalTax['salaries']>,
  texts: TaxTexts,
): NonNullable<StateTax['slabs']> {
  const { basis, tax } = texts.labels
  const row = findShownRow(salaries, texts)
  const groups = row ? slabLines(row, texts) : []
  return {
    heads: [basis[salaries.on][salaries.per], tax[salaries.per]],
    rows: groups.flatMap(({ who, lines }) =>
      lines.map(({ limit, tax: amount }): readonly [string, string] => [
        who === undefined ? capitalised(limit) : `${who}, ${limit}`,
        capitalised(amount),
      ]),
    ),
  }
}

/** What businesses and professionals pay for themselves, unless it is uncertain. */
function enrolmentLine({ enrolment }: ProfessionalTax, { labels }: TaxTexts): { label: string; value: string }[] {
  if (!enrolment || enrolment.confidence === 'low') return []
  const { heading, by, doubt } = labels.enrolment
  const rates = enrolment.rates.map(({ who, tax }) => `${who}: ${formatRupees(tax)}`).join('; ')
  return [
    {
      label: heading,
      value: [
        rates,
        ...(enrolment.by === undefined ? [] : [fillTokens(by, { day: enrolment.by })]),
        ...(enrolment.confidence === 'medium' ? [`(${doubt})`] : []),
      ].join(' '),
    },
  ]
}

/**
 * The sources of the shown figures, or of the statement that there is no tax, each site once and by
 * name.
 */
function sourcesOf({ source, salaries, due, enrolment }: ProfessionalTax): { href: string; label: string }[] {
  const shown = [salaries, due, enrolment].filter((part) => part !== undefined && part.confidence !== 'low')
  const hrefs = new Set([
    ...(source === undefined ? [] : [source]),
    ...shown.flatMap((part) => (part ? [part.source] : [])),
  ])
  return [...hrefs].map(siteLink)
}

/** A link to a source, labelled with the name of its site. */
export function siteLink(href: string): { href: string; label: string } {
  return { href, label: new URL(href).hostname.replace(/^www\./, '') }
}
