import type { Faqs, PageCity, Place, State } from '#generated/records.ts'
import { stateQuestion } from '#src/rules/decide.ts'
import { formatCount } from '../../model/format.ts'
import { fixedPaths } from '../../model/route.ts'
import { fillTokens } from '../../model/tokens.ts'
import { chatHref } from '../contact-hrefs.ts'
import type { CityPayload } from '../payloads/city-pages.ts'
import type { Shown } from '../payloads/shown.ts'
import { officeTable } from '../places/office-table.ts'
import { productLists } from '../places/product-lists.ts'
import type { CityInputs, CityState, CityTokens, Neighbours } from './city-inputs.ts'

interface CityTexts {
  page: Shown<Omit<PageCity, 'seo'>>
  faqs: Shown<Faqs['city']>
  tokens: CityTokens
}

/** What a city's page shows, from its inputs and its texts, whose tokens are filled. */
export function cityPayload(
  { own, shared: { state, site, trades } }: CityInputs,
  { page, faqs, tokens }: CityTexts,
): CityPayload {
  const { turnover, returns, near, products, fee, ...labels } = page
  const { service, article } = site.professionalTax
  const onTax = state.hasProfessionalTax ? { services: [service], articles: [article] } : { services: [], articles: [] }
  const { googleSearchUrl } = own.city
  const lists = own.place?.district === undefined ? [] : productLists(own.place, { ...site, labels: products })
  return {
    labels,
    name: tokens.city,
    state: statePayload(state, tokens),
    glance: glanceRows(own.place ?? {}, labels.glance),
    turnover: turnover[thresholdClass(state)],
    returns: state.quarterlyReturnDay === 22 ? returns.day22 : returns.day24,
    fee: { ...site.fee, heading: fee.label },
    ...(lists.length > 0 ? { products: { heading: products.heading, lists } } : {}),
    offices: officeTable({ state, own: own.place?.offices }, { ...site, labels: site.offices }),
    trades: trades.map(({ name, people, gst }) => ({ name, people, gst })),
    places: own.neighbours.map((group) => placeLinks(group, near)).filter(({ links }) => links.length > 0),
    ...(own.within === undefined ? {} : { within: own.within }),
    faqs,
    services: [...site.services, ...onTax.services],
    articles: [...site.articles, ...onTax.articles],
    breadcrumbs: [
      site.crumbs.home,
      site.crumbs.cities,
      state.link,
      ...(own.within === undefined ? [] : [own.within]),
      { label: tokens.city },
    ],
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
  const { name, gstCode, quarterlyReturnDay, professionalTax, note } = state
  return { name, gstCode, goodsThreshold, servicesThreshold, quarterlyReturnDay, professionalTax, note }
}

/** What is known of the city in a word or a number; the limits of its state stand in the head of the page. */
function glanceRows({ district, pinPrefix, population }: Place, labels: PageCity['glance']): CityPayload['glance'] {
  return [
    ...(district === undefined ? [] : [{ label: labels.district, value: district }]),
    ...(pinPrefix === undefined ? [] : [{ label: labels.pin, value: pinPrefix }]),
    ...(population === undefined ? [] : [{ label: labels.people, value: formatCount(population) }]),
  ]
}

function placeLinks({ kind, links }: Neighbours, labels: PageCity['near']): CityPayload['places'][number] {
  return {
    heading: labels[kind],
    links: links.map(({ href, label, km }) => ({
      href,
      label,
      ...(km === undefined ? {} : { note: `${km} ${labels.km}` }),
    })),
  }
}

function thresholdClass({ goodsThresholdLakh, servicesThresholdLakh }: State): 'goods40' | 'goods20' | 'goods10' {
  if (goodsThresholdLakh >= 40) return 'goods40'
  return servicesThresholdLakh >= 20 ? 'goods20' : 'goods10'
}
