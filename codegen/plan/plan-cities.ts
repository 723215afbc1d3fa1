import type { City, PageCity, State } from '#generated/records.ts'
import { placeIn } from '../model.ts'
import type { Entry, Records } from '../model.ts'
import { fingerprint, hashText } from '../fingerprint.ts'
import { articlePath, cityPath, fixedPaths, servicePath } from '../route.ts'
import { fillTokens } from '../tokens.ts'
import type { PlanContext } from './context.ts'
import { fullTitle, headOf } from './head.ts'
import { cityJsonLd } from './json-ld/city.ts'
import { cityLink, cityName } from './links.ts'
import type { CitiesPayload, CityPayload, PageLink, PageRecord, Shown } from './payloads.ts'
import { planSinglePage } from './plan-single-page.ts'
import type { RoutePlan } from './route-plan.ts'
import { withImage } from './share-image.ts'

/** Every slug under which a city's page answers. */
const citySlugs = (entry: Entry<City>) => [entry.id, ...(entry.value.aliases ?? [])]

/** Services and articles that every city's page leads to. */
interface CityShared {
  services: CityPayload['services']
  articles: readonly PageLink[]
  /** Slugs of near cities: those the data names, else the next ones in the state's list. */
  nearOf: (entry: Entry<City>) => readonly string[]
  /** Everything of the data that is not the city's own, as a fingerprint. */
  fingerprint: string
}

const nearestShown = 4

function createNearOf(cities: Records<City>): CityShared['nearOf'] {
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
    const others = Math.min(nearestShown, slugs.length - 1)
    return Array.from({ length: Math.max(0, others) }, (_, step) => slugs[(place + step + 1) % slugs.length]!)
  }
}

export function planCities(context: PlanContext): RoutePlan[] {
  const shared = sharedOf(context)
  return [...context.data.catalogue.cities.values()].flatMap((entry) => citySlugs(entry).map((slug) => planCity(slug, entry, shared, context)))
}

function sharedOf(context: PlanContext): CityShared {
  const { data } = context
  const page = data.singles['page:city'].value
  const services = page.services.services.map((id) => ({ href: servicePath(id), label: data.catalogue.services.get(id)!.value.title }))
  const articles = page.articles.articles.map((slug) => ({ href: articlePath(slug), label: data.catalogue.articles.get(slug)!.value.title }))
  const facts = [...data.catalogue.facts.values()].map((fact) => fact.value)
  return { services, articles, nearOf: createNearOf(data.catalogue.cities), fingerprint: fingerprint([page, services, articles, facts, data.singles.faqs.value.city, context.contact, context.origin, context.figuresAsOf, data.singles.site.value.name]) }
}

function planCity(slug: string, entry: Entry<City>, shared: CityShared, context: PlanContext): RoutePlan {
  const { data } = context
  const path = cityPath(slug)
  const state = data.catalogue.states.get(entry.value.state)!
  const { seo } = data.singles['page:city'].value
  const tokens = tokensOf(entry, state)
  const canonical = entry.value.within ?? entry.id
  const title = fullTitle(fillTokens(seo.title, tokens), data.singles.site.value.name)
  return {
    path, kind: 'city', title, description: fillTokens(seo.description, tokens), place: placeIn(entry, [], 'key'), canonicalPath: cityPath(canonical),
    anchors: ['register'], inputs: inputsOf(path, { entry, state, shared }, context),
    // The tokens are made anew: kept, they would be a third of what a hundred thousand plans take.
    record: () => cityRecord(path, canonical, { entry, state, tokens: tokensOf(entry, state), shared }, context),
  }
}

/** A fingerprint of everything that a city's page depends on. */
function inputsOf(path: string, { entry, state, shared }: Omit<CityPage, 'tokens'>, context: PlanContext): string {
  const { trades = [], within } = entry.value
  const near = shared.nearOf(entry)
  const names = [...near, ...(within === undefined ? [] : [within])].map((slug) => [slug, cityName(context.data, slug)])
  const said = trades.map((id) => fingerprint(context.data.catalogue.trades.get(id)!.value))
  return hashText(JSON.stringify([path, entry.value, names, said, fingerprint(state.value), shared.fingerprint]))
}

