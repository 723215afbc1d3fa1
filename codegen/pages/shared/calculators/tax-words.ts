import type { PageCalculator } from '#generated/records.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { formatDate } from '../../../model/texts/format.ts'
import type { SiteData } from '../../../model/records.ts'
import { taxedStates } from '../../../model/rules/salary-tax-rules.ts'
import type { TaxedState, TaxWords } from '../../../model/rules/salary-tax-rules.ts'
import { findRetellingSite } from '../../../model/texts/site-of.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { RuleRow, RuleWords } from '../../calculator/payload.ts'
import { dueWords, findShown, limitOf, slabLines, taxTexts } from '../tax/slab-words.ts'
import type { TaxTexts } from '../tax/slab-words.ts'
import { slabsInWords } from '../tax/tax-table.ts'

/** The texts about professional tax in one state, and around it. */
interface TaxPhrases {
  texts: TaxTexts
  words: PageCalculator['salaryTax']
}

export function taxPhrases(data: SiteData): TaxPhrases {
  return { texts: taxTexts(data), words: data.singles['page:calculator'].value.salaryTax }
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
  const shown = findShown(salaries, texts)
  if (!shown) return fillTokens(doubts.noSlabs, { state: name })
  return shown.confidence === 'high' ? undefined : `${slabsInWords(shown, texts)} ${doubts.slabs}`
}

/** Professional tax in words: each state that levies it or may levy it, and the others together. */
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
  const shown = findShown(tax.salaries, texts)
  const { authority, note } = taxWords(state, phrases)
  const basis = tax.salaries === undefined ? words.reported : texts.labels.basis[tax.salaries.on][tax.salaries.per]
  // The slabs are shown above the doubt, so it does not repeat them.
  const inTable = shown?.confidence === 'medium' ? texts.labels.doubts.slabs : doubtOf(state, texts)
  const doubt = tax.levied ? inTable : tax.note
  return {
    id: ruleId(code),
    title: tax.name === undefined ? name : `${name} (${tax.name})`,
    rows: [
      {
        since:
          shown?.from === undefined ? `${basis}:` : fillTokens(words.since, { basis, day: formatDate(shown.from) }),
        says: shown
          ? slabLines(shown, texts).flatMap(({ who, lines }) =>
              lines.map((line) => `${limitOf(line, who)}: ${line.tax}`),
            )
          : [],
        authority,
        ...standing(tax),
        ...(doubt === undefined ? {} : { doubt }),
      },
    ],
    notes: [
      ...(note === undefined ? [] : [note]),
      ...(tax.levied ? [`${texts.labels.due.heading}: ${dueWords(tax, texts)}.`] : []),
    ],
  }
}

/** The states without the tax, by the source that says so. */
function noneWords(states: readonly TaxedState[], { words }: TaxPhrases): RuleWords[] {
  const bySource = groupBy(states, ({ tax }) => tax.source)
  const rows = [...bySource.values()].flatMap((own) =>
    own.slice(0, 1).map(({ tax }) => ({
      since: words.listed,
      says: [own.map(({ name }) => name).join(', ')],
      authority: withSite(words.noneAuthority, tax, words),
      ...standing(tax),
    })),
  )
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
