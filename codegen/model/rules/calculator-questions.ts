import type { Calculator, State } from '#generated/records.ts'
import type { Catalogue, Records } from '../records.ts'
import { taxedStates } from './salary-tax-rules.ts'
import type { TaxedState } from './salary-tax-rules.ts'

type Asked = Calculator['questions'][number]

/** Questions with the states to choose from, where one is about the state. */
export function withStates<One extends { kind: string }>(questions: readonly One[], states: Records<State>) {
  const choices = [...states.values()]
    .map(({ id, value }) => ({ value: id, label: value.name }))
    .sort((a, b) => (a.label < b.label ? -1 : 1))
  return questions.map((question) => ({ ...question, ...(question.kind === 'state' ? { choices } : {}) }))
}

/** Questions with all states to choose from; those about slabs ask only where there are such. */
export function completeQuestions(
  questions: Calculator['questions'],
  catalogue: Pick<Catalogue, 'states' | 'professionalTax'>,
): Omit<Asked, 'slabs'>[] {
  const taxes = taxedStates(catalogue)
  return withStates(questions, catalogue.states).map(({ slabs, ...question }) => ({
    ...question,
    ...(slabs === undefined ? {} : { when: { state: taxes.flatMap((one) => (hasSlabs(one, slabs) ? one.code : [])) } }),
  }))
}

/** Whether a state's slabs are sure enough for a sum, and such. */
function hasSlabs({ tax: { levied, salaries } }: TaxedState, slabs: NonNullable<Asked['slabs']>): boolean {
  if (!levied || salaries?.confidence !== 'high') return false
  const hasWomen = salaries.rows?.some(({ women }) => women !== undefined) ?? false
  return slabs.includes(salaries.per) || (hasWomen && slabs.includes('women'))
}
