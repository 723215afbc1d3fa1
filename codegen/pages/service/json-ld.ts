import { tiers } from '../../model/texts/format.ts'
import type { Offer, Service } from 'schema-dts'
import type { PlanContext } from '../shared/context.ts'
import { addressOf, firmOf } from '../shared/head.ts'
import type { Head } from '#src/content/types.ts'
import type { ServicePayload } from '#src/pages/service/payload.ts'

/** A service with the offers that its page shows. Search engines require equal prices. */
export function serviceJsonLd(head: Head, payload: ServicePayload, context: PlanContext): Exclude<Service, string> {
  const { title, overview, pricing } = payload.service
  const labels = payload.labels.pricing
  const address = addressOf(head)
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: title,
    serviceType: title,
    description: overview,
    url: address,
    category: payload.category.name,
    provider: firmOf(context),
    areaServed: { '@type': 'Country', name: 'India' },
    ...(pricing && {
      offers: tiers.map((tier): Offer => ({
        '@type': 'Offer',
        name: labels[tier],
        price: pricing[tier],
        priceCurrency: 'INR',
        priceSpecification: {
          '@type': 'PriceSpecification',
          price: pricing[tier],
          priceCurrency: 'INR',
          valueAddedTaxIncluded: false,
        },
        url: address,
      })),
    }),
  }
}
