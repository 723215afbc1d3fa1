import type { Graph, Service } from 'schema-dts'
import type { SiteFrame } from '../shared/context.ts'
import { addressOf } from '../shared/head.ts'
import type { CityPayload } from './payload.ts'
import type { Head } from '../shared/payload/page-record.ts'
import { breadcrumbJsonLd } from '../shared/json-ld/breadcrumb.ts'
import { graphOf } from '../shared/json-ld/graph.ts'
import { firmOf } from '../shared/json-ld/organisation.ts'

/**
 * GST registration in one city. Not a LocalBusiness, because the firm has no office in the city. To
 * search engines a neighbourhood's page is its city's page, and a page with too little of its own
 * is its state's: its JSON-LD names that page, and its breadcrumbs end there.
 */
export function cityJsonLd(
  head: Head,
  payload: CityPayload,
  canonicalPath: string,
  frame: Pick<SiteFrame, 'origin' | 'firmName'>,
): Graph {
  const { breadcrumbs } = payload
  const upTo = breadcrumbs.findIndex(({ href }) => href === canonicalPath) + 1
  if (upTo > 0) return graphOf([firmOf(frame), breadcrumbJsonLd(breadcrumbs.slice(0, upTo), canonicalPath, frame)])
  const address = addressOf(head)
  const service: Service = {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: payload.labels.heading,
    serviceType: 'GST registration',
    description: head.description,
    url: address,
    provider: firmOf(frame),
    areaServed: {
      '@type': 'City',
      name: payload.name,
      containedInPlace: { '@type': 'State', name: payload.state.name },
    },
  }
  return graphOf([service, breadcrumbJsonLd(breadcrumbs, canonicalPath, frame)])
}