/** The values of the tokens that a city page's texts may hold. */
function tokensOf(entry: Entry<City>, state: Entry<State>): Record<string, string> {
  const { name, gstCode, goodsThresholdLakh, servicesThresholdLakh, quarterlyReturnDay, kind } = state.value
  return {
    city: entry.value.alias ?? entry.value.name, state: name, gstCode, goodsThreshold: `₹${goodsThresholdLakh} lakh`, servicesThreshold: `₹${servicesThresholdLakh} lakh`,
    quarterlyDay: String(quarterlyReturnDay), stateKind: kind === 'state' ? 'a state' : 'a union territory',
  }
}

interface CityPage {
  entry: Entry<City>
  state: Entry<State>
  tokens: Record<string, string>
  shared: CityShared
}

function cityRecord(path: string, canonical: string, page: CityPage, context: PlanContext): PageRecord<'city'> {
  const { seo, ...labels } = context.show(context.data.singles['page:city'].value, page.tokens)
  const payload = cityPayload(page, labels, context)
  const head = withImage(headOf(seo, cityPath(canonical), context), cityPath(canonical), context)
  return { path, kind: 'city', section: fixedPaths.cities, head, jsonLd: cityJsonLd(head, payload, path, context), payload }
}

function cityPayload({ entry, state, tokens, shared }: CityPage, page: Shown<Omit<PageCity, 'seo'>>, context: PlanContext): CityPayload {
  const { data, show } = context
  const { turnover, returns, ...labels } = page
  const { trades = [], within, googleSearchUrl } = entry.value
  const { name, gstCode, goodsThresholdLakh, servicesThresholdLakh, quarterlyReturnDay, professionalTax, taxDepartment, taxDepartmentUrl, note } = state.value
  return {
    labels, name: tokens['city']!,
    state: {
      code: state.id, name, gstCode, goodsThreshold: tokens['goodsThreshold']!, servicesThreshold: tokens['servicesThreshold']!, quarterlyReturnDay, professionalTax,
      taxDepartment, ...(taxDepartmentUrl ? { taxDepartmentUrl } : {}), note,
    },
    turnover: turnover[thresholdClass(goodsThresholdLakh, servicesThresholdLakh)],
    returns: quarterlyReturnDay === 22 ? returns.day22 : returns.day24,
    trades: trades.map((id) => data.catalogue.trades.get(id)!.value),
    near: shared.nearOf(entry).map((slug) => cityLink(data, slug)), ...(within === undefined ? {} : { within: cityLink(data, within) }),
    faqs: show(data.singles.faqs.value.city, tokens), services: shared.services, articles: shared.articles,
    breadcrumbs: [context.crumbs.home, context.crumbs.cities, { label: tokens['city']! }],
    chatHref: context.chat(labels.sidebar.chatText), ...(googleSearchUrl ? { searchHref: googleSearchUrl } : {}), figuresAsOf: context.figuresAsOf, contact: context.contact,
  }
}

function thresholdClass(goodsLakh: number, servicesLakh: number): 'goods40' | 'goods20' | 'goods10' {
  if (goodsLakh >= 40) return 'goods40'
  return servicesLakh >= 20 ? 'goods20' : 'goods10'
}

/** The index of all cities, by state. */
export function planCityIndex(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:gst']
  // Asked for when it is compared, written and put into the share picture; with many cities it is the one record that takes time.
  let payload: CitiesPayload | undefined
  return planSinglePage({ kind: 'cities', entry, seo: entry.value.seo, anchors: [...context.data.catalogue.states.keys()].map((code) => code.toLowerCase()), payload: () => (payload ??= citiesPayload(context)) }, context)
}

function citiesPayload({ data, show }: PlanContext): CitiesPayload {
  const byState = new Map<string, CitiesPayload['states'][number]['cities'][number][]>()
  for (const entry of data.catalogue.cities.values()) {
    const cities = byState.get(entry.value.state) ?? []
    byState.set(entry.value.state, cities)
    cities.push({ ...cityLink(data, entry.id), alsoKnownAs: alsoKnownAs(entry) })
  }
  const states = [...data.catalogue.states.values()].map(({ id, value }) => ({ code: id, name: value.name, gstCode: value.gstCode, cities: (byState.get(id) ?? []).sort((a, b) => (a.label < b.label ? -1 : 1)) }))
  return { page: show(data.singles['page:gst'].value), states: states.filter((state) => state.cities.length > 0) }
}

/** Other names by which a visitor may look for the city. */
function alsoKnownAs(entry: Entry<City>): string {
  const { name, alias, aliases = [] } = entry.value
  return [...(alias ? [name] : []), ...aliases].join(' ')
}
