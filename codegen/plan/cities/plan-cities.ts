import type { City, Place, State } from '#generated/records.ts'
import { formatRupees } from '../../model/format.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry, SiteData } from '../../model/records.ts'
import { cityPath, servicePath } from '../../model/route.ts'
import { fillTokens } from '../../model/tokens.ts'
import { createNeighbours } from '../places/create-neighbours.ts'
import type { NeighbourGroup } from '../places/create-neighbours.ts'
import { cityTokens } from './city-inputs.ts'
import type { CityInputs, CityNames, CitySite, CityState, Neighbours } from './city-inputs.ts'
import { cityRecord } from './city-record.ts'
import type { PlanContext } from '../context.ts'
import { fullTitle } from '../head.ts'
import { articleLink, cityLink, serviceTitleLink, stateLink } from '../links.ts'
import { getRecord } from '../../lib/present.ts'
import { stateTax } from '../professional-tax/state-tax.ts'
import type { PageLink } from '../payloads/links.ts'
import { sourcesOfPlaces } from '../places/sources-of-places.ts'
import { fromInputs } from '../route-plan.ts'
import type { RoutePlan } from '../route-plan.ts'

/** Every slug under which a city's page answers. */
const citySlugs = (entry: Entry<City>) => [entry.id, ...(entry.value.aliases ?? [])]

/** The parts that the inputs of many cities share. */
interface CityParts {
  site: CitySite
  states: ReadonlyMap<string, CityState>
  neighboursOf: (entry: Entry<City>) => readonly NeighbourGroup[]
}

export function planCities(context: PlanContext): RoutePlan[] {
  const { cities, places, states } = context.data.catalogue
  const parts: CityParts = {
    site: citySite(context),
    neighboursOf: createNeighbours(cities, places),
    states: new Map([...states.values()].map((entry) => [entry.id, cityState(entry, context)])),
  }
  return [...cities.values()].flatMap((entry) => citySlugs(entry).map((slug) => planCity(slug, entry, parts, context)))
}

function cityState({ id, value }: Entry<State>, { data }: PlanContext): CityState {
  const tax = getRecord(data.catalogue.professionalTax, id).value
  const texts = { labels: data.singles['page:professional-tax'].value, day: data.singles.site.value.figuresAsOf }
  const offices = data.catalogue.stateOffices.get(id)?.value ?? {}
  return {
    ...value,
    code: id,
    link: stateLink(data, id),
    offices,
    professionalTax: stateTax(value.name, tax, texts),
    hasProfessionalTax: tax.levied,
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
  const canonicalSlug = entry.value.within ?? entry.id
  return {
    path,
    kind: 'city',
    title: fullTitle(fillTokens(site.page.seo.title, tokens), site.firmName),
    description: fillTokens(site.page.seo.description, tokens),
    place: placeIn(entry, [], 'key'),
    canonicalPath: cityPath(canonicalSlug),
    anchors: ['register'],
    ...fromInputs(() => cityInputs({ path, canonicalSlug, entry }, parts, context), cityRecord),
  }
}

interface CityPage {
  path: string
  canonicalSlug: string
  entry: Entry<City>
}

function cityInputs(
  { path, canonicalSlug, entry }: CityPage,
  { site, states, neighboursOf }: CityParts,
  { data }: PlanContext,
): CityInputs {
  const { state, trades = [] } = entry.value
  return {
    own: {
      path,
      canonicalSlug,
      ...cityNames(entry, data),
      neighbours: neighboursOf(entry).map((group) => withLinks(group, data)),
    },
    shared: {
      state: getRecord(states, state),
      site,
      trades: trades.map((id) => getRecord(data.catalogue.trades, id).value),
    },
  }
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

function withLinks({ kind, places }: NeighbourGroup, data: SiteData): Neighbours {
  return {
    kind,
    links: places.map(({ slug, km }) => ({ ...cityLink(data, slug), ...(km === undefined ? {} : { km }) })),
  }
}
