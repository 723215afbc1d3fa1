import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Calculator } from '#generated/records.ts'
import { completeQuestions, placesOf } from '../../../codegen/model/rules/calculator-questions.ts'
import { bookOf } from '../../../codegen/pages/shared/calculators/book-of.ts'
import type { Book } from '#src/rules/calculators/book.ts'
import { readExtensions, readRule } from './rules.ts'
import { projectRoot } from './site-folder.ts'

/** A YAML file of data/, as it was written. */
export const readData = (file: string): unknown => parse(readFileSync(join(projectRoot, 'data', file), 'utf8'))

/** A calculator of the real data with what its page has of the rules. */
export type CalculatorPage = Calculator & { book: Book }

const entriesOf = (records: object) =>
  new Map(Object.entries(records).map(([id, value]: [string, unknown]) => [id, { id, value }]))

function pageOf(id: string): CalculatorPage {
  const value = readData(`calculators/${id}.yaml`) as Calculator
  const catalogue = {
    rules: entriesOf(Object.fromEntries(value.rules.map((rule) => [rule, readRule(rule)]))),
    extensions: entriesOf(readExtensions()),
    states: entriesOf(readData('states.yaml') as object),
    professionalTax: entriesOf(readData('professional-tax.yaml') as object),
  }
  const singles = Object.fromEntries(
    Object.entries({
      site: 'site',
      'page:calculator': 'pages/calculator',
      'page:professional-tax': 'pages/professional-tax',
    }).map(([name, file]) => [name, { value: readData(`${file}.yaml`) }]),
  )
  const questions = completeQuestions(value.questions, placesOf(catalogue as never))
  return { ...value, questions, book: bookOf({ id, value } as never, { catalogue, singles } as never) }
}

/** The calculators of the real data by their ids. */
export const calculatorPages: ReadonlyMap<string, CalculatorPage> = new Map(
  readdirSync(join(projectRoot, 'data/calculators'))
    .map((file) => file.replace('.yaml', ''))
    .map((id) => [id, pageOf(id)]),
)
