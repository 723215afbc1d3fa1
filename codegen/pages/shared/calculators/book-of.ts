import type { Calculator } from '#generated/records.ts'
import { getRecord } from '../../../lib/present.ts'
import type { Entry, SiteData } from '../../../model/records.ts'
import type { CalculatorBook } from '../../calculator/payload.ts'
import { ruleInBook } from '../rules/rule-for.ts'
import { salaryTaxBookOf } from './tax-words.ts'

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
    rules: Object.fromEntries(rules.map((id) => [id, ruleInBook(getRecord(catalogue.rules, id).value)])),
    extensions: Object.fromEntries(extensions.map(({ id, value }) => [id, value])),
    ...(states.length === 0
      ? {}
      : { quarterlyDays: Object.fromEntries(states.map(({ id, value }) => [id, value.quarterlyReturnDay])) }),
  }
}
