import type { StatePayload, StateTax } from './payload.ts'
import { officeLines, points, sentence } from '../shared/prose/outline.ts'
import type { Outline } from '../shared/prose/outline.ts'

export function stateSections({ labels, ...state }: StatePayload, address: string): Outline['sections'] {
  const { glance, dates, limits, changes } = labels
  return [
    { heading: '', paragraphs: [labels.intro], points: [`${glance.gstCode}: ${state.gstCode}`] },
    {
      heading: dates.heading,
      paragraphs: [state.dates.text],
      points: state.dates.rows
        .slice(0, state.dates.shown)
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
    paragraphs: [note, ...remarks],
    points: [
      ...(slabs?.rows ?? []).map(([limit, tax]) => `${limit}: ${tax}`),
      ...lines.map(({ label, value }) => `${label}: ${value}`),
      `${sources.label}: ${sources.links.map(({ href }) => href).join(', ')}, ${sources.checked}`,
    ],
  }
}
