import type { Graph, Service } from 'schema-dts'
import { once } from '../../lib/once.ts'
import { fixedPaths } from '../../model/route.ts'
import { addressOf, breadcrumbJsonLd, firmOf, graphOf, headOf } from '../shared/head.ts'
import type { Head, PageRecord } from '#src/content/types.ts'
import type { CityPayload } from '#src/pages/city/payload.ts'
import { createShow } from '../shared/show.ts'
import { cityTokens } from './inputs.ts'
import type { CityInputs } from './inputs.ts'
import { cityPayload } from './make-payload.ts'

export function cityRecord(inputs: CityInputs): PageRecord<'city'> {
  const { own, shared } = inputs
  const { state, site } = shared
  const tokens = cityTokens(own, state, site)
  const show = showOf(site)
  const { seo, ...labels } = show(site.page, tokens)
  const payload = cityPayload(inputs, { page: labels, faqs: show(site.faqs, tokens), tokens })
  const head = headOf(seo, own.canonicalPath, site)
  return {
    path: own.path,
    kind: 'city',
    section: fixedPaths.cities,
    head,
    jsonLd: cityJsonLd(head, payload, inputs),
    payload,
  }
}

/** Texts that all cities share are prepared once. */
const showOf = once(({ notes }: CityInputs['shared']['site']) => createShow(notes))

/**
 * Not a LocalBusiness, because the firm has no office in the city. If another page is the canonical
 * one, that of the city or of the state, the breadcrumbs end there.
 */
function cityJsonLd(head: Head, payload: CityPayload, { own, shared: { site } }: CityInputs): Graph {
  const { canonicalPath } = own
  const { breadcrumbs } = payload
  const upTo = breadcrumbs.findIndex(({ href }) => href === canonicalPath) + 1
  if (upTo > 0) return graphOf([firmOf(site), breadcrumbJsonLd(breadcrumbs.slice(0, upTo), canonicalPath, site)])
  const address = addressOf(head)
  const service: Service = {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: payload.labels.heading,
    serviceType: 'GST registration',
    description: head.description,
    url: address,
    provider: firmOf(site),
    areaServed: {
      '@type': 'City',
      name: payload.name,
      containedInPlace: { '@type': 'State', name: payload.state.name },
    },
  }
  return graphOf([service, breadcrumbJsonLd(breadcrumbs, canonicalPath, site)])
}
