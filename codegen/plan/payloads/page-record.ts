import type { Kind } from '#generated/routes.ts'
import type { ArticlePayload, BlogPayload } from './article-pages.ts'
import type { CitiesPayload, CityPayload } from './city-pages.ts'
import type { AboutPayload, ContactPayload, HomePayload, HowItWorksPayload, LegalPayload } from './firm-pages.ts'
import type { CareersPayload, JobPayload } from './job-pages.ts'
import type { PaymentPayload, PricingPayload } from './price-pages.ts'
import type { ServicePayload, ServicesPayload } from './service-pages.ts'
import type { NotFoundPayload, OfflinePayload, ServiceNotFoundPayload } from './stand-in-pages.ts'

export interface Head {
  title: string
  description: string
  keywords: readonly string[]
  /** Full address; absent on pages that answer for others, such as the 404. */
  canonical?: string
  /** Kept out of search engines. */
  isHidden?: true
  /** Full address of the share picture. */
  image?: string
  article?: { published: string; modified: string; section: string }
}

export interface Payloads {
  home: HomePayload
  services: ServicesPayload
  service: ServicePayload
  'service-not-found': ServiceNotFoundPayload
  about: AboutPayload
  'how-it-works': HowItWorksPayload
  pricing: PricingPayload
  contact: ContactPayload
  careers: CareersPayload
  job: JobPayload
  legal: LegalPayload
  payment: PaymentPayload
  blog: BlogPayload
  article: ArticlePayload
  cities: CitiesPayload
  city: CityPayload
  'not-found': NotFoundPayload
  offline: OfflinePayload
}

/** One page as codegen writes it under generated/pages. */
export interface PageRecord<K extends Kind = Kind> {
  path: string
  kind: K
  /** The header link under which the page stands, for aria-current. */
  section?: string
  head: Head
  jsonLd?: object
  payload: Payloads[K]
}
