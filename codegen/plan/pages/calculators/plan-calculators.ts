import { formatDate } from '../../../model/texts/format.ts'
import type { Calculator } from '#generated/records.ts'
import { getRecord } from '../../../lib/present.ts'
import { completeQuestions, placesOf } from '../../../model/rules/calculator-questions.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import { calculatorPath, fixedPaths } from '../../../model/route.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import { bookOf } from '../../calculators/book-of.ts'
import { ruleWords } from '../../calculators/rule-words.ts'
import { taxTable } from '../../calculators/tax-words.ts'
import { workedExamples } from '../../calculators/worked-examples.ts'
import type { PlanContext } from '../../context.ts'
import { addressOf, fullTitle, headOf } from '../../head.ts'
import { breadcrumbJsonLd } from '../../json-ld/breadcrumb.ts'
import { webPageJsonLd } from '../../json-ld/web-page.ts'
import { serviceLink } from '../../links.ts'
import type { CalculatorPayload } from '../../payloads/calculators/calculator-pages.ts'
import type { RoutePlan } from '../../route-plan.ts'
import { withImage } from '../../share-image.ts'

/** The calculators in the order of their list. */
export function calculatorsOf({ data }: PlanContext): Entry<Calculator>[] {
  return [...data.catalogue.calculators.values()].sort((a, b) => a.value.order - b.value.order)
}

export function planCalculators(context: PlanContext): RoutePlan[] {
  return calculatorsOf(context).map((entry) => {
    const { seo } = entry.value
    const path = calculatorPath(entry.id)
    return {
      path,
      kind: 'calculator',
      title: fullTitle(seo.title, context.firmName),
      description: seo.description,
      place: placeIn(entry, ['seo']),
      anchors: ['result'],
      canonicalPath: path,
      record: () => {
        const head = withImage(headOf(seo, path, context), path, context)
        const payload = calculatorPayload(entry, addressOf(head), context)
        const trail = breadcrumbJsonLd(payload.breadcrumbs, path, context)
        return { path, kind: 'calculator', head, jsonLd: webPageJsonLd('calculator', head, context, [trail]), payload }
      },
    }
  })
}

function calculatorPayload(entry: Entry<Calculator>, address: string, context: PlanContext): CalculatorPayload {
  const { data, contact } = context
  const { value } = entry
  const { site, 'page:calculator': texts, 'page:calculators': list, navigation } = data.singles
  // The words of the tax are in the table and the book by now.
  const { salaryTax: _, ...labels } = texts.value
  const path = calculatorPath(entry.id)
  const book = bookOf(entry, data)
  const questions = completeQuestions(value.questions, placesOf(data.catalogue))
  const { examples, family } = value
  return {
    labels: context.show(labels),
    heading: value.heading,
    intro: value.intro,
    figuresAsOf: fillTokens(texts.value.figuresAsOf, { day: formatDate(context.data.singles.site.value.figuresAsOf) }),
    asOf: site.value.figuresAsOf,
    calculator: { family, questions },
    book,
    table: value.family === 'salary-tax' ? taxTable(data) : ruleWords(value.rules, data),
    examples: workedExamples({ calculator: { family, questions, examples }, book, labels: texts.value, path }),
    notIncluded: value.notIncluded,
    address,
    chat: { digits: contact.whatsapp, opening: value.chat },
    service: serviceLink(getRecord(data.catalogue.services, value.service)),
    others: calculatorsOf(context)
      .filter(({ id }) => id !== entry.id)
      .map(({ id, value: { title } }) => ({ href: calculatorPath(id), label: title })),
    allHref: fixedPaths.calculators,
    breadcrumbs: [
      context.crumbs.home,
      { label: list.value.heading, href: fixedPaths.calculators },
      { label: value.title },
    ],
    newTabNote: navigation.value.newTabNote,
    copiedMs: site.value.timers.copiedMs,
  }
}
