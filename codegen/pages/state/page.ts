import { officeLines, points, sentence } from '../topics/prose/outline.ts'
import type { Outline } from '../topics/prose/outline.ts'
import type { StatePayload, StateTax } from '#src/pages/state/payload.ts'
import { datesShown } from '../topics/calendar/next-dates.ts'
import { placeIn } from '../../model/records.ts'
import { fixedPaths, stateAnchors, statePath } from '../../model/route.ts'
import { statePayload, stateTokens, stateTrades } from './make-payload.ts'
import type { CityPayload } from '#src/pages/city/payload.ts'
import { planPage } from '../page.ts'
import type { CardTexts, Page } from '../page.ts'

export const state: Page<'state'> = {
  /** A new city changes the page of its own state and no other. */
  plan: (context) =>
    [...context.data.catalogue.states.values()].map((entry) =>
      planPage(context, {
        kind: 'state',
        path: statePath(entry.value.name),
        seo: context.show(context.data.singles['page:state'].value.seo, stateTokens(entry.value)),
        place: placeIn(entry, [], 'key'),
        section: fixedPaths.cities,
        anchors: [
          'cities',
          'register',
          ...Object.values(stateAnchors),
          ...stateTrades(entry.id, context.whole).map(({ anchor }) => anchor),
        ],
        payload: () => statePayload(entry, context),
      }),
    ),
  namesCities: true,
  card: ({ labels, ...state }) => stateCard(labels, state),
  twin: ({ payload, address }) => ({ title: payload.labels.heading, sections: stateSections(payload, address) }),
}

/** The share picture of a state and of its cities. */
export function stateCard(
  { heading, glance }: { heading: string; glance: Record<'gstCode' | 'goods' | 'services', string> },
  { name, gstCode, goodsThreshold, servicesThreshold }: CityPayload['state'],
): CardTexts {
  return {
    kicker: name,
    heading,
    facts: [
      { value: gstCode, label: glance.gstCode },
      { value: goodsThreshold, label: glance.goods },
      { value: servicesThreshold, label: glance.services },
    ],
  }
}

function stateSections({ labels, ...state }: StatePayload, address: string): Outline['sections'] {
  const { glance, dates, limits, changes } = labels
  return [
    { heading: '', paragraphs: [labels.intro], points: [`${glance.gstCode}: ${state.gstCode}`] },
    {
      heading: dates.heading,
      paragraphs: [state.dates.asOf],
      points: state.dates.rows
        .slice(0, datesShown)
        .map(({ day, weekday, what, period }) => `${day}, ${weekday}: ${what}, ${period}`),
    },
    {
      heading: limits.heading,
      points: state.limits.map(({ label, value }) => `${label}: ${value}`),
      paragraphs: [limits.text],
    },
    { heading: limits.always, points: state.always.map(({ label }) => label) },
    { heading: labels.returnFiling.heading, points: points(labels.returnFiling.points), paragraphs: [state.returns] },
    { heading: labels.note.heading, paragraphs: [state.note] },
    { heading: labels.professionalTax.heading, ...taxOutline(state.professionalTax) },
    { heading: labels.offices.heading, points: officeLines(state.offices) },
    { heading: labels.trades.heading, points: state.trades.map(({ name, gst }) => `${name}: ${gst}`) },
    {
      heading: labels.faq.heading,
      points: state.faqs.map(({ question, answer }) => `${question} ${sentence(answer)}`),
    },
    {
      heading: changes.heading,
      points: state.changes.map(
        ({ day, text, source }) => `${changes.since} ${day}: ${text} ${source.label}, ${source.href}`,
      ),
    },
    {
      heading: labels.cities.heading,
      points: state.cities.map(({ label, href }) => `[${label}](${new URL(href, address).href})`),
    },
  ]
}

function taxOutline({ note, slabs, remarks = [], lines = [], sources }: StateTax) {
  return {
    paragraphs: [note, ...remarks, ...(slabs ? [`${slabs.heads.join(' / ')}:`] : [])],
    points: [
      ...(slabs?.rows ?? []).map(([limit, tax]) => `${limit}: ${tax}`),
      ...lines.map(({ label, value }) => `${label}: ${value}`),
      ...(sources ? [`${sources.label}: ${sources.links.map(({ href }) => href).join(', ')}, ${sources.checked}`] : []),
    ],
  }
}
