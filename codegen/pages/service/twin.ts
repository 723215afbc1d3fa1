import { points, proseToMarkdown, sentence } from '../topics/prose/outline.ts'
import type { Outline } from '../topics/prose/outline.ts'
import type { ServicePayload } from '#src/pages/service/payload.ts'

/** All that a service's page says, in order. */
export function serviceSections({
  labels,
  service,
  table,
  prices,
  inAll,
  review,
}: ServicePayload): Outline['sections'] {
  const { sections: headings } = labels
  const { costs, timeline, lateness } = service
  return [
    { heading: '', paragraphs: [service.overview] },
    ...(service.duty ? [{ heading: service.duty.heading, points: points(service.duty.says) }] : []),
    { heading: headings.requirements, points: points(service.requirements) },
    { heading: headings.rules, points: points(service.rules) },
    ...(table ? [{ heading: table.heading, text: proseToMarkdown(table.body) }] : []),
    { heading: headings.process, points: service.process.map(({ by, does }) => `${by}: ${sentence(does)}`) },
    { heading: headings.benefits, points: points(service.benefits) },
    { heading: headings.documents, points: points(service.documentsRequired) },
    { heading: headings.afterwards, points: points(service.compliance) },
    ...(inAll
      ? inAllSections(inAll, labels)
      : [{ heading: headings.pricing, points: (prices ?? []).map(({ name, price }) => `${name}: ${price}`) }]),
    {
      heading: labels.costs.government,
      points: costs.government.map(({ what, amount }) => `${what}: ${sentence(amount)}`),
    },
    { heading: headings.timeline, points: timeline ? timeLines(timeline, labels.timeline) : [] },
    {
      heading: headings.lateness,
      points: (lateness?.charges ?? []).map(({ what, amount }) => `${what}: ${sentence(amount)}`),
      paragraphs: lateness ? [sentence(lateness.remedy)] : [],
    },
    { heading: '', paragraphs: [review] },
  ]
}

function timeLines(
  { normal, fastTrack }: NonNullable<ServicePayload['service']['timeline']>,
  labels: ServicePayload['labels']['timeline'],
): string[] {
  return [`${labels.normal}: ${normal}`, ...(fastTrack === undefined ? [] : [`${labels.fastTrack}: ${fastTrack}`])]
}

function inAllSections(
  { label, case: usual, packages, onTop }: NonNullable<ServicePayload['inAll']>,
  { sections, costs: { onTop: more } }: ServicePayload['labels'],
): Outline['sections'] {
  return [
    {
      heading: sections.pricing,
      paragraphs: usual === undefined ? [] : [usual],
      points: packages.map(
        ({ name, parts, total }) =>
          `${name}: ${parts.map((part) => `${part.title} ${part.value}`).join('; ')}. ${label}: ${total}`,
      ),
    },
    { heading: more, points: onTop },
  ]
}
