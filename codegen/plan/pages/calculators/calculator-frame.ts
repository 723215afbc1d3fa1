import type { Calculator, Estimator } from '#generated/records.ts'
import { getRecord } from '../../../lib/present.ts'
import { formatDate } from '../../../model/texts/format.ts'
import { fixedPaths } from '../../../model/route.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import type { PlanContext } from '../../context.ts'
import { serviceLink } from '../../links.ts'
import type { CalculatorFrame } from '../../payloads/calculators/calculator-frame.ts'

/** What is around the questions, on pages of calculators and estimators alike. */
export function calculatorFrame(
  { heading, intro, title, notIncluded, chat, service }: Calculator | Estimator,
  address: string,
  { data, contact, crumbs, chat: chatWith }: PlanContext,
): CalculatorFrame {
  const { site, navigation, 'page:calculator': texts, 'page:calculators': list } = data.singles
  const day = formatDate(site.value.figuresAsOf)
  return {
    heading,
    intro,
    figuresAsOf: fillTokens(texts.value.figuresAsOf, { day }),
    notIncluded,
    address,
    chat: { digits: contact.whatsapp, opening: chat },
    chatHref: chatWith(`${texts.value.chatText} ${heading}`),
    service: serviceLink(getRecord(data.catalogue.services, service)),
    allHref: fixedPaths.calculators,
    breadcrumbs: [crumbs.home, { label: list.value.heading, href: fixedPaths.calculators }, { label: title }],
    newTabNote: navigation.value.newTabNote,
    copiedMs: site.value.timers.copiedMs,
  }
}
