import type { Calculator, Estimator, Service } from '#generated/records.ts'
import { calculate } from '#src/rules/calculators/calculate.ts'
import { askedOf, isAnswer, openOf } from '#src/rules/calculators/question.ts'
import type { Answers } from '#src/rules/calculators/question.ts'
import type { Result } from '#src/rules/result.ts'
import { describeAnswer, outOf } from '../../../model/rules/answers.ts'
import { calculatorBook } from '../../../model/rules/calculator-book.ts'
import { completeQuestions, withStates } from '../../../model/rules/calculator-questions.ts'
import { salaryTaxBook } from '../../../model/rules/salary-tax-rules.ts'
import type { TaxedState } from '../../../model/rules/salary-tax-rules.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, LinkedData } from '../../../model/records.ts'
import { passes } from '../../../problem/problem.ts'
import type { Fault, KeyPath, Place, Report } from '../../../problem/problem.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import type { Check } from '../../check.ts'
import { isSoundRule } from '../../record-checks/rules.ts'
import { checkQuestions } from './calculator-questions.ts'
import { estimate } from '#src/rules/estimators/estimate.ts'
import { priceBook, rulesOf } from '../../../model/rules/price-book.ts'

/** A calculator's questions can be asked, and its examples come out as by hand. */
export const checkCalculators: Check = (data, report) => {
  for (const entry of data.catalogue.calculators.values()) {
    const { rules } = entry.value
    const areAskable = passes((tell) => checkQuestions('calculator', entry, tell), report)
    // Mistakes of a rule are reported there, and their consequences nowhere.
    const areRulesSound = rules.every((id) => isSoundRule(data.catalogue.rules.get(id)))
    const isTaxKnown = entry.value.family !== 'salary-tax' || !data.isPartial('professionalTax')
    if (areAskable && areRulesSound && isTaxKnown) checkCalculations(entry, data, report)
  }
}

// Examples state sums, and no words of the page.
const nameAlone = ({ name }: TaxedState) => ({ title: name, authority: name })
const noWords = { title: '', authority: '', packages: { basic: '', premium: '', enterprise: '' }, addOn: '' }

function checkCalculations(entry: Entry<Calculator>, data: LinkedData, report: Report): void {
  const { family } = entry.value
  const book = family === 'salary-tax' ? salaryTaxBook(data, nameAlone) : calculatorBook(entry.value, data.catalogue)
  const questions = completeQuestions(entry.value.questions, data.catalogue)
  const work = (answers: Answers) => {
    const { due, lines = [] } = calculate({ family, questions }, book, answers) ?? {}
    return due ? [due, ...lines] : lines
  }
  checkExamples(entry, { noun: 'calculator', questions, work }, data, report)
}

interface Worked {
  noun: string
  questions: Questions
  /** The result of each rule for some answers. */
  work: (answers: Answers) => readonly { rule: string; result: Result }[]
}

function checkExamples(
  entry: Entry<Pick<Calculator | Estimator, 'examples'>>,
  { noun, questions, work }: Worked,
  data: LinkedData,
  report: Report,
): void {
  // A state that could not be read, or that its schema refused, is reported already.
  if (data.isPartial('states')) return
  entry.value.examples.forEach(({ name, answers, out }, index) => {
    const tell = (fault: Fault, path: readonly string[], target: Place['target']) =>
      report({
        ...fault,
        message: `Example "${name}" of ${noun} "${entry.id}" ${fault.message}`,
        place: placeIn(entry, ['examples', index, ...path], target),
      })
    const fault = answerFault(questions, answers)
    if (fault) return tell(fault, ['answers'], 'key')
    const found = new Map(work(answers).map(({ rule, result }) => [rule, result]))
    for (const [rule, expected] of Object.entries(out)) {
      const wrong = outFault(found, rule, expected)
      if (wrong) tell(wrong, ['out', rule], 'value')
    }
  })
}

