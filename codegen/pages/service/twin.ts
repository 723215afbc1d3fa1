import type { ServicePayload } from './payload.ts'
import { points, proseToMarkdown } from '../shared/prose/outline.ts'
import type { Outline } from '../shared/prose/outline.ts'

export function serviceSections({
  labels,
  service,
  table,
  prices,
  inAll,
  reviewedOn,
}: ServicePayload): Outline['sections'] {
  const { sections: headings } = labels
  return [
    { heading: '', paragraphs: [service.overview] },
    { heading: headings.requirements, points: points(service.requirements) },
    { heading: headings.rules, points: points(service.rules) },
    ...(table ? [{ heading: table.heading, text: proseToMarkdown(table.body) }] : []),
    { heading: headings.process, points: points(service.process) },
    { heading: headings.documents, points: points(service.documentsRequired) },
    { heading: headings.afterwards, points: points(service.compliance) },
    ...(inAll
      ? inAllSections(inAll, labels)
      : [{ heading: headings.pricing, points: (prices ?? []).map(({ name, price }) => `${name}: ${price}`) }]),
    { heading: '', paragraphs: [`${labels.reviewed} ${reviewedOn}.`] },
  ]
}

function inAllSections(
  { case: usual, packages, onTop }: NonNullable<ServicePayload['inAll']>,
  { sections, costs: { inAll, onTop: more } }: ServicePayload['labels'],
): Outline['sections'] {
  return [
    {
      heading: sections.pricing,
      ...(usual === undefined ? {} : { paragraphs: [usual] }),
      points: packages.map(
        ({ name, parts, total }) =>
          `${name}: ${parts.map((part) => `${part.title} ${part.value}`).join('; ')}. ${inAll}: ${total}`,
      ),
    },
    { heading: more, points: onTop },
  ]
}
