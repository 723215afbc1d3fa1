import type { City, PageCity, State } from '#generated/records.ts'
import { formatRupees } from '../../model/texts/format.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry, WholeData } from '../../model/records.ts'
import { cityPath, servicePath, stateAnchors, statePath } from '../../model/route.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { createNeighbours, knownCity } from './neighbours.ts'
import { createKnownSeats } from './offices.ts'
import { cityNames, cityTokens, knownFor, leadOf } from './inputs.ts'
import { localWords } from '../shared/firm.ts'
import type { CityInputs, CitySite, CityState, CityTrade } from './inputs.ts'
import { cityRecord } from './record.ts'
import type { PlanContext, WholeContext } from '../shared/context.ts'
import { inAllOf } from '../shared/prices.ts'
import { fullTitle } from '../shared/head.ts'
import { factIdsIn, findNote } from '../shared/facts.ts'
import { serviceTitleLink } from '../shared/links.ts'
import { onceByText } from '../../lib/once.ts'
import { getRecord } from '../../lib/present.ts'
import type { Figures } from '../shared/payload/shown.ts'
import { sourcesOfPlaces } from '../shared/places/office-table.ts'
import { taxInShort, taxTexts } from '../shared/tax/state-tax.ts'
import { fromInputs } from '../shared/route-plan.ts'
import type { PagePlan } from '../shared/route-plan.ts'
import type { Page } from '../page.ts'
import { stateCard } from '../state/page.ts'
import { citySections } from './twin.ts'

export const city: Page<'city'> = {
  plan: (context) => {
    const parts = cityParts(context)
    return [...context.whole.catalogue.cities.values()].flatMap((entry) =>
      [entry.id, ...(entry.value.aliases ?? [])].map((slug) => planCity(slug, entry, parts, context)),
    )
  },
  namesCities: true,
  card: ({ labels, state }) => stateCard(labels, state),
  twin: ({ payload, address }) => ({ title: payload.labels.heading, sections: citySections(payload, address) }),
}

type CityParts = ReturnType<typeof cityParts>

/** The inputs that many cities share. */
function cityParts(context: WholeContext) {
  const { states, trades } = context.whole.catalogue
  return {
    site: citySite(context),
    neighboursOf: createNeighbours(context.whole.catalogue, context.memo),
    knownOf: onceByText((slug) => knownCity(slug, context.whole)),
    seatsOf: createKnownSeats(context.whole),
    stateOf: onceByText((code) => cityState(getRecord(states, code), context)),
    tradeOf: onceByText((id): CityTrade => {
      const { name, gst } = getRecord(trades, id).value
      return { id, name, lead: leadOf(gst) }
    }),
  }
}

function cityState({ id, value }: Entry<State>, { data }: PlanContext): CityState {
  const tax = getRecord(data.catalogue.professionalTax, id).value
  const link = { href: statePath(value.name), label: value.name }
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
    localWords: localWords(value, data),
    tax: {
      inShort: taxInShort(tax, taxTexts(data), glance.professionalTax),
      href: tax.levied || tax.confidence !== 'high' ? `${link.href}#${stateAnchors.professionalTax}` : undefined,
    },
  }
}

function citySite(context: PlanContext): CitySite {
  const { data, origin, firmName, contact, crumbs, notes, figures } = context
  const page = data.singles['page:city'].value
  const faqs = data.singles.faqs.value.city
  return {
    origin,
    firmName,
    contact,
    crumbs,
    notes,
    figures: untoldFigures([page, faqs], { notes, figures }),
    page,
    faqs,
    fee: feeOf(page.fee, context),
    offices: data.singles['page:offices'].value,
    sources: sourcesOfPlaces(data),
    gstCheck: data.singles['page:gst-check'].value.cityLink,
  }
}

/** The sources at the end of the page, except of figures that name theirs where they are shown. */
function untoldFigures(texts: readonly unknown[], { notes, figures }: Pick<PlanContext, 'notes' | 'figures'>): Figures {
  const untold = [...factIdsIn(texts)].filter((fact) => findNote(fact, notes) === undefined)
  return { ...figures(...texts), sources: figures(untold.map((fact) => ({ fact }))).sources }
}

/** The lowest price of a service with the tax and the government's fees. It links to all prices. */
function feeOf({ service, from, text }: PageCity['fee'], context: PlanContext): CitySite['fee'] {
  const entry = getRecord(context.data.catalogue.services, service)
  const total = inAllOf(entry, context)?.packages[0]?.total
  const { pricing } = entry.value
  if (!pricing || total === undefined) return serviceTitleLink(context.data, service)
  const sums = { amount: formatRupees(pricing.basic), total }
  return { href: `${servicePath(service)}#pricing`, label: fillTokens(from, sums), text: fillTokens(text, sums) }
}

function planCity(slug: string, entry: Entry<City>, parts: CityParts, { whole, held }: WholeContext): PagePlan {
  const path = cityPath(slug)
  const { site } = parts
  const state = parts.stateOf(entry.value.state)
  const tokens = cityTokens(cityNames(entry, whole), state)
  const main = cityPath(entry.value.within ?? entry.id)
  const canonicalPath = held.has(main) ? state.link.href : main
  return {
    path,
    kind: 'city',
    title: fullTitle(fillTokens(site.page.seo.title, tokens), site.firmName),
    description: fillTokens(site.page.seo.description, tokens),
    place: placeIn(entry, [], 'key'),
    canonicalPath,
    anchors: ['register'],
    ...fromInputs(() => cityInputs(entry, { path, canonicalPath }, parts, whole), cityRecord),
  }
}

function cityInputs(
  entry: Entry<City>,
  paths: Pick<CityInputs['own'], 'path' | 'canonicalPath'>,
  parts: CityParts,
  whole: WholeData,
): CityInputs {
  const { state: code, trades = [] } = entry.value
  const names = cityNames(entry, whole)
  const neighbours = parts.neighboursOf(entry)
  const stateOffices = whole.catalogue.stateOffices.get(code)?.value ?? {}
  const knownIn = (id: string) => knownFor(entry.id, getRecord(whole.catalogue.trades, id).value, names.place)
  return {
    own: { ...paths, slug: entry.id, ...names, neighbours, known: trades.map(knownIn) },
    shared: {
      state: parts.stateOf(code),
      site: parts.site,
      trades: trades.map(parts.tradeOf),
      around: neighbours.flatMap((group) => group.places.map(parts.knownOf)),
      stateOffices,
      seats: parts.seatsOf(stateOffices, names.place?.offices ?? {}),
    },
  }
}
