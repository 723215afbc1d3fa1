import type { Estimator, Service } from '#generated/records.ts'
import { isAnswer } from '#src/rules/calculators/question.ts'
import type { Answers } from '#src/rules/calculators/question.ts'
import { withStates } from '../../../model/rules/calculator-questions.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, LinkedData } from '../../../model/records.ts'
import { passes } from '../../../problem/problem.ts'
import type { KeyPath, Report } from '../../../problem/problem.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import type { Check } from '../../check.ts'
import { isSoundRule } from '../../record-checks/rules.ts'
import { checkQuestions } from './calculator-questions.ts'
import { estimate } from '#src/rules/estimators/estimate.ts'
import { priceBook, rulesOf } from '../../../model/rules/price-book.ts'
import { checkExamples } from './worked-examples.ts'

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

// Examples state sums, and no words of the page.
const noWords = { title: '', authority: '', packages: { basic: '', premium: '', enterprise: '' }, addOn: '' }

function checkPrices(entry: Entry<Estimator>, service: Entry<Service>, data: LinkedData, report: Report): void {
  const questions = withStates(entry.value.questions, data.catalogue.states)
  const book = priceBook(rulesOf(entry.value), { service, words: noWords }, data)
  const work = (answers: Answers) => estimate({ ...entry.value, questions }, book, answers)?.lines ?? []
  checkExamples(entry, { noun: 'estimator', questions, work }, data, report)
}
