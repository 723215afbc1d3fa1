import type { Calculator } from '#generated/records.ts'
import type { CalculatorBook } from '#src/pages/calculator/payload.ts'
import type { Catalogue } from '../records.ts'
import { getRecord } from '../../lib/present.ts'
import { ruleInBook } from './rule-for.ts'

/** The rules of a calculator with the figures that it may use, and the orders about these rules. */
export function calculatorBook(
  { rules, questions }: Pick<Calculator, 'rules' | 'questions'>,
  catalogue: Pick<Catalogue, 'rules' | 'extensions' | 'states'>,
): CalculatorBook {
  const extensions = [...catalogue.extensions.values()].filter(
    ({ value }) => value.confidence !== 'low' && value.rules.some((id) => rules.includes(id)),
  )
  const states = questions.some(({ kind }) => kind === 'state') ? catalogue.states : undefined
  return {
    rules: Object.fromEntries(rules.map((id) => [id, ruleInBook(getRecord(catalogue.rules, id).value)])),
    extensions: Object.fromEntries(extensions.map(({ id, value }) => [id, value])),
    quarterlyDays: states && Object.fromEntries([...states].map(([id, { value }]) => [id, value.quarterlyReturnDay])),
  }
}
