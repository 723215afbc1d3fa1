import type { City, Place, State, Trade } from '#generated/records.ts'
import { formatRupees } from '../../../model/texts/format.ts'
import { placeIn } from '../../../model/records.ts'
import type { Entry, SiteData } from '../../../model/records.ts'
import { cityPath, servicePath } from '../../../model/route.ts'
import { listedProducts, productsFor } from '../../../model/places/speaks-for.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import { createNeighbours } from '../../places/create-neighbours.ts'
import type { NeighbourGroup } from '../../places/create-neighbours.ts'
import type { NearCity } from '../../places/near-places.ts'
import { cityDates } from './city-dates.ts'
import { cityTokens } from './city-inputs.ts'
import type { CityInputs, CityNames, CitySite, CityState, CityTrade, Neighbours } from './city-inputs.ts'
import { cityRecord } from './city-record.ts'
import { leadOf } from './lead-of.ts'
import type { PlanContext } from '../../context.ts'
import { fullTitle } from '../../head.ts'
import { articleLink, cityLink, serviceTitleLink, stateLink } from '../../links.ts'
import { getRecord } from '../../../lib/present.ts'
import type { PageLink } from '../../payloads/shared/links.ts'
import { distancesToSeats } from '../../places/seats-of.ts'
import { sourcesOfPlaces } from '../../places/sources-of-places.ts'
import { fromInputs } from '../../route-plan.ts'
import type { RoutePlan } from '../../route-plan.ts'

/** Every slug under which a city's page answers. */
const citySlugs = (entry: Entry<City>) => [entry.id, ...(entry.value.aliases ?? [])]

/** The parts that the inputs of many cities share. */
interface CityParts {
  site: CitySite
  states: ReadonlyMap<string, CityState>
  trades: ReadonlyMap<string, CityTrade>
  neighboursOf: (entry: Entry<City>) => readonly NeighbourGroup[]
}

export function planCities(context: PlanContext): RoutePlan[] {
  const { cities, places, states, trades } = context.data.catalogue
  const parts: CityParts = {
    site: citySite(context),
    neighboursOf: createNeighbours(cities, places),
    states: new Map([...states.values()].map((entry) => [entry.id, cityState(entry, context)])),
    trades: new Map(
      [...trades.values()].map(({ id, value }) => [id, { id, name: value.name, lead: leadOf(value.gst) }]),
    ),
  }
  return [...cities.values()].flatMap((entry) => citySlugs(entry).map((slug) => planCity(slug, entry, parts, context)))
}

function cityState({ id, value }: Entry<State>, context: PlanContext): CityState {
  const { data } = context
  const dueNext = cityDates(value, context)
  const offices = data.catalogue.stateOffices.get(id)?.value ?? {}
  return {
    ...value,
    code: id,
    link: stateLink(data, id),
    offices,
    ...(dueNext ? { dueNext } : {}),
    hasProfessionalTax: getRecord(data.catalogue.professionalTax, id).value.levied,
  }
}

function citySite({ data, origin, firmName, contact, crumbs, notes, figures }: PlanContext): CitySite {
  const page = data.singles['page:city'].value
  const { professionalTax: tax } = page
  const faqs = data.singles.faqs.value.city
  return {
    origin,
    firmName,
    contact,
    crumbs,
    notes,
    figures: figures(page, faqs),
    page,
    faqs,
    fee: feeOf(page.fee.service, data),
    offices: data.singles['page:offices'].value,
    sources: sourcesOfPlaces(data),
    services: without(page.services.services, tax.service).map((id) => serviceTitleLink(data, id)),
    articles: without(page.articles.articles, tax.article).map((slug) => articleLink(data, slug)),
    gstCheck: data.singles['page:gst-check'].value.cityLink,
    professionalTax: {
      service: serviceTitleLink(data, tax.service),
      article: articleLink(data, tax.article),
    },
  }
}

/** The lowest price of a service, which leads to all of them. */
function feeOf(id: string, data: SiteData): PageLink {
  const { pricing } = getRecord(data.catalogue.services, id).value
  const label = pricing ? `from ${formatRupees(pricing.basic)}` : serviceTitleLink(data, id).label
  return { href: `${servicePath(id)}${pricing ? '#pricing' : ''}`, label }
}

