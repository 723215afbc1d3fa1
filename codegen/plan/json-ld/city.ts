import type { Graph, Service } from 'schema-dts'
import type { SiteFrame } from '../context.ts'
import { addressOf } from '../head.ts'
import type { CityPayload } from '../payloads/cities/city-pages.ts'
import type { Head } from '../payloads/shared/page-record.ts'
import { breadcrumbJsonLd } from './breadcrumb.ts'
import { graphOf } from './graph.ts'
import { firmOf } from './organisation.ts'

/**
 * GST registration in one city. No LocalBusiness: the firm has no office behind a city's page. A neighbourhood's page is its city's to search
 * engines, and one with too little of its own its state's, so that all it says of itself is whose it is and where it belongs.
 */
export function cityJsonLd(
  head: Head,
  payload: CityPayload,
  path: string,
  frame: Pick<SiteFrame, 'origin' | 'firmName'>,
): Graph {
  const trail = breadcrumbJsonLd(payload.breadcrumbs, path, frame)
  const address = addressOf(head)
  if (address !== frame.origin + path) return graphOf([firmOf(frame), trail])
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
  return graphOf([service, trail])
}
