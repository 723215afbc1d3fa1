import type { Calculator } from '#generated/records.ts'
import { calculate } from '#src/rules/calculators/calculate.ts'
import type { Book } from '#src/rules/calculators/book.ts'
import { askedOf, isAnswer, openOf } from '#src/rules/calculators/question.ts'
import type { Result } from '#src/rules/result.ts'
import { describeAnswer, outOf } from '../../../model/rules/answers.ts'
import { completeQuestions } from '../../../model/rules/calculator-questions.ts'
import { salaryTaxBook, taxedStates } from '../../../model/rules/salary-tax-rules.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, LinkedData } from '../../../model/records.ts'
import { passes } from '../../../problem/problem.ts'
import type { Problem, Report } from '../../../problem/problem.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import type { Check } from '../../check.ts'
import { isSoundRule } from '../../record-checks/rules/check-rule.ts'
import { checkQuestions } from './calculator-questions.ts'

/** A calculator's questions can be asked, and its examples come out as by hand. */
export const checkCalculators: Check = (data, report) => {
  for (const entry of data.catalogue.calculators.values()) {
    const { rules } = entry.value
    const areAskable = passes((tell) => checkQuestions('calculator', entry, tell), report)
    // Mistakes of a rule are reported there, and their consequences nowhere.
    const areRulesSound = rules.every((id) => isSoundRule(data.catalogue.rules.get(id)))
    // A state that its schema refused is reported already.
    const isTaxKnown = entry.value.family !== 'salary-tax' || !data.isPartial('professionalTax')
    if (areAskable && areRulesSound && isTaxKnown) checkExamples(entry, data, report)
  }
}

function checkExamples(entry: Entry<Calculator>, data: LinkedData, report: Report): void {
  const book = entry.value.family === 'salary-tax' ? salaryTaxBookOf(data) : bookOf(entry.value, data)
  const questions = completeQuestions(entry.value.questions, data.catalogue)
  const calculator = { family: entry.value.family, questions }
  entry.value.examples.forEach((example, index) => {
    const said = `Example "${example.name}" of calculator "${entry.id}"`
    const path = ['examples', index]
    const fault = answerFault(questions, example.answers)
    if (fault) {
      report({ ...fault, message: `${said} ${fault.message}`, place: placeIn(entry, [...path, 'answers'], 'key') })
      return
    }
    const { due, lines = [] } = calculate(calculator, book, example.answers) ?? {}
    const found = new Map([...(due ? [due] : []), ...lines].map(({ rule, result }) => [rule, result]))
    for (const [rule, out] of Object.entries(example.out)) {
      const wrong = outFault(found, rule, out)
      if (wrong)
        report({ ...wrong, message: `${said} ${wrong.message}`, place: placeIn(entry, [...path, 'out', rule]) })
    }
  })
}

type Fault = Pick<Problem, 'code' | 'message' | 'hint'>
type Questions = Parameters<typeof askedOf>[0]

/** An example must answer every question that is asked, and no other. */
export function answerFault(questions: Questions, answers: Readonly<Record<string, string>>): Fault | undefined {
  const [open] = openOf(questions, answers)
  if (open) {
    const text = answers[open.id]
    return {
      code: 'wrong-example',
      message:
        text === undefined
          ? `does not answer "${open.id}".`
          : `answers "${open.id}" with "${text}", which it does not take.`,
      hint: `The question is: ${open.label}`,
    }
  }
  const asked = askedOf(questions, answers)
  const extra = Object.keys(answers).find(
    (id) => !asked.some((one) => one.id === id && isAnswer(one, answers[id] ?? '')),
  )
  if (extra === undefined) return undefined
  return {
    code: 'wrong-example',
    message: `answers "${extra}", which is not asked in that case.`,
    hint: suggestionHint(
      extra,
      asked.map(({ id }) => id),
    ),
  }
}

function outFault(found: ReadonlyMap<string, Result>, rule: string, out: number | string): Fault | undefined {
  const result = found.get(rule)
  if (result === undefined)
    return {
      code: 'wrong-example',
      message: `says what ${rule} gives, but that rule is not asked in this case.`,
      hint: suggestionHint(rule, [...found.keys()]),
    }
  const given = outOf(result)
  // Uncertain amounts stay out of sums, so no example may contain one.
  const isSure = result.kind === 'day' || (result.kind === 'sum' && result.confidence === 'high')
  const isRight = typeof out === 'number' ? isSure && given.amount === out : given.due === out
  if (isRight) return undefined
  const said = describeAnswer(typeof out === 'number' ? { amount: out } : { due: out })
  return {
    code: 'wrong-example',
    message: `says ${said} for ${rule}, but the rule gives ${isSure ? describeAnswer(given) : 'no figure that is sure'}.`,
    hint: 'Work it out by hand from the text of the law, then correct the rule or the example.',
  }
}

function bookOf({ rules }: Calculator, { catalogue }: LinkedData): Book {
  const known = rules.flatMap((id) => {
    const rule = catalogue.rules.get(id)
    return rule ? [[id, rule.value] as const] : []
  })
  return {
    rules: Object.fromEntries(known),
    extensions: Object.fromEntries([...catalogue.extensions.values()].map(({ id, value }) => [id, value])),
    quarterlyDays: Object.fromEntries(
      [...catalogue.states.values()].map(({ id, value }) => [id, value.quarterlyReturnDay]),
    ),
  }
}

function salaryTaxBookOf({ catalogue, singles, today }: LinkedData): Book {
  const states = taxedStates(catalogue.states, catalogue.professionalTax)
  const day = singles.site?.value.figuresAsOf ?? today
  return salaryTaxBook(states, day, ({ name }) => ({ title: name, authority: name }))
}
