import type { Layout } from '../../../plan/payloads/shared/layout.ts'
import type { PageRecord, Payloads } from '../../../plan/payloads/shared/page-record.ts'
import type { Kind } from '../../../model/page-kinds.ts'

/** The texts of a share picture. */
export interface ShareCard {
  firm: string
  /** A small line over the heading: the page's category or state. */
  kicker: string
  heading: string
  /** Up to three figures under the heading, each with what it is. */
  facts: readonly ShareFact[]
}

export interface ShareFact {
  value: string
  label: string
}

/** What a card takes from the layout: a change elsewhere in it, such as a new menu entry, touches no picture. */
export type CardLayout = Pick<Layout, 'name' | 'tagline'>

type CardTexts = Pick<ShareCard, 'heading'> & Partial<Pick<ShareCard, 'kicker' | 'facts'>>

/** What each kind of page says on its picture; kinds that search engines never see have none. */
const textsOf: { [K in Kind]?: (payload: Payloads[K]) => CardTexts } = {
  home: ({ page, cards }) => ({
    heading: page.hero.heading,
    facts: cards.map(({ price, title }) => ({ value: price, label: title })),
  }),
  services: ({ page, groups }) => ({
    heading: page.heading,
    facts: [{ value: String(groups.reduce((sum, group) => sum + group.services.length, 0)), label: page.count.many }],
  }),
  service: serviceTexts,
  about: ({ page }) => ({ kicker: page.seo.title, heading: page.hero.heading }),
  'how-it-works': ({ page }) => ({
    heading: page.heading,
    facts: page.steps.map(({ time, title }) => ({ value: time, label: title })),
  }),
  pricing: ({ page, plans }) => ({
    heading: page.heading,
    facts: plans.map(({ plan, monthly }) => ({ value: monthly, label: `${plan.name}, ${page.billing.perMonth}` })),
  }),
  contact: ({ page, contact }) => ({
    heading: page.heading,
    facts: [
      { value: contact.phone, label: page.details.phone },
      { value: contact.email, label: page.details.email },
    ],
  }),
  careers: ({ page, openings }) => ({
    kicker: page.seo.title,
    heading: page.hero.heading,
    facts: [{ value: String(openings.length), label: page.openings.heading }],
  }),
  job: jobTexts,
  legal: ({ labels, legal, effectiveDate }) => ({
    heading: legal.title,
    facts: [{ value: effectiveDate.label, label: labels.effectiveFrom }],
  }),
  // Outside the site its one-word heading says too little.
  blog: ({ page }) => ({ heading: page.seo.title }),
  article: ({ article, card, labels, updated }) => ({
    kicker: card.category.name,
    heading: article.title,
    facts: [
      { value: String(card.minutes), label: labels.minutes },
      { value: updated.label, label: labels.article.updated },
    ],
  }),
  calendar: ({ page, groups, years }) => ({
    heading: page.heading,
    facts: [
      { value: years.join(', '), label: page.filter.year },
      { value: groups.map(({ heading }) => heading).join(', '), label: page.dates.who },
    ],
  }),
  // How many cities there are is left out: one city more would draw this picture anew.
  cities: ({ page, states }) => ({
    heading: page.heading,
    facts: [{ value: String(states.length), label: page.states.heading }],
  }),
  calculators: ({ page }) => ({ heading: page.seo.title }),
  calculator: ({ heading, figuresAsOf }) => ({ kicker: figuresAsOf, heading }),
  compare: ({ page }) => ({
    heading: page.heading,
    facts: [{ value: page.forms.map(({ name }) => name).join(', '), label: page.table.heading }],
  }),
  estimator: ({ heading, figuresAsOf, price }) => ({
    kicker: figuresAsOf,
    heading,
    facts: [{ value: price.total, label: price.label }],
  }),
  late: ({ page }) => ({ heading: page.heading }),
  state: ({ labels, name, gstCode, goodsThreshold, servicesThreshold }) => ({
    kicker: name,
    heading: labels.heading,
    facts: [
      { value: gstCode, label: labels.glance.gstCode },
      { value: goodsThreshold, label: labels.glance.goods },
      { value: servicesThreshold, label: labels.glance.services },
    ],
  }),
  city: ({ labels, state }) => ({
    kicker: state.name,
    heading: labels.heading,
    facts: [
      { value: state.gstCode, label: labels.glance.gstCode },
      { value: state.goodsThreshold, label: labels.glance.goods },
      { value: state.servicesThreshold, label: labels.glance.services },
    ],
  }),
  'gst-check': ({ page, limits }) => ({
    heading: page.heading,
    facts: limits.flatMap(({ label, rows: [first] }) => (first ? [{ value: first.limit, label }] : [])),
  }),
  'gst-outcome': ({ answer, heading, limit, governmentFee, labels }) => ({
    kicker: answer.label,
    heading,
    facts: [
      ...(limit === undefined ? [] : [{ value: limit, label: labels.limit }]),
      { value: governmentFee, label: labels.governmentFee },
    ],
  }),
}

const mostFacts = 3

/** The texts of a page's share picture. */
export function shareCard<K extends Kind>(
  { kind, head, payload }: PageRecord<K>,
  { name, tagline }: CardLayout,
): ShareCard {
  const { heading, kicker = tagline, facts = [] } = textsOf[kind]?.(payload) ?? { heading: head.title }
  return { firm: name, kicker, heading, facts: facts.slice(0, mostFacts) }
}

/** Only services with indicative prices show a range; the page itself says what each package holds. */
function serviceTexts({ labels, service, category, priceRange }: Payloads['service']): CardTexts {
  const range = priceRange === undefined ? [] : [{ value: priceRange, label: labels.sections.pricing }]
  const time = service.timeline ? [{ value: service.timeline.normal, label: labels.sections.timeline }] : []
  return { kicker: category.name, heading: service.title, facts: [...range, ...time] }
}

function jobTexts({ labels, job, place, breadcrumbs }: Payloads['job']): CardTexts {
  const { type, experience } = labels
  return {
    kicker: breadcrumbs.at(-2)?.label ?? '',
    heading: job.title,
    facts: [
      { value: place ?? job.type, label: place === undefined ? type : job.type },
      { value: job.experience, label: experience },
    ],
  }
}
