import type { PageCalculator } from '#generated/records.ts'
import { formatDate } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { taxedStates } from '../../../model/rules/salary-tax-rules.ts'
import type { TaxedState, TaxWords } from '../../../model/rules/salary-tax-rules.ts'
import { findRetellingSite } from '../../../model/texts/site-of.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { RuleRow, RuleWords } from '../../calculator/payload.ts'
import { capitalised, dueWords, findShownRow, slabLines } from '../tax/slab-words.ts'
import type { TaxTexts } from '../tax/slab-words.ts'
import { slabsInWords } from '../tax/tax-table.ts'

/** The texts about professional tax in one state, and around it. */
interface TaxPhrases {
  texts: TaxTexts
  words: PageCalculator['salaryTax']
}

export function taxPhrases({ singles }: SiteData): TaxPhrases {
  return {
    texts: { labels: singles['page:professional-tax'].value, day: singles.site.value.figuresAsOf },
    words: singles['page:calculator'].value.salaryTax,
  }
}

/** The words of a state's rule. Its doubt states the figures, because they enter no sum. */
export function taxWords(taxed: TaxedState, { texts, words }: TaxPhrases): TaxWords {
  const { name, tax } = taxed
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
  const row = salaries && findShownRow(salaries, texts)
  if (!salaries || !row) return fillTokens(doubts.noSlabs, { state: name })
  return salaries.confidence === 'high' ? undefined : `${slabsInWords(salaries, row, texts)} ${doubts.slabs}`
}

/**
 * Professional tax in words: a row for each state that levies it or may levy it, and one row with
 * the others.
 */
export function taxTable(data: SiteData): RuleWords[] {
  const phrases = taxPhrases(data)
  const states = taxedStates(data.catalogue.states, data.catalogue.professionalTax)
  const isNone = ({ tax }: TaxedState) => !tax.levied && tax.confidence === 'high'
  return [
    ...states.filter((one) => !isNone(one)).map((one) => stateWords(one, phrases)),
    ...noneWords(states.filter(isNone), phrases),
  ]
}

function stateWords(state: TaxedState, phrases: TaxPhrases): RuleWords {
  const { name, code, tax } = state
  const { texts, words } = phrases
  const { salaries, levied } = tax
  const row = salaries && findShownRow(salaries, texts)
  const { authority, note } = taxWords(state, phrases)
  const basis = salaries === undefined ? words.reported : texts.labels.basis[salaries.on][salaries.per]
  // The slabs are shown above it, so the doubt does not repeat them.
  const doubt = row ? doubtInTable(state, texts) : (doubtOf(state, texts) ?? '')
  return {
    id: ruleId(code),
    title: tax.name === undefined ? name : `${name} (${tax.name})`,
    rows: [
      {
        since: row?.from === undefined ? `${basis}:` : fillTokens(words.since, { basis, day: formatDate(row.from) }),
        says: row ? slabLines(row, texts).flatMap(({ who, lines }) => lines.map((line) => lineOf(line, who))) : [],
        authority,
        ...standing(tax),
        ...(levied ? (doubt === undefined ? {} : { doubt }) : { doubt: tax.note }),
      },
    ],
    notes: [
      ...(note === undefined ? [] : [note]),
      ...(levied ? [`${texts.labels.due.heading}: ${dueWords(tax, texts)}.`] : []),
    ],
  }
}

const doubtInTable = ({ tax: { salaries } }: TaxedState, { labels }: TaxTexts): string | undefined =>
  salaries?.confidence === 'high' ? undefined : labels.doubts.slabs

const lineOf = ({ limit, tax }: { limit: string; tax: string }, who: string | undefined): string =>
  `${who === undefined ? capitalised(limit) : `${who}, ${limit}`}: ${tax}`

/** The states without the tax, by the source that says so. */
function noneWords(states: readonly TaxedState[], { words }: TaxPhrases): RuleWords[] {
  const sources = [...new Set(states.map(({ tax }) => tax.source))]
  const rows = sources.flatMap((source): RuleRow[] => {
    const own = states.filter(({ tax }) => tax.source === source)
    const [first] = own
    const names = own.map(({ name }) => name).join(', ')
    return first
      ? [
          {
            since: words.listed,
            says: [names],
            authority: withSite(words.noneAuthority, first.tax, words),
            ...standing(first.tax),
          },
        ]
      : []
  })
  return rows.length === 0 ? [] : [{ id: ruleId('none'), title: words.noneTitle, rows, notes: [] }]
}

const ruleId = (code: string) => `professional-tax/${code.toLowerCase()}`

/** A law, with the name of the site that retells it if its link leads there. */
function withSite(law: string, { salaries, source = '' }: TaxedState['tax'], { readAt }: TaxPhrases['words']): string {
  const site = findRetellingSite(salaries?.source ?? source)
  return site === undefined ? law : fillTokens(readAt, { law, site })
}

function standing({ salaries, source = '', checkedOn }: TaxedState['tax']): Pick<RuleRow, 'source' | 'checked'> {
  return { source: salaries?.source ?? source, checked: formatDate(checkedOn) }
}
