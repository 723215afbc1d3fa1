import type { Faqs, PageCity, Place } from '#generated/records.ts'
import { formatCount } from '../../model/texts/format.ts'
import { present } from '../../lib/present.ts'
import { stateAnchors, tradeAnchor } from '../../model/route.ts'
import { fillTokens } from '../../model/texts/tokens.ts'
import { chatHref, localChat } from '../shared/firm.ts'
import { checkLinkOf } from '../shared/links.ts'
import type { CityPayload, ProductList } from '#src/pages/city/payload.ts'
import type { Shown } from '#src/content/payload/shown.ts'
import { officesOf } from './offices.ts'
import { placesOf } from './place-links.ts'
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
  const { phone, phoneHref, hours, sendPage, newTabNote, opens } = site.contact
  const lists = productLists(inputs, products)
  return {
    labels: labelsOf(inputs, { page, tokens }),
    name: tokens.city,
    state: {
      name: state.name,
      gstCode: state.gstCode,
      goodsThreshold: tokens.goodsThreshold,
      servicesThreshold: tokens.servicesThreshold,
    },
    bill: site.bill?.parts.map(({ title, value }) => ({ label: title, value })) ?? [],
    dates: site.dates,
    papers: papersOf(page.documents, site.papers),
    stateLinks: {
      limits: { href: `${state.link.href}#${stateAnchors.limits}`, label: page.turnoverLimit.more },
      returns: { href: `${state.link.href}#${stateAnchors.returns}`, label: page.returnFiling.more },
    },
    glance: glanceRows(inputs, glance),
    fee: { ...site.fee, heading: page.fee.label, more: page.fee.more },
    products: lists.length > 0 ? { heading: products.heading, lists } : undefined,
    offices: officesOf(inputs, page),
    trades: tradesOf(inputs),
    exporters: exportersOf(inputs, page),
    ...placesOf(inputs, page),
    within: own.within,
    faqs,
    services: state.services,
    breadcrumbs: [
      ...[site.crumbs.home, site.crumbs.cities, state.link],
      ...(own.within === undefined ? [] : [own.within]),
      { label: tokens.city },
    ],
    gstCheck: checkLinkOf(site.gstCheck, { state: state.code, city: tokens.city }),
    chatHref: chatHref(site.contact.whatsapp, sidebar.chatText),
    localChat: state.localWords && localChat(state.localWords, site.contact.whatsapp, sidebar.chatText),
    search: googleSearchUrl === undefined ? undefined : { href: googleSearchUrl, ...page.findIn },
    figures: site.figures,
    contact: { phone, phoneHref, hours, sendPage, newTabNote, opens },
    address: site.origin + own.canonicalPath,
  }
}

/** The texts that sections show, one by one: every byte of a payload goes to every visitor. */
function labelsOf({ own }: CityInputs, { page, tokens }: Omit<CityTexts, 'faqs'>): CityPayload['labels'] {
  const { heading, intro, start, leaf, within, whatIs, benefits, time, penalties, faq, figures } = page
  const { glance, turnoverLimit, sidebar, trades } = page
  const { example: _, ...whoNeeds } = page.whoNeeds
  const { address, heading: papers } = page.documents
  const { heading: returns, text, points, all } = page.returnFiling
  const { one, two, counted, apply, published } = turnoverLimit
  const { pinPrefix: pin, population: people } = own.place ?? {}
  return {
    ...{ heading, intro, start, leaf, within, whatIs, benefits, time, penalties, faq, figures },
    whoNeeds,
    returnFiling: { heading: returns, text, points, all },
    documents: { heading: papers, address: pin === undefined ? undefined : fillTokens(address, { pin }) },
    turnoverLimit: {
      heading: turnoverLimit.heading,
      limit: tokens.goodsThreshold === tokens.servicesThreshold ? one : two,
      ...{ counted, apply, published },
    },
    glance: {
      ...{ heading: glance.heading, gstCode: glance.gstCode, goods: glance.goods, services: glance.services },
      inShort: people === undefined ? undefined : fillTokens(glance.inShort, { amount: formatCount(people) }),
    },
    sidebar: { heading: sidebar.heading, text: sidebar.text, button: sidebar.button },
    trades: { heading: trades.heading, more: trades.more },
    services: { heading: page.services.heading },
  }
}

/** The papers to tick, and those that a dated rule gives more time for. */
function papersOf(
  { points }: Shown<PageCity['documents']>,
  labels: CityInputs['shared']['site']['papers'],
): CityPayload['papers'] {
  return {
    labels,
    list: points.flatMap((point) => (typeof point === 'string' ? [point] : [])),
    later: points.filter((point) => typeof point !== 'string'),
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

/** What the city is known for, trade by trade. What a trade has to know is on the state's page. */
function tradesOf({ own, shared: { state, trades } }: CityInputs): CityPayload['trades'] {
  return trades.map(({ id, name, lead }, index) => ({
    ...namedOnce(name, own.known[index] ?? ''),
    lead,
    href: `${state.link.href}#${tradeAnchor(id)}`,
  }))
}

/** The word of a list in place of the trade if both say the same: Banana, Banana products. */
function namedOnce(name: string, known: string): { name: string; known: string } {
  const isSame = known.toLowerCase().replace(/ products$/, '') === name.toLowerCase()
  return isSame ? { name: known, known: '' } : { name, known }
}

/** What exporters need, in a Town of Export Excellence. */
function exportersOf(
  { own: { place }, shared: { site } }: CityInputs,
  { trades, products }: Pick<PageCity, 'trades' | 'products'>,
): CityPayload['exporters'] {
  const { exportTown: town } = place ?? {}
  if (town === undefined) return undefined
  const { label, text } = trades.exporters
  const product = town === true ? undefined : town.product
  return {
    name: label,
    known: [products.lists.exportTown.label, product].filter(Boolean).join(', '),
    lead: text,
    link: site.exporters,
  }
}

/** The products that government lists name for a place, list by list. */
function productLists({ own: { place }, shared: { site } }: CityInputs, labels: PageCity['products']): ProductList[] {
  if (place?.district === undefined) return []
  const { products, exportTown } = place
  const named: Partial<Record<ListName, readonly string[]>> = {
    ...products,
    ...(exportTown === undefined ? {} : { exportTown: [exportWords(exportTown, labels)] }),
  }
  return listNames.flatMap((list) => {
    const found = named[list]
    if (!found) return []
    const { label, source } = labels.lists[list]
    const { short, url } = present(site.sources[source], `source "${source}"`)
    return [{ label, products: found, source: { href: url, label: short } }]
  })
}

type ListName = keyof PageCity['products']['lists']
const listNames: readonly ListName[] = ['odop', 'odopServices', 'pmfme', 'gi', 'giOfRegion', 'exportTown']

function exportWords(town: NonNullable<Place['exportTown']>, { since, yes }: PageCity['products']): string {
  if (town === true) return yes
  return [town.product ?? yes, ...(town.since === undefined ? [] : [`${since} ${town.since}`])].join(', ')
}
