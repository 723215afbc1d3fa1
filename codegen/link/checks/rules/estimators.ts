import type { Estimator } from '#generated/records.ts'
import { isAnswer } from '#src/rules/calculators/question.ts'
import { estimate, isEstimate } from '#src/rules/estimators/estimate.ts'
import { toPaise } from '#src/rules/money.ts'
import { describeAnswer } from '../../../model/rules/answers.ts'
import { withStates } from '../../../model/rules/calculator-questions.ts'
import { priceBook, rulesOf } from '../../../model/rules/price-book.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, LinkedData } from '../../../model/records.ts'
import { passes } from '../../../problem/problem.ts'
import type { Report } from '../../../problem/problem.ts'
import { suggestionHint } from '../../../problem/suggest.ts'
import type { Check } from '../../check.ts'
import { isSoundRule } from '../../record-checks/rules/check-rule.ts'
import { checkQuestions } from './calculator-questions.ts'
import { answerFault } from './calculators.ts'

/** An estimator's usual answers give a price, and its examples come out as by hand. */
export const checkEstimators: Check = (data, report) => {
  for (const entry of data.catalogue.estimators.values()) {
    const isWhole = passes((tell) => {
      checkQuestions('estimator', entry, tell)
      checkParts(entry, tell)
      checkUsual(entry, tell)
    }, report)
    const areRulesSound = rulesOf(entry.value).every((id) => isSoundRule(data.catalogue.rules.get(id)))
    if (isWhole && areRulesSound && data.catalogue.services.has(entry.value.service)) checkExamples(entry, data, report)
  }
}

/** Each answer that a part or our fee uses must have a question. */
function checkParts(entry: Entry<Estimator>, report: Report): void {
  const { questions, parts, fee } = entry.value
  const ids = questions.map(({ id }) => id)
  const check = (id: string | undefined, path: readonly (string | number)[], what: string) => {
    if (id === undefined || ids.includes(id)) return
    report({
      code: 'calculator-question',
      message: `${what} of estimator "${entry.id}" goes by the answer to "${id}", but no question has that id.`,
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

function checkExamples(entry: Entry<Estimator>, data: LinkedData, report: Report): void {
  const questions = withStates(entry.value.questions, data.catalogue.states)
  const { fee, parts, open, examples } = entry.value
  const estimator = { questions, parts, open, ...(fee === undefined ? {} : { fee }) }
  const book = bookOf(entry.value, data)
  examples.forEach(({ name, answers, out }, index) => {
    const said = `Example "${name}" of estimator "${entry.id}"`
    const tell = (path: readonly string[], message: string, hint: string) =>
      report({
        code: 'wrong-example',
        message: `${said} ${message}`,
        place: placeIn(entry, ['examples', index, ...path], path.length > 1 ? 'value' : 'key'),
        hint,
      })
    const fault = answerFault(questions, answers)
    const price = estimate(estimator, book, answers)
    if (fault || !price) {
      tell(['answers'], fault?.message ?? 'gives no price.', fault?.hint ?? 'Answer each question that is asked.')
      return
    }
    const sums = new Map(
      price.lines.flatMap(({ rule, result }) =>
        result.kind === 'sum' && !isEstimate(result) ? [[rule, result.paise]] : [],
      ),
    )
    for (const [id, rupees] of Object.entries(out)) {
      const found = sums.get(id)
      if (found === toPaise(rupees)) continue
      const gives = found === undefined ? 'no figure that is sure' : describeAnswer({ amount: found / 100 })
      tell(
        ['out', id],
        `says ${describeAnswer({ amount: rupees })} for ${id}, but it comes to ${gives}.`,
        'Work it out by hand from the text of the law, then correct the rule or the example.',
      )
    }
  })
}

function bookOf(estimator: Estimator, { catalogue, singles, today }: LinkedData) {
  const rules = rulesOf(estimator).flatMap((id) => {
    const rule = catalogue.rules.get(id)
    return rule ? [[id, rule.value] as const] : []
  })
  const service = catalogue.services.get(estimator.service)
  const words = { title: '', authority: '', packages: { basic: '', premium: '', enterprise: '' }, addOn: '' }
  const own = {
    service: { reviewedOn: today, ...service?.value },
    address: '',
    addOn: singles.plans?.value.addOns.find((one) => one.service === estimator.service)?.price,
    words,
  }
  return priceBook(Object.fromEntries(rules), own, singles.site?.value.figuresAsOf ?? today)
}
