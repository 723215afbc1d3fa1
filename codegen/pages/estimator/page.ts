import type { Estimator, Service } from '#generated/records.ts'
import { usualAnswers } from '#src/rules/calculators/question.ts'
import { estimate, sayTotal } from '#src/rules/estimators/estimate.ts'
import { getRecord, present } from '../../lib/present.ts'
import { withStates } from '../../model/rules/calculator-questions.ts'
import { rulesOf } from '../../model/rules/price-book.ts'
import type { Entry } from '../../model/records.ts'
import { estimatorPath } from '../../model/route.ts'
import { ruleWords } from '../topics/calculators/say-rules.ts'
import type { PlanContext } from '../shared/context.ts'
import { priceBookOf, priceWords } from '../topics/prices/prices.ts'
import { askedExample } from '../topics/calculators/worked-examples.ts'
import type { EstimatorPayload } from '#src/pages/estimator/payload.ts'
import { calculatorFrame, calculatorSections } from '../topics/calculators/calculator-frame.ts'
import { recordPages } from '../page.ts'

export const estimator = recordPages('estimator', {
  entries: estimatorsOf,
  payload: estimatorPayload,
  more: () => ({ anchors: ['result'] }),
  card: ({ heading, figuresAsOf, price }) => ({
    kicker: figuresAsOf,
    heading,
    facts: [{ value: price.total, label: price.label }],
  }),
  twin: ({ payload }) => ({ title: payload.heading, sections: calculatorSections(payload) }),
})

export function estimatorsOf({ data }: PlanContext): Entry<Estimator>[] {
  return [...data.catalogue.estimators.values()].sort((a, b) => a.value.order - b.value.order)
}

export function estimatorLink({ id, value }: Entry<Estimator>) {
  return { href: estimatorPath(id), label: value.seo.title }
}

/** The price of a service that is sold as an add-on, with the link to its estimator. */
export function findAddOn(service: string, context: PlanContext): { price: string; href: string } | undefined {
  const estimator = estimatorsOf(context).find(({ value }) => value.service === service && value.fee === 'add-on')
  const addOn = estimator && context.data.singles.plans.value.addOns.find((one) => one.service === service)
  return addOn && { price: context.prices.say(addOn.price), href: estimatorLink(estimator).href }
}

/** The price of a service on other pages: its basic package, the add-on, or that we quote it. */
export function sayPriceOf({ id, value: { pricing } }: Entry<Service>, context: PlanContext): string {
  if (pricing) return context.prices.say(pricing.basic)
  return findAddOn(id, context)?.price ?? context.data.singles['page:service'].value.costs.byQuote
}

function estimatorPayload(context: PlanContext, entry: Entry<Estimator>): EstimatorPayload {
  const { data, show } = context
  const { value } = entry
  const { 'page:calculator': texts, 'page:estimator': page } = data.singles
  const { salaryTax: _, ...labels } = texts.value
  const path = estimatorPath(entry.id)
  const service = getRecord(data.catalogue.services, value.service)
  const ids = rulesOf(value)
  const book = priceBookOf(ids, service, data)
  const { fee, parts, open } = value
  const estimator = {
    questions: withStates(value.questions, data.catalogue.states),
    ...(fee === undefined ? {} : { fee }),
    parts,
    open,
  }
  const usual = estimate(estimator, book, usualAnswers(estimator.questions))
  return {
    labels: { ...show(labels), price: show(page.value) },
    ...calculatorFrame(value, path, context),
    estimator,
    book,
    price: {
      total: sayTotal(present(usual, `the usual answers of "${entry.id}"`), page.value),
      label: page.value.total,
    },
    table: ruleWords(ids, data),
    examples: value.examples.map((example) => ({
      ...askedExample(example, { questions: estimator.questions, path, form: texts.value.form }),
      lines: priceWords(
        present(estimate(estimator, book, example.answers), `answer to the example "${example.name}"`),
        book,
        data,
      ),
    })),
    others: estimatorsOf(context)
      .filter(({ id }) => id !== entry.id)
      .map((one) => ({ href: estimatorPath(one.id), label: one.value.heading })),
  }
}
