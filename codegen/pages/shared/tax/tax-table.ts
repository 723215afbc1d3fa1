import { formatDate } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { ProseElement, ProseNode } from '../payload/prose.ts'
import { getRecord } from '../../../lib/present.ts'
import { dueInShort, findShownRow, mostAYear, slabLines } from './slab-words.ts'
import type { SlabLine, TaxTexts } from './slab-words.ts'
import type { SalaryTax, TaxRow } from '../../../model/rules/professional-tax.ts'
import type { PageProfessionalTax, ProfessionalTax } from '#generated/records.ts'

// A phone can show a cell of five slabs together with its row. More slabs are summed up here and
// complete on the state's pages.
const mostSlabs = 5

/** Professional tax in all states: a table of those that levy it, and a line with the others. */
export function professionalTaxTable(data: SiteData): ProseNode[] {
  const labels = data.singles['page:professional-tax'].value
  const texts: TaxTexts = { labels, day: data.singles.site.value.figuresAsOf }
  const { levying, others } = statesOf(data)
  const { columns } = labels
  const rows = levying.map(({ name, tax }) => stateRow(name, tax, texts))
  return [
    element('table', [
      element('caption', [fillTokens(labels.caption, { day: formatDate(texts.day) })]),
      headOf([columns.state, columns.slabs, columns.year, columns.due]),
      element('tbody', rows),
    ]),
    ...(others.length > 0
      ? [element('p', [fillTokens(labels.none, { states: others.map((one) => nameOf(one, labels)).join(', ') })])]
      : []),
    element('p', [labels.doubtful]),
  ]
}

/** Which states levy professional tax and which do not, by name only. */
export function taxStatesTable(data: SiteData): ProseNode[] {
  const labels = data.singles['page:professional-tax'].value
  const { states: words } = labels
  const { levying, others } = statesOf(data)
  const said = (state: TaxState | undefined) => (state === undefined ? '' : nameOf(state, labels))
  const rows = Array.from({ length: Math.max(levying.length, others.length) }, (_, index) =>
    element('tr', [element('td', [said(levying[index])]), element('td', [said(others[index])])]),
  )
  return [element('table', [headOf([words.levied, words.notLevied]), element('tbody', rows)])]
}

interface TaxState {
  name: string
  tax: ProfessionalTax
}

/** A state, with the doubt whether it levies the tax. */
function nameOf({ name, tax }: TaxState, { states }: PageProfessionalTax): string {
  return tax.confidence === 'high' ? name : fillTokens(states.doubted, { state: name })
}

/** The states by name: those that levy the tax, and the others. */
function statesOf({ catalogue }: SiteData): { levying: TaxState[]; others: TaxState[] } {
  const states = [...catalogue.professionalTax.values()]
    .map(({ id, value }) => ({ name: getRecord(catalogue.states, id).value.name, tax: value }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  return { levying: states.filter(({ tax }) => tax.levied), others: states.filter(({ tax }) => !tax.levied) }
}

function headOf(heads: readonly string[]): ProseElement {
  const cells = heads.map((head) => element('th', [head]))
  return element('thead', [element('tr', cells)])
}

function stateRow(name: string, tax: ProfessionalTax, texts: TaxTexts): ProseElement {
  const row = tax.salaries && findShownRow(tax.salaries, texts)
  const year = tax.salaries && row ? mostAYear(row, tax.salaries.per) : texts.labels.doubts.noYear
  const named = tax.name === undefined ? name : `${name} (${tax.name})`
  const cells = [named, slabsInShort(tax, texts), year, dueInShort(tax, texts)]
  return element(
    'tr',
    cells.map((text) => element('td', [text])),
  )
}

/** The slabs in one cell: Monthly salary: nothing up to ₹15,000, then ₹200. */
function slabsInShort({ salaries }: ProfessionalTax, texts: TaxTexts): string {
  const { doubts } = texts.labels
  const row = salaries && findShownRow(salaries, texts)
  if (!salaries || !row) return doubts.shortNoSlabs
  return [
    ...(salaries.confidence === 'medium' ? [doubts.shortSlabs] : []),
    slabsInWords(salaries, row, texts),
    ...(salaries.only === undefined ? [] : [salaries.only]),
  ].join(' ')
}

/** The slabs in one sentence: Monthly salary: nothing up to ₹15,000, then ₹200. */
export function slabsInWords({ on, per }: SalaryTax, row: TaxRow, texts: TaxTexts): string {
  const groups = slabLines(row, texts).map(
    ({ who, lines }) => `${who === undefined ? '' : `${who}: `}${linesInShort(lines, texts)}.`,
  )
  return `${texts.labels.basis[on][per]}: ${groups.join(' ')}`
}

function linesInShort(lines: readonly SlabLine[], { labels: { slab: words } }: TaxTexts): string {
  const [first, ...others] = lines
  const last = others.at(-1)
  if (!first) return ''
  const whole = ({ limit, tax }: SlabLine) => `${tax} ${limit}`
  if (!last) return whole(first)
  const said =
    lines.length > mostSlabs
      ? [whole(first), fillTokens(words.steps, { amount: others[0]?.tax ?? '', most: last.tax })]
      : [...lines.slice(0, -1).map(whole), fillTokens(words.last, { amount: last.tax })]
  return said.join(', ')
}

function element(tag: ProseElement['tag'], children: readonly ProseNode[]): ProseElement {
  return { tag, children }
}
