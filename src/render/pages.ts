import type { ComponentType } from 'react'
import type { Kind, Payloads } from '../content/types.ts'
import { Page as About } from '../pages/about/+Page.tsx'
import { Page as Article } from '../pages/article/+Page.tsx'
import { Page as Blog } from '../pages/blog/+Page.tsx'
import { Page as Careers } from '../pages/careers/+Page.tsx'
import { Page as Cities } from '../pages/cities/+Page.tsx'
import { Page as City } from '../pages/city/+Page.tsx'
import { Page as Contact } from '../pages/contact/+Page.tsx'
import { Page as Home } from '../pages/home/+Page.tsx'
import { Page as HowItWorks } from '../pages/how-it-works/+Page.tsx'
import { Page as Job } from '../pages/job/+Page.tsx'
import { Page as Legal } from '../pages/legal/+Page.tsx'
import { Page as NotFound } from '../pages/not-found/+Page.tsx'
import { Page as Offline } from '../pages/offline/+Page.tsx'
import { Page as Payment } from '../pages/payment/+Page.tsx'
import { Page as Pricing } from '../pages/pricing/+Page.tsx'
import { Page as Service } from '../pages/service/+Page.tsx'
import { Page as ServiceNotFound } from '../pages/service-not-found/+Page.tsx'
import { Page as Services } from '../pages/services/+Page.tsx'

/** The component of each kind of page, for rendering on the server. */
export const pages: { [K in Kind]: ComponentType<{ payload: Payloads[K] }> } = {
  home: Home,
  services: Services,
  service: Service,
  'service-not-found': ServiceNotFound,
  about: About,
  'how-it-works': HowItWorks,
  pricing: Pricing,
  contact: Contact,
  careers: Careers,
  job: Job,
  legal: Legal,
  payment: Payment,
  blog: Blog,
  article: Article,
  cities: Cities,
  city: City,
  'not-found': NotFound,
  offline: Offline,
}
