import type { Calculator, Rule } from '#generated/records.ts'
import { getRecord } from '../../../lib/present.ts'
import type { Entry, SiteData } from '../../../model/records.ts'
import { salaryTaxBook, taxedStates } from '../../../model/rules/salary-tax-rules.ts'
import type { CalculatorBook } from '../../calculator/payload.ts'
import { ruleFor } from '../rules/rule-for.ts'
import { taxPhrases, taxWords } from './tax-words.ts'

/** The rules of a calculator with the figures that it may use, and the orders about these rules. */
export function bookOf({ value }: Entry<Calculator>, data: SiteData): CalculatorBook {
  if (value.family === 'salary-tax') return salaryTaxBookOf(data)
  const { rules, questions } = value
  const { catalogue } = data
  const extensions = [...catalogue.extensions.values()].filter(
    ({ value }) => value.confidence !== 'low' && value.rules.some((id) => rules.includes(id)),
  )
  const states = questions.some(({ kind }) => kind === 'state') ? [...catalogue.states.values()] : []
  return {
    rules: Object.fromEntries(rules.map((id) => [id, toPage(getRecord(catalogue.rules, id).value)])),
    extensions: Object.fromEntries(extensions.map(({ id, value }) => [id, value])),
    ...(states.length === 0
      ? {}
      : { quarterlyDays: Object.fromEntries(states.map(({ id, value }) => [id, value.quarterlyReturnDay])) }),
  }
}

/** The slabs of professional tax as rules, with the same conditions. */
function salaryTaxBookOf(data: SiteData): CalculatorBook {
  const { catalogue, singles } = data
  const states = taxedStates(catalogue.states, catalogue.professionalTax)
  const phrases = taxPhrases(data)
  const book = salaryTaxBook(states, singles.site.value.figuresAsOf, (state) => taxWords(state, phrases))
  const reaching = Object.entries(book.rules).map(([id, rule]) => [id, ruleFor('compute', rule)] as const)
  return { ...book, rules: Object.fromEntries(reaching) }
}

/**
 * A rule as a calculator sees it. A doubtful due day is used: the page marks every sum that follows
 * from it. Doubtful fees and interest stay out of sums.
 */
function toPage(rule: Rule): Rule {
  const { pending: _, ...rest } = ruleFor(rule.kind === 'due-date' ? 'show' : 'compute', rule)
  return { ...rest, examples: [] }
}
