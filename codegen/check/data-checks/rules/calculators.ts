import type { Calculator } from '#generated/records.ts'
import { calculate } from '#src/rules/calculators/calculate.ts'
import type { Answers } from '#src/rules/calculators/question.ts'
import { calculatorBook } from '../../../model/rules/calculator-book.ts'
import { completeQuestions } from '../../../model/rules/calculator-questions.ts'
import { salaryTaxBook } from '../../../model/rules/salary-tax-rules.ts'
import type { TaxedState } from '../../../model/rules/salary-tax-rules.ts'
import type { Entry, LinkedData } from '../../../model/records.ts'
import { passes } from '../../../problem/problem.ts'
import type { Report } from '../../../problem/problem.ts'
import type { Check } from '../../check.ts'
import { isSoundRule } from '../../record-checks/rules.ts'
import { checkQuestions } from './calculator-questions.ts'
import { checkExamples } from './worked-examples.ts'

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
