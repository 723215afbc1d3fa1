import type { ComponentType } from 'react'
import type { Kind, Payloads } from '../content/types.ts'

type PageModule<K extends Kind> = { Page: ComponentType<{ payload: Payloads[K] }> }

/** The code of each kind of page, loaded when the first page of that kind is shown. */
export const loadKind: { [K in Kind]: () => Promise<PageModule<K>> } = {
  home: () => import('../pages/home/+Page.tsx'),
  services: () => import('../pages/services/+Page.tsx'),
  service: () => import('../pages/service/+Page.tsx'),
  'service-not-found': () => import('../pages/service-not-found/+Page.tsx'),
  about: () => import('../pages/about/+Page.tsx'),
  'how-it-works': () => import('../pages/how-it-works/+Page.tsx'),
  pricing: () => import('../pages/pricing/+Page.tsx'),
  contact: () => import('../pages/contact/+Page.tsx'),
  careers: () => import('../pages/careers/+Page.tsx'),
  job: () => import('../pages/job/+Page.tsx'),
  legal: () => import('../pages/legal/+Page.tsx'),
  payment: () => import('../pages/payment/+Page.tsx'),
  blog: () => import('../pages/blog/+Page.tsx'),
  article: () => import('../pages/article/+Page.tsx'),
  cities: () => import('../pages/cities/+Page.tsx'),
  city: () => import('../pages/city/+Page.tsx'),
  'not-found': () => import('../pages/not-found/+Page.tsx'),
  offline: () => import('../pages/offline/+Page.tsx'),
}
