import { formatDate } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { taxedStates } from '../../../model/rules/salary-tax-rules.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { ProseElement, ProseNode } from '#src/content/payload/prose.ts'
import { element } from '../prose/plan-prose.ts'
import { dueInShort, findShown, mostAYear, slabLines, stateWithTax, taxTexts } from './state-tax.ts'
import type { ShownTax, SlabLine, TaxTexts } from './state-tax.ts'
import type { PageProfessionalTax, ProfessionalTax } from '#generated/records.ts'

// A phone can show a cell of five slabs together with its row. More slabs are summed up here and
// complete on the state's pages.
const mostSlabs = 5

/** Professional tax in all states: a table of those that levy it, and a line with the others. */
export function professionalTaxTable(data: SiteData): ProseNode[] {
  const texts = taxTexts(data)
  const { labels, day } = texts
  const { levying, others } = statesOf(data, labels)
  const { columns } = labels
  return [
    element('table', [
      element('caption', [fillTokens(labels.caption, { day: formatDate(day) })]),
      headOf([columns.state, columns.slabs, columns.year, columns.due]),
      element(
        'tbody',
        levying.map(({ name, tax }) => rowOf('td', cellsOf(name, tax, texts))),
      ),
    ]),
    ...(others.length > 0
      ? [element('p', [fillTokens(labels.none, { states: others.map(({ said }) => said).join(', ') })])]
      : []),
    element('p', [labels.doubtful]),
  ]
}

/** Which states levy professional tax and which do not, by name only. */
export function taxStatesTable(data: SiteData): ProseNode[] {
  const { labels } = taxTexts(data)
  const { levying, others } = statesOf(data, labels)
  const rows = Array.from({ length: Math.max(levying.length, others.length) }, (_, index) =>
    rowOf('td', [levying[index]?.said ?? '', others[index]?.said ?? '']),
  )
  return [element('table', [headOf([labels.states.levied, labels.states.notLevied]), element('tbody', rows)])]
}

/** The states by name: those that levy the tax, and the others. `said` has the doubt about that. */
function statesOf({ catalogue }: SiteData, { states: { doubted } }: PageProfessionalTax) {
  const states = taxedStates(catalogue).map((state) => ({
    ...state,
    said: state.tax.confidence === 'high' ? state.name : fillTokens(doubted, { state: state.name }),
  }))
  return { levying: states.filter(({ tax }) => tax.levied), others: states.filter(({ tax }) => !tax.levied) }
}

const rowOf = (tag: 'th' | 'td', cells: readonly string[]): ProseElement =>
  element(
    'tr',
    cells.map((text) => element(tag, [text])),
  )

const headOf = (heads: readonly string[]) => element('thead', [rowOf('th', heads)])

function cellsOf(name: string, tax: ProfessionalTax, texts: TaxTexts): string[] {
  const shown = findShown(tax.salaries, texts)
  return [
    stateWithTax(name, tax),
    slabsInShort(shown, texts),
    shown ? mostAYear(shown) : texts.labels.doubts.noYear,
    dueInShort(tax, texts),
  ]
}

function slabsInShort(shown: ShownTax | undefined, texts: TaxTexts): string {
  const { doubts } = texts.labels
  if (!shown) return doubts.shortNoSlabs
  return [
    ...(shown.confidence === 'medium' ? [doubts.shortSlabs] : []),
    slabsInWords(shown, texts),
    ...(shown.only === undefined ? [] : [shown.only]),
  ].join(' ')
}

/** The slabs in one sentence: Monthly salary: nothing up to ₹15,000, then ₹200. */
export function slabsInWords(shown: ShownTax, texts: TaxTexts): string {
  const groups = slabLines(shown, texts).map(
    ({ who, lines }) => `${who === undefined ? '' : `${who}: `}${linesInShort(lines, texts)}.`,
  )
  return `${texts.labels.basis[shown.on][shown.per]}: ${groups.join(' ')}`
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
