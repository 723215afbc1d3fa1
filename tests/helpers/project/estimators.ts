import type { Estimator, PageEstimator, Plans, Service } from '#generated/records.ts'
import { withStates } from '../../../codegen/model/rules/calculator-questions.ts'
import { priceBook, rulesOf } from '../../../codegen/model/rules/price-book.ts'
import type { PriceBook } from '#src/rules/estimators/estimate.ts'
import { readData, readDataFolder } from './read-data.ts'
import { readRule } from './rules.ts'

type EstimatorPage = Estimator & { id: string; book: PriceBook }

const states = Object.entries(readData('states.yaml') as object).map(([id, value]: [string, unknown]) => ({
  id,
  value,
}))
export const stateCodes = states.map(({ id }) => id)
const byCode = new Map(states.map((entry) => [entry.id, entry]))
const words = readData('pages/estimator.yaml') as PageEstimator
const plans = readData('plans.yaml') as Plans

function pageOf([id, value]: [string, Estimator]): EstimatorPage {
  const rules = rulesOf(value).map((id) => ({ id, value: readRule(id) }))
  const own = {
    service: readData(`services/${value.service}.yaml`) as Service,
    address: '',
    addOn: plans.addOns.find(({ service }) => service === value.service)?.price,
    words: { title: words.feeTitle, authority: words.feeOf, packages: words.packages, addOn: words.addOn },
  }
  const book = priceBook(rules, own, '2026-11-21')
  return { ...value, id, questions: withStates(value.questions, byCode as never), book }
}

/** The estimators of the real data with what their pages have of the rules. */
export const estimatorPages: readonly EstimatorPage[] = Object.entries(readDataFolder('estimators')).map(pageOf)
