import type { City, Faqs, PageCity, State, Trade } from '#generated/records.ts'
import { stateQuestion } from '#src/rules/decide.ts'
import { cityPath, fixedPaths } from '../../model/route.ts'
import { fillTokens } from '../../model/tokens.ts'
import { chatHref } from '../contact-hrefs.ts'
import type { SiteFrame } from '../context.ts'
import { headOf } from '../head.ts'
import { cityJsonLd } from '../json-ld/city.ts'
import type { CityPayload, StateTax } from '../payloads/city-pages.ts'
import type { PageLink } from '../payloads/links.ts'
import type { PageRecord } from '../payloads/page-record.ts'
import type { Figures, Shown } from '../payloads/shown.ts'
import type { PageInputs } from '../route-plan.ts'
import { withImage } from '../share-image.ts'
import { createShow } from '../show.ts'
import type { Show } from '../show.ts'

/** All that a city's page is made from. */
export interface CityInputs extends PageInputs {
  own: {
    path: string
    /** The slug to whose page search engines are sent. */
    canonicalSlug: string
    city: City
    near: readonly PageLink[]
    within?: PageLink
  }
  shared: { state: CityState; site: CitySite; trades: readonly Trade[] }
}

/** A state and its professional tax, which all its cities share. */
export type CityState = State & {
  code: string
  professionalTax: StateTax
  /** Whether its cities lead to what we write and do about that tax. */
  hasProfessionalTax: boolean
}

/** What the pages of all cities share. */
export interface CitySite extends SiteFrame {
  page: PageCity
  faqs: Faqs['city']
  figures: Figures
  /** Services and articles that every city's page leads to. */
  services: readonly PageLink[]
  articles: readonly PageLink[]
  /** The link to the questions on GST, which names the city. */
  gstCheck: string
  /** The service and the article that only cities of states with professional tax lead to. */
  professionalTax: { service: PageLink; article: PageLink }
}

/** The values of the tokens that a city page's texts may hold. */
export function cityTokens(city: City, state: State) {
  const { name, gstCode, goodsThresholdLakh, servicesThresholdLakh, quarterlyReturnDay, kind } = state
  return {
    city: city.alias ?? city.name,
    state: name,
    gstCode,
    goodsThreshold: `₹${goodsThresholdLakh} lakh`,
    servicesThreshold: `₹${servicesThresholdLakh} lakh`,
    quarterlyDay: String(quarterlyReturnDay),
    stateKind: kind === 'state' ? 'a state' : 'a union territory',
  }
}

export type CityTokens = ReturnType<typeof cityTokens>

/** The record of a city's page, from its inputs alone. */
export function cityRecord({ own, shared }: CityInputs): PageRecord<'city'> {
  const { state, site } = shared
  const tokens = cityTokens(own.city, state)
  const { seo, ...labels } = showOf(site)(site.page, tokens)
  const payload = cityPayload({ own, shared }, labels, tokens)
  const canonicalPath = cityPath(own.canonicalSlug)
  const head = withImage(headOf(seo, canonicalPath, site), canonicalPath, site)
  return {
    path: own.path,
    kind: 'city',
    section: fixedPaths.cities,
    head,
    jsonLd: cityJsonLd(head, payload, own.path, site),
    payload,
  }
}

const known = new WeakMap<CitySite, Show>()

/** Texts that all cities share are made ready once. */
function showOf(site: CitySite): Show {
  const show = known.get(site) ?? createShow(site.notes)
  known.set(site, show)
  return show
}

function cityPayload(
  { own, shared: { state, site, trades } }: CityInputs,
  page: Shown<Omit<PageCity, 'seo'>>,
  tokens: CityTokens,
): CityPayload {
  const { turnover, returns, ...labels } = page
  const { service, article } = site.professionalTax
  const onTax = state.hasProfessionalTax ? { services: [service], articles: [article] } : { services: [], articles: [] }
  const { googleSearchUrl } = own.city
  return {
    labels,
    name: tokens.city,
    state: statePayload(state, tokens),
    turnover: turnover[thresholdClass(state)],
    returns: state.quarterlyReturnDay === 22 ? returns.day22 : returns.day24,
    trades: trades.map(({ name, people, gst }) => ({ name, people, gst })),
    near: own.near,
    ...(own.within === undefined ? {} : { within: own.within }),
    faqs: showOf(site)(site.faqs, tokens),
    services: [...site.services, ...onTax.services],
    articles: [...site.articles, ...onTax.articles],
    breadcrumbs: [site.crumbs.home, site.crumbs.cities, { label: tokens.city }],
    gstCheck: {
      href: `${fixedPaths['gst-check']}?${stateQuestion}=${state.code}`,
      label: fillTokens(site.gstCheck, tokens),
    },
    chatHref: chatHref(site.contact.whatsapp, labels.sidebar.chatText),
    ...(googleSearchUrl ? { searchHref: googleSearchUrl } : {}),
    figures: site.figures,
    contact: site.contact,
  }
}

function statePayload(state: CityState, { goodsThreshold, servicesThreshold }: CityTokens): CityPayload['state'] {
  const { code, name, gstCode, quarterlyReturnDay, professionalTax, taxDepartment, taxDepartmentUrl, note } = state
  return {
    code,
    name,
    gstCode,
    goodsThreshold,
    servicesThreshold,
    quarterlyReturnDay,
    professionalTax,
    taxDepartment,
    ...(taxDepartmentUrl ? { taxDepartmentUrl } : {}),
    note,
  }
}

function thresholdClass({ goodsThresholdLakh, servicesThresholdLakh }: State): 'goods40' | 'goods20' | 'goods10' {
  if (goodsThresholdLakh >= 40) return 'goods40'
  return servicesThresholdLakh >= 20 ? 'goods20' : 'goods10'
}
