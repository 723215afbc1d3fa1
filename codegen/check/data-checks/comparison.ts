import { choicesOf } from '#src/rules/decide.ts'
import type { DecisionTable } from '#src/rules/decide.ts'
import type { PageCompare } from '#generated/records.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry } from '../../model/records.ts'
import { passes } from '../../problem/problem.ts'
import type { Report } from '../../problem/problem.ts'
import { suggestionHint } from '../../problem/suggest.ts'
import type { Check } from '../check.ts'
import { tryWays } from './decisions.ts'

/** The comparison has all cells, and every path through its questions leads to one form. */
export const checkCompare: Check = (data, report) => {
  const entry = data.singles['page:compare']
  if (!entry) return
  checkRows(entry, report)
  if (passes((tell) => checkOutcomes(entry, tell), report)) checkCompareWays(entry, report)
}

function checkRows(entry: Entry<PageCompare>, report: Report): void {
  const { forms, rows } = entry.value
  rows.forEach(({ label, cells }, index) => {
    const missing = forms.find(({ service }) => !Object.hasOwn(cells, service))
    if (missing === undefined) return
    report({
      code: 'missing-key',
      message: `Row "${label}" of the comparison has no text for "${missing.service}".`,
      place: placeIn(entry, ['rows', index, 'cells'], 'key'),
      hint: `Add a line for ${missing.service}.`,
    })
  })
}

/** Each outcome leads to a form of the table and asks for answers that exist. */
function checkOutcomes(entry: Entry<PageCompare>, report: Report): void {
  const { forms, chooser } = entry.value
  const named = forms.map(({ service }) => service)
  const decision = decisionOf(entry.value)
  chooser.outcomes.forEach(({ id, service, if: condition }, index) => {
    const tell = (path: readonly string[], message: string, known: readonly string[], said: string) =>
      report({
        code: 'unknown-answer',
        message: `Outcome "${id}" of the comparison ${message}`,
        place: placeIn(entry, ['chooser', 'outcomes', index, ...path]),
        hint: suggestionHint(said, known),
      })
    if (!named.includes(service))
      tell(['service'], `leads to "${service}", which is none of its forms.`, named, service)
    for (const [question, answers] of Object.entries(condition)) {
      const choices = choicesOf(decision, question, [])
      const wrong = answers.find((answer) => !choices.includes(answer))
      if (wrong === undefined) continue
      tell(['if', question], `holds for "${question}: ${wrong}", but there is no such answer.`, choices, wrong)
    }
  })
}

function checkCompareWays(entry: Entry<PageCompare>, report: Report): void {
  const { open, unreached } = tryWays(decisionOf(entry.value), [])
  if (open)
    report({
      code: 'open-decision',
      message: `The comparison has no answer for ${open.map(([question, answer]) => `${question}: ${answer}`).join(', ')}.`,
      place: placeIn(entry, ['chooser', 'outcomes'], 'key'),
      hint: 'Add an outcome for them, or these answers to the "if" of one.',
    })
  for (const { id, index } of unreached)
    report({
      code: 'open-decision',
      message: `The outcome "${id}" of the comparison can never be reached.`,
      place: placeIn(entry, ['chooser', 'outcomes', index], 'record'),
      hint: 'The outcomes above it take all answers: move it up, or remove it.',
    })
}

function decisionOf({ chooser: { questions, outcomes } }: PageCompare): DecisionTable {
  return { questions, outcomes, limits: [] }
}
