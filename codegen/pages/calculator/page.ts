import type { Calculator } from '#generated/records.ts'
import { completeQuestions } from '../../model/rules/calculator-questions.ts'
import { getRecord } from '../../lib/present.ts'
import type { Entry } from '../../model/records.ts'
import { calculatorPath, fixedPaths } from '../../model/route.ts'
import { ruleWords } from '../topics/calculators/say-rules.ts'
import { salaryTaxBookOf, taxTable } from '../topics/calculators/tax-words.ts'
import { workedExamples } from '../topics/calculators/worked-examples.ts'
import type { PlanContext } from '../shared/context.ts'
import type { CalculatorPayload, CalculatorQuestion } from '#src/pages/calculator/payload.ts'
import { calculatorFrame, calculatorSections, offerOf } from '../topics/calculators/calculator-frame.ts'
import { calculatorBook } from '../../model/rules/calculator-book.ts'
import { recordPages } from '../page.ts'

export const calculator = recordPages('calculator', {
  entries: calculatorsOf,
  payload: calculatorPayload,
  more: () => ({ anchors: ['result'] }),
  card: ({ heading, figuresAsOf }) => ({ kicker: figuresAsOf, heading }),
  twin: ({ payload }) => ({ title: payload.heading, sections: calculatorSections(payload) }),
})

export function calculatorsOf({ data }: PlanContext): Entry<Calculator>[] {
  return [...data.catalogue.calculators.values()].sort((a, b) => a.value.order - b.value.order)
}

function calculatorPayload(context: PlanContext, entry: Entry<Calculator>): CalculatorPayload {
  const { data } = context
  const { value } = entry
  const { site, 'page:calculator': texts } = data.singles
  // The words of the tax are already in the table and the book.
  const { salaryTax: _, ...labels } = texts.value
  const path = calculatorPath(entry.id)
  const book = value.family === 'salary-tax' ? salaryTaxBookOf(data) : calculatorBook(value, data.catalogue)
  const questions = completeQuestions(value.questions, data.catalogue)
  const { examples, family } = value
  return {
    labels: context.show(labels),
    ...calculatorFrame(value, path, context),
    asOf: site.value.figuresAsOf,
    calculator: { family, questions },
    book,
    table: value.family === 'salary-tax' ? taxTable(data) : ruleWords(value.rules, data),
    examples: workedExamples({ calculator: { family, questions, examples }, book, labels: texts.value, path }),
    offers: offersOf(questions, context),
    contactHref: fixedPaths.contact,
    others: calculatorsOf(context)
      .filter(({ id }) => id !== entry.id)
      .map(({ id, value: { title } }) => ({ href: calculatorPath(id), label: title })),
  }
}

/** The services that choices name, with their prices. */
function offersOf(questions: readonly CalculatorQuestion[], context: PlanContext): CalculatorPayload['offers'] {
  const named = questions.flatMap(({ choices = [] }) => choices.flatMap(({ service }) => service ?? []))
  return Object.fromEntries(
    [...new Set(named)].map((id) => {
      const { href, from } = offerOf(getRecord(context.data.catalogue.services, id), context)
      return [id, { href, from }]
    }),
  )
}
