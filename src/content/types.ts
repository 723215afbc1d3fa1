import type { Kind } from '#generated/routes.ts'
import type { Translation } from './payload/links.ts'
import type { AboutPayload } from '../pages/about/payload.ts'
import type { ArticlePayload } from '../pages/article/payload.ts'
import type { BlogPayload } from '../pages/blog/payload.ts'
import type { CalculatorPayload } from '../pages/calculator/payload.ts'
import type { CalculatorsPayload } from '../pages/calculators/payload.ts'
import type { CalendarPayload } from '../pages/calendar/payload.ts'
import type { CareersPayload } from '../pages/careers/payload.ts'
import type { CheckPayload } from '../pages/check/payload.ts'
import type { CheckOutcomePayload } from '../pages/check-outcome/payload.ts'
import type { CitiesPayload } from '../pages/cities/payload.ts'
import type { CityPayload } from '../pages/city/payload.ts'
import type { ComparePayload } from '../pages/compare/payload.ts'
import type { ContactPayload } from '../pages/contact/payload.ts'
import type { EstimatorPayload } from '../pages/estimator/payload.ts'
import type { HomePayload } from '../pages/home/payload.ts'
import type { HowItWorksPayload } from '../pages/how-it-works/payload.ts'
import type { JobPayload } from '../pages/job/payload.ts'
import type { CorrectionsPayload } from '../pages/corrections/payload.ts'
import type { LatePayload } from '../pages/late/payload.ts'
import type { LegalPayload } from '../pages/legal/payload.ts'
import type { NotFoundPayload } from '../pages/not-found/payload.ts'
import type { OfflinePayload } from '../pages/offline/payload.ts'
import type { PaymentPayload } from '../pages/payment/payload.ts'
import type { PricingPayload } from '../pages/pricing/payload.ts'
import type { SearchPayload } from '../pages/search/payload.ts'
import type { ServicePayload } from '../pages/service/payload.ts'
import type { ServiceNotFoundPayload } from '../pages/service-not-found/payload.ts'
import type { ServicesPayload } from '../pages/services/payload.ts'
import type { StatePayload } from '../pages/state/payload.ts'

export type { Kind }

/** What the pages of each kind are given. */
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
  calendar: CalendarPayload
  cities: CitiesPayload
  state: StatePayload
  city: CityPayload
  calculators: CalculatorsPayload
  calculator: CalculatorPayload
  compare: ComparePayload
  estimator: EstimatorPayload
  late: LatePayload
  corrections: CorrectionsPayload
  check: CheckPayload
  'check-outcome': CheckOutcomePayload
  search: SearchPayload
  'not-found': NotFoundPayload
  offline: OfflinePayload
}

export interface Head {
  title: string
  description: string
  keywords: readonly string[]
  /** Full address; absent on pages that answer for others, such as the 404. */
  canonical?: string | undefined
  /** Kept out of search engines. */
  isHidden?: true | undefined
  /** Full address of the share picture. */
  image?: string | undefined
  /** The page in each of its languages, where there are several. */
  alternates?: readonly { language: string; href: string }[] | undefined
  article?: { published: string; modified: string; section: string } | undefined
}

/** The addresses of the built files of a page. */
export interface PageAssets {
  /** Style sheets of the page's kind, as paths from the root. */
  css: readonly string[]
  /** The display face. */
  fonts: readonly string[]
  /** The entry script; undefined in development, where Vike adds it. */
  script: string | undefined
  /** Fingerprint of code and layout: only equal ones can follow each other in one document. */
  build: string
}

/** One page as codegen writes it under generated/pages. */
export interface PageRecord<K extends Kind = Kind> {
  path: string
  kind: K
  /** The header link to which the page belongs, for aria-current. */
  section?: string | undefined
  /** The language of the page, where it is not the site's. */
  language?: string | undefined
  /** Where the page, or what it translates, is there in other languages. */
  translation?: Translation
  head: Head
  jsonLd?: object
  payload: Payloads[K]
}
