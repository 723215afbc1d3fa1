import { describe, expect, test } from 'vitest'
import type { PageCompare } from '#generated/records.ts'
import { decide } from '#src/rules/decide.ts'
import type { Answers, Decision } from '#src/rules/decide.ts'
import { readData } from '../helpers/project/read-data.ts'

const { chooser, forms, rows } = readData('pages/compare.yaml') as PageCompare
const { questions, outcomes } = chooser
const decision: Decision = { questions, outcomes, limits: [] }

/** Every combination of answers to all questions. */
const combinations = questions.reduce<Answers[]>(
  (before, { id, choices }) => before.flatMap((answers) => choices.map((choice) => ({ ...answers, [id]: choice.id }))),
  [{}],
)
const formFor = (answers: Answers) => {
  const decided = decide(decision, answers)
  return decided.kind === 'outcome' ? outcomes.find(({ id }) => id === decided.id)!.service : decided.kind
}

describe('the five questions on the form of business', () => {
  test('lead from every combination of answers to exactly one outcome', () => {
    expect(questions).toHaveLength(5)
    expect(combinations).toHaveLength(32)
    const reached = combinations.map((answers) => {
      const fitting = outcomes.filter((outcome) =>
        Object.entries(outcome.if).every(([id, choices]) => choices.includes(answers[id]!)),
      )
      const decided = decide(decision, answers)
      expect(decided).toMatchObject({ kind: 'outcome', id: fitting[0]!.id })
      return fitting[0]!.id
    })
    expect([...new Set(reached)].sort()).toEqual(outcomes.map(({ id }) => id).sort())
  })
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

test('every row has a cell for every form', () => {
  for (const { label, cells } of rows)
    expect([label, ...Object.keys(cells).sort()]).toEqual([label, ...forms.map(({ service }) => service).sort()])
})
