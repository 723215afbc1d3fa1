import type { Calculator } from '#generated/records.ts'
import { completeQuestions } from '../../../codegen/model/rules/calculator-questions.ts'
import { calculatorBook } from '../../../codegen/model/rules/calculator-book.ts'
import { salaryTaxBookOf } from '../../../codegen/pages/shared/calculators/tax-words.ts'
import type { Book } from '#src/rules/calculators/book.ts'
import { readData, readDataFolder } from './read-data.ts'
import { readExtensions, readRule } from './rules.ts'

/** A calculator of the real data with what its page has of the rules. */
type CalculatorPage = Calculator & { book: Book }

const entriesOf = (records: object) =>
  new Map(Object.entries(records).map(([id, value]: [string, unknown]) => [id, { id, value }]))

function pageOf(id: string, value: Calculator): CalculatorPage {
  const catalogue = {
    rules: entriesOf(Object.fromEntries(value.rules.map((rule) => [rule, readRule(rule)]))),
    extensions: entriesOf(readExtensions()),
    states: entriesOf(readData('states.yaml')),
    professionalTax: entriesOf(readData('professional-tax.yaml')),
  }
  const singles = Object.fromEntries(
    Object.entries({
      site: 'site',
      'page:calculator': 'pages/calculator',
      'page:professional-tax': 'pages/professional-tax',
    }).map(([name, file]) => [name, { value: readData(`${file}.yaml`) }]),
  )
  const questions = completeQuestions(value.questions, catalogue as never)
  const book =
    value.family === 'salary-tax'
      ? salaryTaxBookOf({ catalogue, singles } as never)
      : calculatorBook(value, catalogue as never)
  return { ...value, questions, book }
}

/** The calculators of the real data by their ids. */
export const calculatorPages: ReadonlyMap<string, CalculatorPage> = new Map(
  Object.entries(readDataFolder('calculators')).map(([id, value]) => [id, pageOf(id, value)]),
)
