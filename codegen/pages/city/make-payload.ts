import type { Faqs, PageCity, Place } from '#generated/records.ts'
import { formatCount } from '../../model/texts/format.ts'
import { gstCheckPath, stateAnchors, tradeAnchor } from '../../model/route.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { chatHref, localChat } from '../shared/firm/contact.ts'
import type { CityPayload } from './payload.ts'
import type { Shown } from '../shared/payload/shown.ts'
import type { NeighbourGroup } from '../shared/places/create-neighbours.ts'
import { distanceBetween, distanceWords } from '../shared/places/distance-to.ts'
import { nearPlaces, neighbourLinks } from '../shared/places/neighbour-links.ts'
import type { NearCity } from '../shared/places/neighbour-links.ts'
import { officeTable } from '../shared/places/office-table.ts'
import { productLists } from '../shared/places/product-lists.ts'
import { stateSeats } from '../shared/places/state-seats.ts'
import type { CityInputs, CityTokens } from './inputs.ts'

interface CityTexts {
  page: Shown<Omit<PageCity, 'seo'>>
  faqs: Shown<Faqs['city']>
  tokens: CityTokens
}

/** What a city's page shows, from its inputs and its texts, with the tokens replaced. */
export function cityPayload(inputs: CityInputs, { page, faqs, tokens }: CityTexts): CityPayload {
  const {
    own,
    shared: { state, site },
  } = inputs
  const { products, glance, sidebar } = page
  const { googleSearchUrl } = own.city
  const { phone, phoneHref, hours, newTabNote, opens } = site.contact
  const lists = own.place?.district === undefined ? [] : productLists(own.place, { ...site, labels: products })
  return {
    labels: labelsOf(inputs, { page, tokens }),
    name: tokens.city,
    state: {
      name: state.name,
      gstCode: state.gstCode,
      goodsThreshold: tokens.goodsThreshold,
      servicesThreshold: tokens.servicesThreshold,
    },
    stateLinks: {
      limits: { href: `${state.link.href}#${stateAnchors.limits}`, label: page.turnoverLimit.more },
      returns: { href: `${state.link.href}#${stateAnchors.returns}`, label: page.returnFiling.more },
    },
    glance: glanceRows(inputs, glance),
    fee: { ...site.fee, heading: page.fee.label, more: page.fee.more },
    ...(lists.length > 0 ? { products: { heading: products.heading, lists } } : {}),
    offices: officesOf(inputs, page),
    trades: tradesOf(inputs),
    ...placesOf(inputs, page),
    within: own.within,
    faqs,
    services: state.services,
    breadcrumbs: [
      ...[site.crumbs.home, site.crumbs.cities, state.link],
      ...(own.within === undefined ? [] : [own.within]),
      { label: tokens.city },
    ],
    gstCheck: { href: gstCheckPath(state.code), label: fillTokens(site.gstCheck, tokens) },
    chatHref: chatHref(site.contact.whatsapp, sidebar.chatText),
    localChat: state.localWords && localChat(state.localWords, site.contact.whatsapp, sidebar.chatText),
    ...(googleSearchUrl ? { search: { href: googleSearchUrl, ...page.findIn } } : {}),
    figures: site.figures,
    contact: { phone, phoneHref, hours, newTabNote, opens },
  }
}

/** The texts that sections show, one by one: every byte of a payload goes to every visitor. */
function labelsOf({ own }: CityInputs, { page, tokens }: Omit<CityTexts, 'faqs'>): CityPayload['labels'] {
  const { heading, intro, start, within, whatIs, benefits, time, penalties, faq, figures } = page
  const { glance, turnoverLimit, sidebar } = page
  const { example: _, ...whoNeeds } = page.whoNeeds
  const { address, ...documents } = page.documents
  const { more: __, ...returnFiling } = page.returnFiling
  const { one, two, counted, apply, published } = turnoverLimit
  const pin = own.place?.pinPrefix
  return {
    ...{ heading, intro, start, within, whatIs, benefits, time, penalties, faq, figures },
    ...{ whoNeeds, returnFiling },
    documents: { ...documents, ...(pin === undefined ? {} : { address: fillTokens(address, { pin }) }) },
    turnoverLimit: {
      heading: turnoverLimit.heading,
      limit: tokens.goodsThreshold === tokens.servicesThreshold ? one : two,
      ...{ counted, apply, published },
    },
    glance: { heading: glance.heading, gstCode: glance.gstCode, goods: glance.goods, services: glance.services },
    sidebar: { heading: sidebar.heading, text: sidebar.text, button: sidebar.button },
    trades: page.trades,
    services: { heading: page.services.heading },
  }
}

