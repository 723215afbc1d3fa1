import type { CityPayload } from '#src/pages/city/payload.ts'
import type { PageLink } from '#src/content/payload/links.ts'
import type { Outline } from '../topics/prose/outline.ts'
import { datesShown } from '../topics/calendar/next-dates.ts'
import { officeLines, points, sentence, sourcesOutline } from '../topics/prose/outline.ts'

/** All that a city's page says, in order. The words of the city's own are counted in it. */
export function citySections(payload: CityPayload, address: string): Outline['sections'] {
  const { labels, figures } = payload
  const linked = createLinked(address)
  return [
    head(payload),
    { heading: labels.sidebar.heading, paragraphs: [labels.sidebar.text] },
    trades(payload, linked),
    ...need(payload, linked),
    returns(payload, linked),
    ...guide(payload, linked),
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

function head({ labels, state, fee, bill, example, within }: CityPayload): Outline['sections'][number] {
  const { glance, time, leaf } = labels
  return {
    heading: '',
    paragraphs: [labels.intro, ...(within ? [`${labels.within} ${within.label}`] : [])],
    points: [
      `${glance.gstCode}: ${state.gstCode}`,
      `${glance.goods}: ${state.goodsThreshold}`,
      `${glance.services}: ${state.servicesThreshold}`,
      `${example ?? leaf.outside}: ${leaf.must}`,
      ...bill.map(({ label, value }) => `${label}: ${value}`),
      `${fee.heading}: ${fee.label}`,
      `${time.label}: ${sentence(time.usual)}`,
    ],
  }
}

function trades({ labels, trades: own, exporters }: CityPayload, linked: Linked): Outline['sections'][number] {
  return {
    heading: labels.trades.heading,
    points: [
      ...own.map(({ name, href, known, lead }) => `${linked({ label: name, href })}${known && ` (${known})`}: ${lead}`),
      ...(exporters ? [`${exporters.name} (${exporters.known}): ${exporters.lead} ${linked(exporters.link)}`] : []),
    ],
  }
}

function need({ labels, papers, gstCheck }: CityPayload, linked: Linked): Outline['sections'] {
  const { whoNeeds, documents } = labels
  return [
    {
      heading: whoNeeds.heading,
      points: [
        ...whoNeeds.cases.map(({ what, answer, text }) =>
          [`${what}: ${answer}.`, ...points(text ? [text] : [])].join(' '),
        ),
        linked(gstCheck),
      ],
    },
    {
      heading: documents.heading,
      points: [
        ...papers.list,
        ...points(papers.later),
        ...(documents.address === undefined ? [] : [documents.address]),
      ],
    },
  ]
}

function returns({ labels, dates, stateLinks }: CityPayload, linked: Linked): Outline['sections'][number] {
  const { heading, text, points: all } = labels.returnFiling
  return {
    heading,
    paragraphs: [text],
    points: [
      ...dates.dates.slice(0, datesShown).map(({ day, what }) => `${day}: ${what}`),
      ...points(all),
      linked(stateLinks.returns),
    ],
  }
}

/** What the page folds: each part with its text whole. */
function guide({ labels, fee, faqs, stateLinks }: CityPayload, linked: Linked): Outline['sections'] {
  const { whatIs, turnoverLimit, benefits, time, penalties, faq } = labels
  const { limit, counted, apply, published } = turnoverLimit
  return [
    { heading: whatIs.heading, paragraphs: [whatIs.text] },
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
    {
      heading: time.heading,
      paragraphs: [
        ...(fee.text === undefined ? [] : [fee.text]),
        sentence(time.published),
        linked({ href: fee.href, label: fee.more }),
      ],
    },
    { heading: penalties.heading, points: points(penalties.points) },
    { heading: faq.heading, points: faqs.map(({ question, answer }) => `${question} ${sentence(answer)}`) },
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
