import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Calculator } from '#generated/records.ts'
import { bookOf } from '../../../codegen/plan/calculators/book-of.ts'
import type { Book } from '#src/rules/calculators/book.ts'
import { readExtensions, readRule } from './rules.ts'
import { projectRoot } from './site-folder.ts'

const read = (file: string): unknown => parse(readFileSync(join(projectRoot, 'data', file), 'utf8'))

/** A calculator of the real data with what its page has of the rules. */
export type CalculatorPage = Calculator & { book: Book }

function pageOf(id: string): CalculatorPage {
  const value = read(`calculators/${id}.yaml`) as Calculator
  const states = Object.entries(read('states.yaml') as Record<string, object>)
  const entry = <T>(key: string, one: T) => [key, { id: key, value: one }] as const
  const catalogue = {
    rules: new Map(value.rules.map((rule) => entry(rule, readRule(rule)))),
    extensions: new Map(Object.entries(readExtensions()).map(([key, one]) => entry(key, one))),
    states: new Map(states.map(([key, one]) => entry(key, one))),
  }
  const choices = states.map(([key]) => ({ value: key, label: key }))
  const questions = value.questions.map((one) => (one.kind === 'state' ? { ...one, choices } : one))
  return { ...value, questions, book: bookOf({ id, value } as never, { catalogue } as never) }
}

/** The calculators of the real data by their ids. */
export const calculatorPages: ReadonlyMap<string, CalculatorPage> = new Map(
  readdirSync(join(projectRoot, 'data/calculators'))
    .map((file) => file.replace('.yaml', ''))
    .map((id) => [id, pageOf(id)]),
)