/** A link that some cities alone have is not among those of all, and stands on no page twice. */
function without(ids: readonly string[], left: string): string[] {
  return ids.filter((id) => id !== left)
}

function planCity(slug: string, entry: Entry<City>, parts: CityParts, context: PlanContext): RoutePlan {
  const path = cityPath(slug)
  const { site } = parts
  const names = cityNames(entry, context.data)
  const tokens = cityTokens(names, getRecord(parts.states, entry.value.state))
  const city = entry.value.within ?? entry.id
  const isHeld = context.held.has(cityPath(city))
  const canonicalPath = isHeld ? stateLink(context.data, entry.value.state).href : cityPath(city)
  return {
    path,
    kind: 'city',
    title: fullTitle(fillTokens(site.page.seo.title, tokens), site.firmName),
    description: fillTokens(site.page.seo.description, tokens),
    place: placeIn(entry, [], 'key'),
    canonicalPath,
    anchors: ['register'],
    ...fromInputs(() => cityInputs({ path, canonicalPath, isHeld, entry }, parts, context), cityRecord),
  }
}

interface CityPage {
  path: string
  canonicalPath: string
  isHeld: boolean
  entry: Entry<City>
}

function cityInputs(
  { path, canonicalPath, isHeld, entry }: CityPage,
  parts: CityParts,
  { data }: PlanContext,
): CityInputs {
  const { state: code, trades = [], within } = entry.value
  const names = cityNames(entry, data)
  const state = getRecord(parts.states, code)
  const atOf = (slug: string) => data.catalogue.places.get(slug)?.value.at
  const here = { at: names.place?.at, own: [entry.id, ...(within === undefined ? [] : [within])] }
  return {
    own: {
      path,
      canonicalPath,
      isHeld,
      ...names,
      neighbours: parts.neighboursOf(entry).map((group) => withLinks(group, code, data)),
      known: trades.map((id) => knownFor(entry.id, getRecord(data.catalogue.trades, id).value, names.place)),
      seats: distancesToSeats({ ...state.offices, ...names.place?.offices }, here, atOf),
    },
    shared: {
      state,
      site: parts.site,
      trades: trades.map((id) => getRecord(parts.trades, id)),
    },
  }
}

/** What a city is known for in a trade. */
function knownFor(slug: string, trade: Trade, place: Place = {}): string {
  // Two lists may write one product in their own ways: Darjeeling tea, Darjeeling Tea.
  const products = new Map(productsFor(listedProducts(place), trade).map((name) => [name.toLowerCase(), name]))
  return [trade.evidence?.[slug] ?? '', [...products.values()].join(', ')].filter(Boolean).join(' ')
}

/** A city with what is known of it, and the city that it is a part of. */
function cityNames({ id, value: city }: Entry<City>, data: SiteData): CityNames {
  const placeOf = (slug: string) => data.catalogue.places.get(slug)?.value
  const place = city.within === undefined ? placeOf(id) : partOf(placeOf(city.within), placeOf(id))
  return {
    city,
    ...(place ? { place } : {}),
    ...(city.within === undefined ? {} : { within: cityLink(data, city.within) }),
  }
}

/** What is known of a neighbourhood: of its city what holds for all its parts, and its own. */
function partOf(city: Place = {}, own: Place = {}): Place {
  const { district, products, exportTown, offices } = city
  return {
    ...(district === undefined ? {} : { district }),
    ...(products ? { products } : {}),
    ...(exportTown === undefined ? {} : { exportTown }),
    ...(offices ? { offices } : {}),
    ...own,
  }
}

function withLinks({ kind, places }: NeighbourGroup, code: string, data: SiteData): Neighbours {
  return {
    kind,
    links: places.map(({ slug, distance }) => ({
      ...cityLink(data, slug),
      ...(distance ? { distance } : {}),
      ...otherState(slug, code, data),
    })),
  }
}

/** The state of a city, where it is another one. */
function otherState(slug: string, code: string, { catalogue }: SiteData): Pick<NearCity, 'other'> {
  const own = getRecord(catalogue.cities, slug).value.state
  if (own === code) return {}
  const { name, gstCode } = getRecord(catalogue.states, own).value
  return { other: { state: name, gstCode } }
}
