import { groupBy } from '../../../lib/group-by.ts'
import { formatDate } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { salaryTaxBook, taxedStates } from '../../../model/rules/salary-tax-rules.ts'
import type { TaxedState, TaxWords } from '../../../model/rules/salary-tax-rules.ts'
import { findRetellingSite } from '../../../model/texts/site-of.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { CalculatorBook } from '#src/pages/calculator/payload.ts'
import type { RuleRow, RuleWords } from '#src/content/payload/calculator-frame.ts'
import { dueWords, findShown, slabRows, stateWithTax, taxTexts } from '../tax/state-tax.ts'
import type { TaxTexts } from '../tax/state-tax.ts'
import { slabsInWords } from '../tax/tax-table.ts'

type Texts = ReturnType<typeof textsOf>

/** The texts about the taxes and around them in a calculator. */
const textsOf = (data: SiteData) => ({ ...taxTexts(data), words: data.singles['page:calculator'].value.salaryTax })

/** The slabs of professional tax as rules, with the same conditions, and when the employer pays. */
export function salaryTaxBookOf(data: SiteData): CalculatorBook {
  const texts = textsOf(data)
  return salaryTaxBook(data, (state) => {
    const { note, ...words } = taxWords(state, texts)
    const due = state.tax.levied && `${texts.labels.columns.due}: ${dueWords(state.tax, texts)}.`
    const notes = [note, due].filter(Boolean).join(' ')
    return notes === '' ? words : { ...words, note: notes }
  })
}

/** The words of a state's rule. Its doubt states the figures, because they enter no sum. */
function taxWords(taxed: TaxedState, texts: Texts): TaxWords {
  const { name, tax } = taxed
  const { words } = texts
  const { salaries, levied, note, confidence, act } = tax
  const state = { state: name }
  if (!levied || !salaries) {
    const said = confidence === 'high' ? { note } : { doubt: note }
    const authority = withSite(fillTokens(words.none, state), tax, words)
    return { title: fillTokens(words.title, state), authority, ...said }
  }
  const doubt = doubtOf(taxed, texts)
  return {
    title: fillTokens(words.titles[salaries.per], state),
    authority: withSite(act ?? name, tax, words),
    ...(doubt === undefined ? {} : { doubt }),
    ...(salaries.only === undefined ? {} : { note: salaries.only }),
  }
}

function doubtOf({ name, tax: { salaries } }: TaxedState, texts: TaxTexts): string | undefined {
  const { doubts } = texts.labels
  const shown = findShown(salaries, texts)
  if (!shown) return fillTokens(doubts.noSlabs, { state: name })
  return shown.confidence === 'high' ? undefined : `${slabsInWords(shown, texts)} ${doubts.slabs}`
}

/** Professional tax in words: each state that levies it or may levy it, and the others together. */
export function taxTable(data: SiteData): RuleWords[] {
  const texts = textsOf(data)
  const states = taxedStates(data.catalogue)
  const isNone = ({ tax }: TaxedState) => !tax.levied && tax.confidence === 'high'
  return [
    ...states.filter((one) => !isNone(one)).map((one) => stateWords(one, texts)),
    ...noneWords(states.filter(isNone), texts),
  ]
}

function stateWords(state: TaxedState, texts: Texts): RuleWords {
  const { name, code, tax } = state
  const { labels, words } = texts
  const shown = findShown(tax.salaries, texts)
  const { authority, note } = taxWords(state, texts)
  const basis = tax.salaries === undefined ? words.reported : labels.basis[tax.salaries.on][tax.salaries.per]
  // The slabs are shown above the doubt, so it does not repeat them.
  const inTable = shown?.confidence === 'medium' ? labels.doubts.slabs : doubtOf(state, texts)
  const doubt = tax.levied ? inTable : tax.note
  return {
    id: ruleId(code),
    title: stateWithTax(name, tax),
    rows: [
      {
        since:
          shown?.from === undefined ? `${basis}:` : fillTokens(words.since, { basis, day: formatDate(shown.from) }),
        says: shown ? slabRows(shown, texts).map(({ limit, tax: due }) => `${limit}: ${due}`) : [],
        authority,
        ...standing(tax),
        doubt,
      },
    ],
    notes: [
      ...(note === undefined ? [] : [note]),
      ...(tax.levied ? [`${labels.due.heading}: ${dueWords(tax, texts)}.`] : []),
    ],
  }
}

/** The states without the tax, by the source that says so. */
function noneWords(states: readonly TaxedState[], { words }: Texts): RuleWords[] {
  const bySource = groupBy(states, ({ tax }) => tax.source)
  const rows = [...bySource.values()].map((own) => {
    const [{ tax }] = own
    return {
      since: words.listed,
      says: [own.map(({ name }) => name).join(', ')],
      authority: withSite(words.noneAuthority, tax, words),
      ...standing(tax),
    }
  })
  return rows.length === 0 ? [] : [{ id: ruleId('none'), title: words.noneTitle, rows, notes: [] }]
}

const ruleId = (code: string) => `professional-tax/${code.toLowerCase()}`

/** A law, with the name of the site that retells it if its link leads there. */
function withSite(law: string, { salaries, source = '' }: TaxedState['tax'], { readAt }: Texts['words']): string {
  const site = findRetellingSite(salaries?.source ?? source)
  return site === undefined ? law : fillTokens(readAt, { law, site })
}

function standing({ salaries, source = '', checkedOn }: TaxedState['tax']): Pick<RuleRow, 'source' | 'checked'> {
  return { source: salaries?.source ?? source, checked: formatDate(checkedOn) }
}
