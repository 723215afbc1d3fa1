import type { ArticlePayload } from '../payloads/article-pages.ts'
import type { CalculatorPayload } from '../payloads/calculators/calculator-pages.ts'
import type { ComparePayload } from '../payloads/compare-page.ts'
import type { EstimatorPayload } from '../payloads/calculators/estimator-pages.ts'
import type { PageRecord } from '../payloads/shared/page-record.ts'
import type { ServicePayload } from '../payloads/service-pages.ts'
import { isOfKind } from '../route-plan.ts'
import { citySections } from './city-twin.ts'
import { points, sentence } from './outline.ts'
import type { Outline } from './outline.ts'
import { proseToMarkdown } from './prose-to-markdown.ts'
import { stateSections } from './state-twin.ts'

/** The outline of a service, a state, a city, an article, a calculator or an estimator; undefined for other kinds of page. */
export function planTwin(record: PageRecord): Outline | undefined {
  const { head } = record
  const outline = (title: string, sections: Outline['sections']): Outline => ({
    title,
    address: head.canonical ?? record.path,
    description: head.description,
    sections,
  })
  if (isOfKind(record, 'service')) return outline(record.payload.service.title, serviceSections(record.payload))
  if (isOfKind(record, 'state'))
    return outline(record.payload.labels.heading, stateSections(record.payload, head.canonical ?? record.path))
  if (isOfKind(record, 'city'))
    return outline(record.payload.labels.heading, citySections(record.payload, head.canonical ?? record.path))
  if (isOfKind(record, 'article')) return outline(record.payload.article.title, articleSections(record.payload))
  if (isOfKind(record, 'calculator')) return outline(record.payload.heading, calculatorSections(record.payload))
  if (isOfKind(record, 'estimator')) return outline(record.payload.heading, calculatorSections(record.payload))
  if (isOfKind(record, 'compare')) return outline(record.payload.page.heading, compareSections(record.payload))
  return undefined
}

function serviceSections({ labels, service, table, prices, inAll, reviewedOn }: ServicePayload): Outline['sections'] {
  const { sections: headings } = labels
  return [
    { heading: '', paragraphs: [service.overview] },
    { heading: headings.requirements, points: points(service.requirements) },
    { heading: headings.rules, points: points(service.rules) },
    ...(table ? [{ heading: table.heading, text: proseToMarkdown(table.body) }] : []),
    { heading: headings.process, points: points(service.process) },
    { heading: headings.documents, points: points(service.documentsRequired) },
    { heading: headings.afterwards, points: points(service.compliance) },
    { heading: headings.pricing, points: (prices ?? []).map(({ name, price }) => `${name}: ${price}`) },
    ...(inAll ? inAllSections(inAll, labels.costs) : []),
    { heading: '', paragraphs: [`${labels.reviewed} ${reviewedOn}.`] },
  ].filter((section) => !('points' in section) || section.points.length > 0)
}

function compareSections({ page, columns, rows }: ComparePayload): Outline['sections'] {
  return [
    { heading: '', paragraphs: [page.intro] },
    ...rows.map(({ label, cells }) => ({
      heading: label,
      points: columns.map(({ name }, index) => `${name}: ${sentence(cells[index] ?? '')}`),
    })),
    {
      heading: page.chooser.list,
      points: page.chooser.outcomes.map(
        ({ service, choose, reason }) =>
          `${page.forms.find((form) => form.service === service)?.name ?? service}: ${choose} ${reason}`,
      ),
    },
  ]
}

function inAllSections(
  { case: usual, packages, onTop }: NonNullable<ServicePayload['inAll']>,
  labels: ServicePayload['labels']['costs'],
): Outline['sections'] {
  return [
    {
      heading: labels.inAll,
      ...(usual === undefined ? {} : { paragraphs: [usual] }),
      points: packages.map(
        ({ name, parts, total }) =>
          `${name}: ${parts.map((part) => `${part.title} ${part.value}`).join('; ')}. ${total}`,
      ),
    },
    { heading: labels.onTop, points: onTop },
  ]
}

function articleSections({ labels, article, body }: ArticlePayload): Outline['sections'] {
  return [
    { heading: '', paragraphs: [article.excerpt] },
    { heading: labels.article.takeaways, points: points(article.takeaways) },
    { heading: '', text: proseToMarkdown(body) },
  ]
}

function calculatorSections(payload: CalculatorPayload | EstimatorPayload): Outline['sections'] {
  const { labels, table, examples } = payload
  return [
    { heading: '', paragraphs: [payload.intro, payload.figuresAsOf] },
    ...table.map(({ title, rows, notes }) => ({
      heading: title,
      points: rows.map(({ since, says, authority, source, doubt }) =>
        [
          since,
          `${says.join('; ')}.`,
          ...(doubt ? [labels.result.doubt, doubt] : []),
          `${authority} (${source}).`,
        ].join(' '),
      ),
      paragraphs: notes,
    })),
    ...examples.map(({ name, answers, lines }) => ({
      heading: name,
      points: [
        ...answers.map(({ label, value }) => `${label} ${value}`),
        ...lines.map(({ title, value, steps, other }) =>
          [`${title}: ${value}`, ...(steps ? [steps] : []), ...(other ? [other] : [])].join('. '),
        ),
      ],
    })),
    { heading: labels.notIncluded, points: payload.notIncluded },
  ]
}
