import type { Office, Offices, PageCity, State } from '#generated/records.ts'
import type { CityDates } from '#src/pages/city/payload.ts'
import { onceByText } from '../../lib/once.ts'
import { getRecord } from '../../lib/present.ts'
import type { Entry, WholeData } from '../../model/records.ts'
import { fixedPaths, servicePath, stateAnchors, statePath } from '../../model/route.ts'
import { formatDayAndMonth, formatRupees, leadOf } from '../../model/texts/format.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import type { PlanContext, WholeContext } from '../shared/context.ts'
import { factIdsIn, findNote } from '../shared/facts.ts'
import { localWords } from '../shared/firm.ts'
import { cityName, placeCheckLink, serviceTitleLink } from '../shared/links.ts'
import type { PageLink } from '#src/content/payload/links.ts'
import type { Figures } from '#src/content/payload/shown.ts'
import { periodWords, remarksOn } from '../topics/calendar/due-dates.ts'
import { comingDates } from '../topics/calendar/next-dates.ts'
import { sourcesOfPlaces } from '../topics/places/office-table.ts'
import { basicBillOf, inAllOf } from '../topics/prices/prices.ts'
import { taxAmount, taxInShort, taxTexts } from '../topics/tax/state-tax.ts'
import { createNeighbours, knownCity } from './neighbours.ts'

export type CityParts = ReturnType<typeof cityParts>

/** What many cities' inputs share: one object each, so that it is fingerprinted once. */
export function cityParts(context: WholeContext) {
  const { states, trades } = context.whole.catalogue
  return {
    site: citySite(context),
    neighboursOf: createNeighbours(context.whole.catalogue, context.memo),
    knownOf: onceByText((slug) => knownCity(slug, context.whole)),
    seatsOf: createKnownSeats(context.whole),
    stateOf: onceByText((code) => cityState(getRecord(states, code), context)),
    tradeOf: onceByText((id) => {
      const { name, gst } = getRecord(trades, id).value
      // The page of the state has all of it.
      return { id, name, lead: leadOf(gst) }
    }),
  }
}

/** A state and its professional tax. */
function cityState({ id, value }: Entry<State>, { data, source, language }: PlanContext) {
  const tax = getRecord(data.catalogue.professionalTax, id).value
  const link = { href: statePath(getRecord(source.catalogue.states, id).value.name), label: value.name }
  const { services, professionalTax, glance } = data.singles['page:city'].value
  const others = services.services.filter((service) => service !== professionalTax.service)
  return {
    ...value,
    code: id,
    link,
    // Only a state that levies the tax needs our service for it.
    services: [...others, ...(tax.levied ? [professionalTax.service] : [])].map((service) =>
      serviceTitleLink(data, service),
    ),
    // A page in the language itself asks in it anyway.
    localWords: language === undefined ? localWords(value, data) : undefined,
    tax: {
      // Its day is said in English words.
      inShort: (language === undefined ? taxInShort : taxAmount)(tax, taxTexts(data), glance.professionalTax),
      href: tax.levied || tax.confidence !== 'high' ? `${link.href}#${stateAnchors.professionalTax}` : undefined,
    },
  }
}

function citySite(context: PlanContext) {
  const { data, origin, firmName, contact, crumbs, notes, figures, units, language } = context
  const page = data.singles['page:city'].value
  const faqs = data.singles.faqs.value.city
  return {
    origin,
    firmName,
    contact,
    crumbs,
    notes,
    units,
    language,
    figures: untoldFigures([page, faqs], { notes, figures }),
    page,
    faqs,
    fee: feeOf(page.fee, context),
    bill: basicBillOf(getRecord(data.catalogue.services, page.fee.service), context),
    exporters: serviceTitleLink(data, page.trades.exporters.service),
    dates: nextReturns(page.returnFiling, context),
    papers: data.singles['page:service'].value.documents,
    offices: data.singles['page:offices'].value,
    sources: sourcesOfPlaces(data),
    gstCheck: placeCheckLink(data),
  }
}

/**
 * The next returns. They are listed from the first of them on, not from today, so that the pages
 * change when one has passed and not each night.
 */
function nextReturns({ nextDates, monthly, over }: PageCity['returnFiling'], context: PlanContext): CityDates {
  const texts = context.data.singles['page:calendar'].value
  const dates = comingDates(nextDates, { ...context, data: context.source }).map((date) => ({
    iso: date.due,
    day: formatDayAndMonth(date.due, context.language),
    what: [date.rule.form ?? date.rule.title, periodWords(date, context.language)].join(', '),
    remark: remarksOn(date, texts).join(' ') || undefined,
  }))
  return {
    monthly,
    over,
    madeOn: dates[0]?.iso ?? '',
    dates,
    all: { label: texts.next.all, href: fixedPaths.calendar },
  }
}

/** The sources at the end of the page, except of figures that name theirs where they are shown. */
function untoldFigures(texts: readonly unknown[], { notes, figures }: Pick<PlanContext, 'notes' | 'figures'>): Figures {
  const untold = [...factIdsIn(texts)].filter((fact) => findNote(fact, notes) === undefined)
  return { ...figures(...texts), sources: figures(untold.map((fact) => ({ fact }))).sources }
}

/** The lowest price of a service with the tax and the government's fees. It links to all prices. */
export function feeOf({ service, from, text }: PageCity['fee'], context: PlanContext): PageLink & { text?: string } {
  const entry = getRecord(context.data.catalogue.services, service)
  const total = inAllOf(entry, context)?.packages[0]?.total
  const { pricing } = entry.value
  if (!pricing || total === undefined) return serviceTitleLink(context.data, service)
  const sums = { amount: formatRupees(pricing.basic), total }
  return { href: `${servicePath(service)}#pricing`, label: fillTokens(from, sums), text: fillTokens(text, sums) }
}

/** The cities that have the given offices, each looked up once. */
function createKnownSeats(data: WholeData) {
  const atOf = (slug: string) => data.catalogue.places.get(slug)?.value.at
  const seatOf = onceByText((slug) => ({ slug, name: cityName(data, slug), at: atOf(slug) }))
  return (...offices: Offices[]) =>
    [...new Set(offices.flatMap((some) => Object.values(some).flatMap(seatsOf)))].map(seatOf)
}

/** The cities of the offices: one for each office, or one for all. */
export function seatsOf({ seat = [] }: Pick<Office, 'seat'>): readonly string[] {
  return typeof seat === 'string' ? [seat] : seat
}
