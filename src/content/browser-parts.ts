import type { Kind, Payloads } from './types.ts'

/** What is taken of a payload, at any depth. */
type Selection<T> = { readonly [P in keyof T]?: true | Selection<NonNullable<T[P]>> }

type Selected<T, S> = {
  [P in keyof T as P extends keyof S ? P : never]: P extends keyof S
    ? S[P] extends true
      ? T[P]
      : Selected<NonNullable<T[P]>, S[P]> | Extract<T[P], undefined>
    : never
}

const calculatorFrame = {
  labels: true,
  heading: true,
  address: true,
  chat: true,
  chatHref: true,
  service: true,
  newTabNote: true,
  problem: true,
  copiedMs: true,
} as const

/**
 * What the browser gets of a kind's payload, for kinds with parts that are still (ui/still). Not of
 * the offline page: the service worker sees by its data that it has changed.
 */
export const browserParts = {
  about: { page: { contact: true, form: true }, address: true, contact: true, endpoint: true },
  article: { address: true, article: { title: true }, labels: { article: { share: true } }, newTabNote: true },
  calculator: { ...calculatorFrame, calculator: true, book: true, asOf: true, offers: true, contactHref: true },
  city: {},
  compare: {
    page: { chooser: true, forms: true },
    services: true,
    billLabels: true,
    address: true,
    newTabNote: true,
  },
  estimator: { ...calculatorFrame, estimator: true, book: true },
  home: {
    page: { hero: true, testimonials: true, reviews: true, video: true },
    field: true,
    leaf: true,
    testimonials: true,
    testimonialsNote: true,
    testimonialsMark: true,
    reviews: true,
    reviewsHref: true,
    marks: true,
    video: true,
    timers: true,
    contact: true,
  },
  'how-it-works': {},
  legal: { labels: true, legal: true, effectiveDate: true, breadcrumbs: true },
  pricing: {},
  service: {
    id: true,
    address: true,
    chatHref: true,
    timers: true,
    dueNext: true,
    contact: true,
    service: { title: true, documentsRequired: true },
    labels: { form: true, chat: true, documents: true, sections: { documents: true } },
  },
  services: { page: { filter: true, count: true, empty: true }, groups: true },
  state: { dates: true, labels: { dates: true } },
} as const satisfies { readonly [K in Kind]?: Selection<Payloads[K]> }

type BrowserParts = typeof browserParts

/** What a page of a kind hands to the browser. Chats begin with its subject around it, too. */
export type HandedOver<K extends Kind> = K extends keyof BrowserParts
  ? Selected<Payloads[K], BrowserParts[K]> & { chatHref?: string }
  : Payloads[K]

/** What the component of a kind with still parts is given. */
export interface PageProps<K extends keyof BrowserParts> {
  payload: HandedOver<K>
  /** All of the payload, at build alone. */
  whole?: Payloads[K]
}
