import type { CityPayload } from '#src/pages/city/payload.ts'
import type { PageLink } from '#src/content/payload/links.ts'
import type { Outline } from '../topics/prose/outline.ts'
import { officeLines, points, sentence, sourcesOutline } from '../topics/prose/outline.ts'

/** All that a city's page says, in order. The words of the city's own are counted in it. */
export function citySections(payload: CityPayload, address: string): Outline['sections'] {
  const { labels, figures } = payload
  const linked = createLinked(address)
  return [
    head(payload),
    { heading: labels.sidebar.heading, paragraphs: [labels.sidebar.text] },
    ...need(payload, linked),
    ...registration(payload, linked),
    {
      heading: labels.trades.heading,
      points: payload.trades.map(
        ({ name, href, known, lead }) => `${linked({ label: name, href })}${known && ` (${known})`}: ${lead}`,
      ),
    },
    ...duties(payload, linked),
    {
      heading: labels.faq.heading,
      points: payload.faqs.map(({ question, answer }) => `${question} ${sentence(answer)}`),
    },
    ...officeSections(payload, linked),
    {
      heading: payload.products?.heading ?? '',
      points: (payload.products?.lists ?? []).map(
        ({ label, products, source }) => `${label}, ${source.label}: ${products.join(', ')}`,
      ),
    },
    ...nearSections(payload, linked),
    { heading: labels.glance.heading, points: payload.glance.map(({ label, value }) => `${label}: ${value}`) },
    ...payload.places.map(({ heading, links }) => ({ heading, points: links.map(linked) })),
    { heading: labels.services.heading, points: payload.services.map(linked) },
    sourcesOutline(figures, labels.figures),
  ]
}

type Linked = (link: PageLink & { note?: string }) => string

/** Links with the site's address in front, and the note after each name. */
function createLinked(address: string): Linked {
  return ({ href, label, note }) => `[${label}](${new URL(href, address).href})${note === undefined ? '' : `, ${note}`}`
}

function head({ labels, state, fee, within }: CityPayload): Outline['sections'][number] {
  const { glance, time } = labels
  return {
    heading: '',
    paragraphs: [labels.intro, ...(within ? [`${labels.within} ${within.label}`] : [])],
    points: [
      `${glance.gstCode}: ${state.gstCode}`,
      `${glance.goods}: ${state.goodsThreshold}`,
      `${glance.services}: ${state.servicesThreshold}`,
      `${fee.heading}: ${fee.label}`,
      `${time.label}: ${sentence(time.usual)}`,
    ],
  }
}

function need({ labels, example, stateLinks, gstCheck }: CityPayload, linked: Linked): Outline['sections'] {
  const { whatIs, turnoverLimit, whoNeeds, benefits } = labels
  const { limit, counted, apply, published } = turnoverLimit
  return [
    { heading: whatIs.heading, paragraphs: [whatIs.text] },
    {
      heading: whoNeeds.heading,
      points: [
        [sentence(whoNeeds.outside), example].filter(Boolean).join(' '),
        ...points(whoNeeds.points),
        linked(gstCheck),
      ],
    },
    {
      heading: turnoverLimit.heading,
      paragraphs: [`${limit} ${counted} ${sentence(apply)}`, sentence(published), linked(stateLinks.limits)],
    },
    {
      heading: benefits.heading,
      points: [benefits.regular, benefits.composition, benefits.voluntary].map(
        ({ heading, text }) => `${heading}: ${text}`,
      ),
    },
  ]
}

function registration({ labels, fee }: CityPayload, linked: Linked): Outline['sections'] {
  const { documents, time } = labels
  return [
    {
      heading: time.heading,
      paragraphs: [
        ...(fee.text === undefined ? [] : [fee.text]),
        sentence(time.published),
        linked({ href: fee.href, label: fee.more }),
      ],
    },
    {
      heading: documents.heading,
      points: [...points(documents.points), ...(documents.address === undefined ? [] : [documents.address])],
    },
  ]
}

function nearSections({ near }: CityPayload, linked: Linked): Outline['sections'] {
  if (!near) return []
  const groups = near.groups.map(({ text, links }, index) => ({
    heading: index === 0 ? near.heading : '',
    text: `${text} ${links.map(linked).join('; ')}`,
  }))
  return [...groups, { heading: '', paragraphs: [near.note] }]
}

function officeSections({ offices }: CityPayload, linked: Linked): Outline['sections'] {
  const { heading, seats, more } = offices
  const lines = seats.lines.map(({ label, note, matters }) => `${[label, note].filter(Boolean).join(', ')}: ${matters}`)
  const own = officeLines(offices)
  return [
    { heading, points: own },
    {
      heading: own.length > 0 ? '' : heading,
      paragraphs: lines.length > 0 ? [seats.text] : [],
      points: [...lines, ...(seats.note === undefined ? [] : [seats.note]), linked(more)],
    },
  ]
}

function duties({ labels, stateLinks }: CityPayload, linked: Linked): Outline['sections'] {
  const { returnFiling, penalties } = labels
  return [
    {
      heading: returnFiling.heading,
      paragraphs: [returnFiling.text],
      points: [...points(returnFiling.points), linked(stateLinks.returns)],
    },
    { heading: penalties.heading, points: points(penalties.points) },
  ]
}
