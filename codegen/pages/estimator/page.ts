import type { Estimator } from '#generated/records.ts'
import { writeAddress } from '#src/rules/calculators/address.ts'
import { askedOf, usualAnswers } from '#src/rules/calculators/question.ts'
import { sayAnswer } from '#src/rules/calculators/say-answer.ts'
import { estimate, sayTotal } from '#src/rules/estimators/estimate.ts'
import type { PriceBook } from '#src/rules/estimators/estimate.ts'
import { getRecord, present } from '../../lib/present.ts'
import { placesOf, withStates } from '../../model/rules/calculator-questions.ts'
import { rulesOf } from '../../model/rules/price-book.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry } from '../../model/records.ts'
import { formatRupees } from '../../model/texts/format.ts'
import { estimatorPath } from '../../model/route.ts'
import { ruleWords } from '../shared/calculators/rule-words.ts'
import type { PlanContext } from '../shared/context.ts'
import { priceBookOf, priceWords } from '../shared/estimators/prices.ts'
import type { WorkedExample } from '../calculator/payload.ts'
import type { EstimatorPayload } from './payload.ts'
import { planPage } from '../shared/plan-page.ts'
import { calculatorFrame } from '../shared/calculators/calculator-frame.ts'
import type { Page } from '../page.ts'
import { calculatorSections } from '../shared/calculators/twin.ts'

export const estimator: Page<'estimator'> = {
  plan: (context) =>
    estimatorsOf(context).map((entry) =>
      planPage(context, {
        kind: 'estimator',
        path: estimatorPath(entry.id),
        seo: entry.value.seo,
        place: placeIn(entry, ['seo']),
        anchors: ['result'],
        payload: () => estimatorPayload(entry, context),
      }),
    ),
  card: ({ heading, figuresAsOf, price }) => ({
    kicker: figuresAsOf,
    heading,
    facts: [{ value: price.total, label: price.label }],
  }),
  twin: ({ payload }) => ({ title: payload.heading, sections: calculatorSections(payload) }),
}

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
  return addOn && { price: formatRupees(addOn.price), href: estimatorLink(estimator).href }
}

function estimatorPayload(entry: Entry<Estimator>, context: PlanContext): EstimatorPayload {
  const { data, show } = context
  const { value } = entry
  const { 'page:calculator': texts, 'page:estimator': page } = data.singles
  const { salaryTax: _, ...labels } = texts.value
  const service = getRecord(data.catalogue.services, value.service)
  const ids = rulesOf(value)
  const book = priceBookOf(ids, service, data)
  const { fee, parts, open } = value
  const estimator = {
    questions: withStates(value.questions, placesOf(data.catalogue).names),
    ...(fee === undefined ? {} : { fee }),
    parts,
    open,
  }
  const usual = estimate(estimator, book, usualAnswers(estimator.questions))
  return {
    labels: { ...show(labels), price: show(page.value) },
    ...calculatorFrame(value, estimatorPath(entry.id), context),
    estimator,
    book,
    price: {
      total: sayTotal(present(usual, `the usual answers of "${entry.id}"`), page.value),
      label: page.value.total,
    },
    table: ruleWords(ids, data),
    examples: examplesOf(entry, { estimator, book }, context),
    others: estimatorsOf(context)
      .filter(({ id }) => id !== entry.id)
      .map((one) => ({ href: estimatorPath(one.id), label: one.value.heading })),
  }
}

function examplesOf(
  { id, value }: Entry<Estimator>,
  { estimator, book }: { estimator: EstimatorPayload['estimator']; book: PriceBook },
  { data }: PlanContext,
): WorkedExample[] {
  const { form } = data.singles['page:calculator'].value
  return value.examples.map(({ name, answers }) => ({
    name,
    href: estimatorPath(id) + writeAddress(estimator.questions, answers),
    answers: askedOf(estimator.questions, answers)
      .filter(({ id: question }) => answers[question] !== undefined)
      .map((question) => ({
        label: question.label,
        value: sayAnswer(question, answers[question.id] ?? '', form),
      })),
    lines: priceWords(present(estimate(estimator, book, answers), `answer to the example "${name}"`), book, data),
  }))
}
