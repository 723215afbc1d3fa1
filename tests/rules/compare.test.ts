import { describe, expect, test } from 'vitest'
import type { PageCompare } from '#generated/records.ts'
import { decide } from '#src/rules/decide.ts'
import type { Answers, DecisionTable } from '#src/rules/decide.ts'
import { readData } from '../helpers/project/read-data.ts'

const { chooser, forms } = readData('pages/compare.yaml') as PageCompare
const { questions, outcomes } = chooser
const decision: DecisionTable = { questions, outcomes, limits: [] }

/** Every combination of answers to all questions. */
const combinations = questions.reduce<Answers[]>(
  (before, { id, choices }) => before.flatMap((answers) => choices.map((choice) => ({ ...answers, [id]: choice.id }))),
  [{}],
)
const formFor = (answers: Answers) => {
  const decided = decide(decision, answers)
  return decided.kind === 'outcome' ? outcomes.find(({ id }) => id === decided.id)!.service : decided.kind
}

// That each way has one outcome, and each row all its cells, is checked in every run of codegen.
describe('the questions on the form of business', () => {
  test('lead to each form at least once', () => {
    expect([...new Set(combinations.map(formFor))].sort()).toEqual(forms.map(({ service }) => service).sort())
  })
  test('never lead one owner to a form of two, nor owners who need limited liability to one without it', () => {
    for (const answers of combinations) {
      const form = formFor(answers)
      // Investors and foreign owners are further owners.
      const isAlone = answers['owners'] === 'one' && answers['investors'] === 'no' && answers['foreign'] === 'no'
      if (isAlone) expect(['opc', 'sole-prop']).toContain(form)
      if (answers['debts'] === 'yes') expect(['pvt-ltd', 'llp', 'opc']).toContain(form)
      if (answers['foreign'] === 'yes') expect(form).not.toBe('opc')
    }
  })
})