function glanceRows({ own, shared: { state } }: CityInputs, labels: PageCity['glance']): CityPayload['glance'] {
  const { district, pinPrefix, headPostOffice, population }: Place = own.place ?? {}
  const pin = [pinPrefix, headPostOffice && `${labels.headPostOffice} ${headPostOffice}`].filter(Boolean).join(', ')
  return [
    ...(own.city.alias === undefined ? [] : [{ label: labels.officialName, value: own.city.name }]),
    ...(district === undefined ? [] : [{ label: labels.district, value: district }]),
    ...(pinPrefix === undefined ? [] : [{ label: labels.pin, value: pin }]),
    ...(population === undefined ? [] : [{ label: labels.people, value: formatCount(population) }]),
    { label: labels.professionalTax.label, value: state.tax.inShort, href: state.tax.href },
  ]
}

/** The city's own offices, and the distances to those that serve its whole state. */
function officesOf(inputs: CityInputs, page: CityTexts['page']): CityPayload['offices'] {
  const {
    own: { place, slug, city, neighbours },
    shared: { state, site, ...shared },
  } = inputs
  const { heading, ofState, several, more } = page.offices
  const { offices = {}, at } = place ?? {}
  const here = [slug, city.within ?? slug]
  const away = (seat: string) => {
    const there = here.includes(seat) ? undefined : shared.seats.find((one) => one.slug === seat)
    const distance = distanceBetween(at, there?.at)
    return distance && distanceWords(distance, page.distance)
  }
  const from = { at, own: here, without: Object.keys(offices) }
  const { lines, areFar, areShared } = stateSeats(shared.stateOffices, from, { ...page, ...site.offices })
  // If places near by are shown above, the same is said there.
  const isUnsaid = areFar && !neighbours.some(({ kind }) => kind === 'near')
  const notes = [...(isUnsaid ? [page.near.away] : []), ...(areShared ? [several] : [])]
  const table = officeTable(offices, { labels: site.offices, sources: site.sources, away })
  return {
    heading,
    ...table,
    // The purpose of each office is on the state's page.
    rows: table.rows.map(({ purpose: _, ...row }) => row),
    seats: { text: ofState, lines, ...(notes.length > 0 ? { note: notes.join(' ') } : {}) },
    more: { href: `${state.link.href}#${stateAnchors.offices}`, label: more },
  }
}

/** What the city is known for, trade by trade. What a trade has to know is on the state's page. */
function tradesOf({ own, shared: { state, trades } }: CityInputs): CityPayload['trades'] {
  return trades.map(({ id, name, lead }, index) => ({
    name,
    known: own.known[index] ?? '',
    lead,
    href: `${state.link.href}#${tradeAnchor(id)}`,
  }))
}

/** Other places: near ones with their distances, the others in lists. */
function placesOf(
  { own, shared: { around } }: CityInputs,
  page: CityTexts['page'],
): Pick<CityPayload, 'near' | 'example' | 'places'> {
  const groups = neighbourLinks(own.neighbours, own, around)
  const nearby = groups.find(({ kind }) => kind === 'near')?.places ?? []
  return {
    near: nearPlaces(nearby, page),
    example: exampleOf(nearby, page),
    places: groups.flatMap((group) => placeLinks(group, page)),
  }
}

/** A sale from the city to the nearest city of another state. It requires registration. */
function exampleOf(near: readonly NearCity[], { whoNeeds, distance }: CityTexts['page']): string | undefined {
  const buyer = near.find(({ isOutside, state, label }) => isOutside && state !== label)
  if (!buyer?.distance) return undefined
  const { km, direction } = buyer.distance
  return fillTokens(whoNeeds.example, {
    place: buyer.label,
    otherState: buyer.state,
    km: String(km),
    direction: distance.directions[direction] ?? '',
  })
}

/** Neighbourhoods and other cities. Those near by have a section of their own. */
function placeLinks({ kind, places }: NeighbourGroup<NearCity>, words: Pick<PageCity, 'near' | 'distance'>) {
  if (kind === 'near' || places.length === 0) return []
  const links = places.map(({ href, label, distance }) => ({
    href,
    label,
    ...(distance ? { note: distanceWords(distance, words.distance) } : {}),
  }))
  return [{ heading: words.near[kind], links }]
}
