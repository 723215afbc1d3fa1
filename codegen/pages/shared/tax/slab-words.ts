import type { PageProfessionalTax, ProfessionalTax } from '#generated/records.ts'
import { capital, formatRupees } from '../../../model/texts/format.ts'
import { findTaxRow, yearlyTax } from '../../../model/rules/professional-tax.ts'
import type { SalaryTax, Slab, TaxRow } from '../../../model/rules/professional-tax.ts'
import type { SiteData } from '../../../model/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'

/** The texts about the tax, and the day whose slabs are shown, as 2026-11-21. */
export interface TaxTexts {
  labels: PageProfessionalTax
  day: string
}

export function taxTexts({ singles }: Pick<SiteData, 'singles'>): TaxTexts {
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
    const below = slabs[index - 1]?.upTo
    const limit =
      slab.upTo !== undefined
        ? limitWords(slab.upTo, { inclusive: words.upTo, round: words.below })
        : below !== undefined
          ? limitWords(below, { inclusive: words.above, round: words.from })
          : words.all
    return { limit, tax: taxWords(slab, words) }
  })
}

/** A limit in the words of the law: a limit that ends in 999 is one rupee below a round sum. */
function limitWords(upTo: number, { inclusive, round }: { inclusive: string; round: string }): string {
  const isRound = (upTo + 1) % 1000 === 0
  return fillTokens(isRound ? round : inclusive, { limit: formatRupees(isRound ? upTo + 1 : upTo) })
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