type Questions = Parameters<typeof askedOf>[0]

/** An example must answer every question that is asked, and no other. */
function answerFault(questions: Questions, answers: Answers): Fault | undefined {
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
  const isAsked = (id: string) => asked.some((one) => one.id === id && isAnswer(one, answers[id] ?? ''))
  const extra = Object.keys(answers).find((id) => !isAsked(id))
  if (extra === undefined) return undefined
  const ids = asked.map(({ id }) => id)
  return {
    code: 'wrong-example',
    message: `answers "${extra}", which is not asked in that case.`,
    hint: suggestionHint(extra, ids),
  }
}

function outFault(found: ReadonlyMap<string, Result>, rule: string, out: number | string): Fault | undefined {
  const result = found.get(rule)
  if (result === undefined)
    return {
      code: 'wrong-example',
      message: `has a result for ${rule}, but that rule is not used in this case.`,
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

/** An estimator's usual answers give a price, and its examples come out as by hand. */
export const checkEstimators: Check = (data, report) => {
  for (const entry of data.catalogue.estimators.values()) {
    const isWhole = passes((tell) => {
      checkQuestions('estimator', entry, tell)
      checkParts(entry, tell)
      checkUsual(entry, tell)
    }, report)
    const areRulesSound = rulesOf(entry.value).every((id) => isSoundRule(data.catalogue.rules.get(id)))
    const service = data.catalogue.services.get(entry.value.service)
    if (isWhole && areRulesSound && service) checkPrices(entry, service, data, report)
  }
}

/** Each answer that a part or our fee uses must have a question. */
function checkParts(entry: Entry<Estimator>, report: Report): void {
  const { questions, parts, fee } = entry.value
  const ids = questions.map(({ id }) => id)
  const check = (id: string | undefined, path: KeyPath, what: string) => {
    if (id === undefined || ids.includes(id)) return
    report({
      code: 'calculator-question',
      message: `${what} of estimator "${entry.id}" uses the answer to "${id}", but no question has that id.`,
      place: placeIn(entry, path),
      hint: suggestionHint(id, ids),
    })
  }
  check(fee === 'add-on' ? undefined : fee, ['fee'], 'The fee')
  parts.forEach(({ ask = {}, less }, index) => {
    const what = `Part ${index + 1}`
    for (const [key, id] of Object.entries(ask)) check(id, ['parts', index, 'ask', key], what)
    check(less, ['parts', index, 'less'], what)
  })
}

/** Each question has a usual answer that it accepts: the page is made with those. */
function checkUsual(entry: Entry<Estimator>, report: Report): void {
  entry.value.questions.forEach((question, index) => {
    const { kind, usual, optional, label } = question
    if (usual === undefined ? optional : kind !== 'state' && isAnswer(question, usual)) return
    report({
      code: 'calculator-question',
      message:
        usual === undefined
          ? `Question "${label}" of estimator "${entry.id}" has no usual answer.`
          : `Question "${label}" of estimator "${entry.id}" does not take its usual answer, "${usual}".`,
      place: placeIn(entry, ['questions', index, ...(usual === undefined ? [] : ['usual'])], 'value'),
      hint:
        kind === 'state'
          ? 'No state is the usual one: write optional: true, and no usual answer.'
          : 'The page shows the price for the usual answers: give one that visitors may choose or type.',
    })
  })
}

function checkPrices(entry: Entry<Estimator>, service: Entry<Service>, data: LinkedData, report: Report): void {
  const questions = withStates(entry.value.questions, data.catalogue.states)
  const { fee, parts, open } = entry.value
  const estimator = { questions, parts, open, ...(fee === undefined ? {} : { fee }) }
  const book = priceBook(rulesOf(entry.value), { service, words: noWords }, data)
  const work = (answers: Answers) => estimate(estimator, book, answers)?.lines ?? []
  checkExamples(entry, { noun: 'estimator', questions, work }, data, report)
}
