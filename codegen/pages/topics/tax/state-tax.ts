import type { PageCity, PageProfessionalTax, ProfessionalTax } from '#generated/records.ts'
import { capital, formatDate, formatRupees } from '../../../model/texts/format.ts'
import { edgeOf, findTaxRow, yearlyTax } from '../../../model/rules/professional-tax.ts'
import type { SalaryTax, Slab, TaxRow } from '../../../model/rules/professional-tax.ts'
import type { SiteData } from '../../../model/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { StateTax } from '#src/pages/state/payload.ts'

export type TaxTexts = ReturnType<typeof taxTexts>

/** The texts about the tax, and the day whose slabs are shown, as 2026-11-21. */
export function taxTexts({ singles }: Pick<SiteData, 'singles'>) {
  return { labels: singles['page:professional-tax'].value, day: singles.site.value.figuresAsOf }
}

/** A slab in words: up to ₹20,000, ₹150. */
export interface SlabLine {
  limit: string
  tax: string
}

export type ShownTax = SalaryTax & TaxRow

/** The tax on salaries with the slabs in force, which pages show unless they are uncertain. */
export function findShown(salaries: SalaryTax | undefined, { day }: TaxTexts): ShownTax | undefined {
  if (salaries === undefined || salaries.confidence === 'low') return undefined
  const row = findTaxRow(salaries, day)
  return row && { ...salaries, ...row }
}

/** The slabs in words, with a heading for each group if women have their own. */
export function slabLines({ slabs, women }: TaxRow, { labels }: TaxTexts): { who?: string; lines: SlabLine[] }[] {
  if (!women) return [{ lines: linesOf(slabs, labels) }]
  return [
    { who: labels.women.men, lines: linesOf(slabs, labels) },
    { who: labels.women.women, lines: linesOf(women, labels) },
  ]
}

/** Each slab in words, with the group to which it applies before its limit. */
export function slabRows(row: TaxRow, texts: TaxTexts): SlabLine[] {
  return slabLines(row, texts).flatMap(({ who, lines }) =>
    lines.map(({ limit, tax }) => ({ limit: who === undefined ? capital(limit) : `${who}, ${limit}`, tax })),
  )
}

function linesOf(slabs: readonly Slab[], { slab: words }: PageProfessionalTax): SlabLine[] {
  return slabs.map((slab, index) => {
    const before = slabs[index - 1] ?? {}
    const limit =
      limitWords(slab, { upTo: words.upTo, below: words.below }) ??
      limitWords(before, { upTo: words.above, below: words.from }) ??
      words.all
    return { limit, tax: taxWords(slab, words) }
  })
}

/** The end of a slab in the words of the law. Undefined if it has none. */
function limitWords(slab: Pick<Slab, 'upTo' | 'below'>, words: Record<'upTo' | 'below', string>): string | undefined {
  const edge = edgeOf(slab)
  return edge && fillTokens(words[edge.key], { limit: formatRupees(edge.at) })
}

function taxWords({ tax, february }: Slab, words: PageProfessionalTax['slab']): string {
  if (tax === 0) return words.nothing
  const amount = formatRupees(tax)
  return february === undefined ? amount : fillTokens(words.february, { amount, february: formatRupees(february) })
}

/** The highest yearly amount for an employee by these slabs. */
export function mostAYear({ slabs, women = [], per }: ShownTax): string {
  return formatRupees(Math.max(...[...slabs, ...women].map((slab) => yearlyTax(slab, per))))
}

type Due = Pick<ProfessionalTax, 'due' | 'localBodies'>

/** When the employer pays, with its doubt. */
export function dueWords({ due, localBodies = false }: Due, { labels: { due: words } }: TaxTexts): string {
  const doubtful = localBodies ? words.local : words.medium
  return dayWords(due, { high: words.high, medium: doubtful }) ?? [...everyWords(due, words), words.low].join('. ')
}

/** The same for a table cell. The table explains the doubt below it. */
export function dueInShort({ due }: Due, { labels: { due: words } }: TaxTexts): string {
  const day = dayWords(due, { high: words.high, medium: words.short })
  return day ?? capital([...everyWords(due, words), words.shortLow].join(', '))
}

/** The day, unless it is uncertain. */
function dayWords(due: Due['due'], words: { high: string; medium: string }): string | undefined {
  if (due?.by === undefined || due.confidence === 'low') return undefined
  return fillTokens(words[due.confidence], { day: due.by })
}

function everyWords(due: Due['due'], { every }: PageProfessionalTax['due']): string[] {
  return due?.every ? [every[due.every]] : []
}

/** A state with the name that the tax has there, if it is another. */
export function stateWithTax(state: string, { name }: Pick<ProfessionalTax, 'name'>): string {
  return name === undefined ? state : `${state} (${name})`
}

export function stateTax(name: string, tax: ProfessionalTax, texts: TaxTexts): StateTax {
  const { note, salaries } = tax
  const { labels } = texts
  const links = sourcesOf(tax)
  const checked = `${labels.checked} ${formatDate(tax.checkedOn)}`
  const sources = links.length > 0 ? { label: labels.source, links, checked } : undefined
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

/** The same without its day: the most that an employee pays. */
export function taxAmount(tax: ProfessionalTax, texts: TaxTexts, words: Words): string {
  return tax.levied ? mostOf(tax, texts, words) : taxInShort(tax, texts, words)
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
