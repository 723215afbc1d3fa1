import type { CityPayload } from '../payloads/cities/city-pages.ts'
import type { PageLink } from '../payloads/shared/links.ts'
import type { Outline } from './outline.ts'
import { officeLines, points, sentence, sourcesOutline } from './outline.ts'

/** All that a city's page says, in its order: how much of it is the city's own is measured of this. */
export function citySections(payload: CityPayload, address: string): Outline['sections'] {
  const { labels, figures } = payload
  const linked = createLinked(address)
  return [
    head(payload),
    { heading: labels.sidebar.heading, paragraphs: [labels.sidebar.text] },
    ...need(payload, linked),
    ...productSections(payload, linked),
    ...registration(payload),
    ...nearSections(payload, linked),
    ...officeSections(payload, linked),
    ...duties(payload, linked),
    { heading: labels.glance.heading, points: payload.glance.map(({ label, value }) => `${label}: ${value}`) },
    {
      heading: labels.faq.heading,
      points: payload.faqs.map(({ question, answer }) => `${question} ${sentence(answer)}`),
    },
    ...payload.places.map(({ heading, links }) => ({ heading, points: links.map(linked) })),
    { heading: labels.services.heading, points: payload.services.map(linked) },
    sourcesOutline(figures, labels.figures),
  ]
}

type Linked = (link: PageLink & { note?: string }) => string

/** Links with the site's own address before them, and what comes after their names. */
function createLinked(address: string): Linked {
  return ({ href, label, note }) => `[${label}](${new URL(href, address).href})${note === undefined ? '' : `, ${note}`}`
}

function head({ labels, state, fee, within }: CityPayload): Outline['sections'][number] {
  const { glance } = labels
  return {
    heading: '',
    paragraphs: [labels.intro, ...(within ? [`${labels.within} ${within.label}`] : [])],
    points: [
      `${glance.gstCode}: ${state.gstCode}`,
      `${glance.goods}: ${state.goodsThreshold}`,
      `${glance.services}: ${state.servicesThreshold}`,
      `${fee.heading}: ${fee.label}`,
    ],
  }
}

function need({ labels, stateLinks, gstCheck }: CityPayload, linked: Linked): Outline['sections'] {
  const { whatIs, turnoverLimit, whoNeeds } = labels
  return [
    { heading: whatIs.heading, paragraphs: [whatIs.text] },
    {
      heading: turnoverLimit.heading,
      paragraphs: [sentence(turnoverLimit.published), linked(stateLinks.limits)],
    },
    { heading: whoNeeds.heading, points: [...points(whoNeeds.points), linked(gstCheck)] },
  ]
}

function productSections({ labels, products, trades }: CityPayload, linked: Linked): Outline['sections'] {
  const lists = products?.lists ?? []
  return [
    {
      heading: products?.heading ?? '',
      points: lists.map(({ label, products: named, source }) => `${label}, ${source.label}: ${named.join(', ')}`),
    },
    {
      heading: labels.trades.heading,
      points: trades.map(
        ({ name, href, known, lead }) => `${linked({ label: name, href })}${known && ` (${known})`}: ${lead}`,
      ),
    },
  ].filter((section) => section.points.length > 0)
}

function registration({ labels }: CityPayload): Outline['sections'] {
  const { documents, benefits, time } = labels
  const kinds = [benefits.regular, benefits.composition, benefits.voluntary]
  return [
    { heading: documents.heading, paragraphs: [sentence(time)], points: points(documents.points) },
    {
      heading: benefits.heading,
      points: kinds.map(({ heading, points: own }) => `${heading}: ${points(own).join('; ')}`),
    },
  ]
}

function nearSections({ near }: CityPayload, linked: Linked): Outline['sections'] {
  if (!near) return []
  const groups = near.groups.map(({ text, links }, index) => ({
    heading: index === 0 ? near.heading : '',
    text: `${text} ${links.map(linked).join('; ')}`,
  }))
  return [...groups, ...(near.note === undefined ? [] : [{ heading: '', paragraphs: [near.note] }])]
}

function officeSections({ offices }: CityPayload, linked: Linked): Outline['sections'] {
  const { heading, seats, more } = offices
  const lines = seats.lines.map(({ label, note, matters }) => `${[label, note].filter(Boolean).join(', ')}: ${matters}`)
  return [
    { heading, points: officeLines(offices) },
    {
      heading: '',
      ...(lines.length > 0 ? { paragraphs: [seats.text] } : {}),
      points: [...lines, ...(seats.note === undefined ? [] : [seats.note]), linked(more)],
    },
  ]
}

function duties({ labels, stateLinks }: CityPayload, linked: Linked): Outline['sections'] {
  const { returnFiling, penalties } = labels
  return [
    { heading: returnFiling.heading, paragraphs: [returnFiling.text, linked(stateLinks.returns)] },
    { heading: penalties.heading, points: points(penalties.points) },
  ]
}
