import type { Calculator, Estimator, Service } from '#generated/records.ts'
import { getRecord } from '../../../lib/present.ts'
import type { Entry } from '../../../model/records.ts'
import { formatDate } from '../../../model/texts/format.ts'
import { fixedPaths, servicePath } from '../../../model/route.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { CalculatorPayload } from '#src/pages/calculator/payload.ts'
import type { EstimatorPayload } from '#src/pages/estimator/payload.ts'
import type { PlanContext } from '../../shared/context.ts'
import type { CalculatorFrame } from '#src/content/payload/calculator-frame.ts'
import { points } from '../prose/outline.ts'
import type { Outline } from '../prose/outline.ts'

export function calculatorFrame(page: Calculator | Estimator, path: string, context: PlanContext): CalculatorFrame {
  const { origin, data, contact, crumbs, chat: chatWith } = context
  const { heading, intro, title, notIncluded, chat, service } = page
  const { site, navigation, 'page:calculator': texts, 'page:calculators': list } = data.singles
  const day = formatDate(site.value.figuresAsOf)
  return {
    heading,
    intro,
    figuresAsOf: fillTokens(texts.value.figuresAsOf, { day }),
    notIncluded,
    address: origin + path,
    chat: { digits: contact.whatsapp, opening: chat },
    chatHref: chatWith(`${texts.value.chatText} ${heading}`),
    // Work that we quote leads to the contact page.
    service:
      'quoted' in page
        ? { href: fixedPaths.contact, title: data.singles['page:contact'].value.heading }
        : offerOf(getRecord(data.catalogue.services, service), context),
    allHref: fixedPaths.calculators,
    breadcrumbs: [crumbs.home, { label: list.value.heading, href: fixedPaths.calculators }, { label: title }],
    newTabNote: navigation.value.newTabNote,
    problem: navigation.value.errors.problem,
    copiedMs: site.value.timers.copiedMs,
  }
}

/** A service with its lowest price. */
export function offerOf(
  { id, value }: Entry<Service>,
  { prices }: Pick<PlanContext, 'prices'>,
): CalculatorFrame['service'] {
  const { title, pricing, timeline } = value
  return { href: servicePath(id), title, from: pricing && prices.say(pricing.basic), time: timeline?.normal }
}

/** The contents of the page's Markdown twin. */
export function calculatorSections(payload: CalculatorPayload | EstimatorPayload): Outline['sections'] {
  const { labels, table, examples } = payload
  const extra = 'estimator' in payload ? payload.estimator.open : []
  return [
    { heading: '', paragraphs: [payload.intro, payload.figuresAsOf] },
    ...table.map(({ title, rows, notes }) => ({
      heading: title,
      points: rows.map(({ since, says, authority, source, doubt }) =>
        [
          since,
          ...(says.length > 0 ? [`${says.join('; ').replace(/\.$/, '')}.`] : []),
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
          [`${title}: ${value}`, steps, other].filter(Boolean).join('. '),
        ),
      ],
    })),
    { heading: labels.notIncluded, points: [...points(extra), ...payload.notIncluded] },
  ]
}
