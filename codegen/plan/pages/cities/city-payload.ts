import type { Faqs, PageCity, Place } from '#generated/records.ts'
import { stateQuestion } from '#src/rules/decide.ts'
import { formatCount } from '../../../model/texts/format.ts'
import { fixedPaths, stateAnchors, tradeAnchor } from '../../../model/route.ts'
import { fillTokens } from '../../../model/texts/tokens.ts'
import { chatHref } from '../../firm/contact-hrefs.ts'
import type { CityPayload } from '../../payloads/cities/city-pages.ts'
import type { Shown } from '../../payloads/shared/shown.ts'
import { distanceWords } from '../../places/distance-to.ts'
import { nearPlaces } from '../../places/near-places.ts'
import { neighbourLinks } from '../../places/neighbour-links.ts'
import type { Neighbours } from '../../places/neighbour-links.ts'
import { officeTable } from '../../places/office-table.ts'
import { productLists } from '../../places/product-lists.ts'
import { isShared, seatLines } from '../../places/state-seats.ts'
import type { CityInputs, CityState, CityTokens } from './city-inputs.ts'

interface CityTexts {
  page: Shown<Omit<PageCity, 'seo'>>
  faqs: Shown<Faqs['city']>
  tokens: CityTokens
}

/** What a city's page shows, from its inputs and its texts, whose tokens are filled. */
export function cityPayload(inputs: CityInputs, { page, faqs, tokens }: CityTexts): CityPayload {
  const {
    own,
    shared: { state, site },
  } = inputs
  const { near, distance, products, fee, offices: _, glance, ...labels } = page
  const { heading, gstCode, goods, services } = glance
  const { googleSearchUrl } = own.city
  const lists = own.place?.district === undefined ? [] : productLists(own.place, { ...site, labels: products })
  const { city, place } = own
  const neighbours = neighbourLinks(own.neighbours, { city, district: place?.district, known: inputs.shared.around })
  const nearby = nearPlaces(neighbours.find(({ kind }) => kind === 'near')?.links ?? [], page)
  return {
    labels: { ...labels, glance: { heading, gstCode, goods, services } },
    name: tokens.city,
    state: stateOf(state, tokens),
    stateLinks: linksToState(state, labels),
    glance: glanceRows(inputs, glance),
    fee: { ...site.fee, heading: fee.label },
    ...(lists.length > 0 ? { products: { heading: products.heading, lists } } : {}),
    offices: officesOf(inputs, page),
    trades: inputs.shared.trades.map(({ id, name, lead }, index) => ({
      name,
      known: own.known[index] ?? '',
      lead,
      href: `${state.link.href}#${tradeAnchor(id)}`,
    })),
    ...(nearby ? { near: nearby } : {}),
    places: neighbours.flatMap((group) => placeLinks(group, { near, distance })),
    ...(own.within === undefined ? {} : { within: own.within }),
    faqs,
    ...furtherLinks(inputs),
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

function stateOf(state: CityState, { goodsThreshold, servicesThreshold }: CityTokens): CityPayload['state'] {
  const { name, gstCode } = state
  return { name, gstCode, goodsThreshold, servicesThreshold }
}

/** What holds in the whole state is on its page. */
function linksToState(
  { link: { href } }: CityState,
  labels: Pick<CityPayload['labels'], 'turnoverLimit' | 'returnFiling'>,
): CityPayload['stateLinks'] {
  return {
    limits: { href: `${href}#${stateAnchors.limits}`, label: labels.turnoverLimit.more },
    returns: { href: `${href}#${stateAnchors.returns}`, label: labels.returnFiling.more },
  }
}

/** What is known of the city in a word or a number; the limits of its state are in the head of the page. */
function glanceRows({ own, shared: { state } }: CityInputs, labels: PageCity['glance']): CityPayload['glance'] {
  const { district, pinPrefix, headPostOffice, population }: Place = own.place ?? {}
  const pin = [pinPrefix, headPostOffice && `${labels.headPostOffice} ${headPostOffice}`].filter(Boolean).join(', ')
  return [
    ...(district === undefined ? [] : [{ label: labels.district, value: district }]),
    ...(pinPrefix === undefined ? [] : [{ label: labels.pin, value: pin }]),
    ...(population === undefined ? [] : [{ label: labels.people, value: formatCount(population) }]),
    {
      label: labels.professionalTax.label,
      value: state.taxInShort,
      ...(state.hasProfessionalTax ? { href: `${state.link.href}#${stateAnchors.professionalTax}` } : {}),
    },
  ]
}

/** The city's own offices, and how far those are that serve its whole state. */
function officesOf({ own, shared: { state, site } }: CityInputs, page: CityTexts['page']): CityPayload['offices'] {
  const { heading, ofState, several, more, away: straight } = page.offices
  const away = (seat: string) => {
    const far = own.seats[seat]
    return far && distanceWords(far, page.distance)
  }
  const isFar = own.stateSeats.some(({ distance }) => distance)
  const notes = [...(isFar ? [straight] : []), ...(isShared(own.stateSeats) ? [several] : [])]
  const table = officeTable(own.place?.offices ?? {}, { labels: site.offices, sources: site.sources, away })
  const lines = seatLines(own.stateSeats, { ...page, ...site.offices })
  return {
    heading,
    ...table,
    // What each is for is on the page of the state.
    rows: table.rows.map(({ purpose: _, ...row }) => row),
    seats: { text: ofState, lines, ...(notes.length > 0 ? { note: notes.join(' ') } : {}) },
    more: { href: `${state.link.href}#${stateAnchors.offices}`, label: more },
  }
}

/** Parts and other cities; those near by are in a section of their own. */
function placeLinks({ kind, links }: Neighbours, words: Pick<PageCity, 'near' | 'distance'>) {
  if (kind === 'near' || links.length === 0) return []
  const noted = links.map(({ href, label, distance }) => ({
    href,
    label,
    ...(distance ? { note: distanceWords(distance, words.distance) } : {}),
  }))
  return [{ heading: words.near[kind], links: noted }]
}

/** Where a reader goes from here, and the way that led here. */
function furtherLinks({ own, shared: { state, site } }: CityInputs) {
  const within = own.within === undefined ? [] : [own.within]
  return {
    services: [...site.services, ...(state.hasProfessionalTax ? [site.professionalTax] : [])],
    breadcrumbs: [
      site.crumbs.home,
      site.crumbs.cities,
      state.link,
      ...within,
      { label: own.city.alias ?? own.city.name },
    ],
  }
}
