import type { City, State } from '#generated/records.ts'
import { placeIn } from '../../model/records.ts'
import type { Entry, Records } from '../../model/records.ts'
import { cityPath } from '../../model/route.ts'
import { fillTokens } from '../../model/tokens.ts'
import { cityRecord, cityTokens } from './city-record.ts'
import type { CityInputs, CitySite, CityState } from './city-record.ts'
import type { PlanContext } from '../context.ts'
import { fullTitle } from '../head.ts'
import { articleLink, cityLink, serviceTitleLink } from '../links.ts'
import { getRecord } from '../../lib/present.ts'
import { stateTax } from '../professional-tax/state-tax.ts'
import { fromInputs } from '../route-plan.ts'
import type { RoutePlan } from '../route-plan.ts'

/** Every slug under which a city's page answers. */
const citySlugs = (entry: Entry<City>) => [entry.id, ...(entry.value.aliases ?? [])]

/** The parts that the inputs of many cities share. */
interface CityParts {
  site: CitySite
  states: ReadonlyMap<string, CityState>
  nearOf: (entry: Entry<City>) => readonly string[]
}

export function planCities(context: PlanContext): RoutePlan[] {
  const { cities, states } = context.data.catalogue
  const parts: CityParts = {
    site: citySite(context),
    nearOf: createNearOf(cities),
    states: new Map([...states.values()].map((entry) => [entry.id, cityState(entry, context)])),
  }
  return [...cities.values()].flatMap((entry) => citySlugs(entry).map((slug) => planCity(slug, entry, parts, context)))
}

function cityState({ id, value }: Entry<State>, { data }: PlanContext): CityState {
  const tax = getRecord(data.catalogue.professionalTax, id).value
  const texts = { labels: data.singles['page:professional-tax'].value, day: data.singles.site.value.figuresAsOf }
  return { ...value, code: id, professionalTax: stateTax(value.name, tax, texts), hasProfessionalTax: tax.levied }
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
    services: without(page.services.services, tax.service).map((id) => serviceTitleLink(data, id)),
    articles: without(page.articles.articles, tax.article).map((slug) => articleLink(data, slug)),
    gstCheck: data.singles['page:gst-check'].value.cityLink,
    professionalTax: {
      service: serviceTitleLink(data, tax.service),
      article: articleLink(data, tax.article),
    },
  }
}

/** A link that some cities alone have is not among those of all, and stands on no page twice. */
function without(ids: readonly string[], left: string): string[] {
  return ids.filter((id) => id !== left)
}

function planCity(slug: string, entry: Entry<City>, parts: CityParts, context: PlanContext): RoutePlan {
  const path = cityPath(slug)
  const { site } = parts
  const tokens = cityTokens(entry.value, getRecord(parts.states, entry.value.state))
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
  { site, states, nearOf }: CityParts,
  { data }: PlanContext,
): CityInputs {
  const { state, trades = [], within } = entry.value
  return {
    own: {
      path,
      canonicalSlug,
      city: entry.value,
      near: nearOf(entry).map((slug) => cityLink(data, slug)),
      ...(within === undefined ? {} : { within: cityLink(data, within) }),
    },
    shared: {
      state: getRecord(states, state),
      site,
      trades: trades.map((id) => getRecord(data.catalogue.trades, id).value),
    },
  }
}

const nearestShown = 4

/** Slugs of near cities: those the data names, else the next ones in the state's list. */
function createNearOf(cities: Records<City>): CityParts['nearOf'] {
  const byState = new Map<string, string[]>()
  for (const { id, value } of cities.values()) {
    if (value.within !== undefined) continue
    const slugs = byState.get(value.state) ?? []
    byState.set(value.state, slugs)
    slugs.push(id)
  }
  const places = new Map<string, number>()
  for (const slugs of byState.values()) slugs.sort().forEach((slug, index) => places.set(slug, index))
  return (entry) => {
    if (entry.value.near) return entry.value.near
    const slugs = byState.get(entry.value.state) ?? []
    const place = places.get(entry.id) ?? 0
    const after = slugs.slice(place + 1, place + 1 + nearestShown)
    // Behind the last one the list begins anew.
    return [...after, ...slugs.slice(0, Math.min(place, nearestShown - after.length))]
  }
}
