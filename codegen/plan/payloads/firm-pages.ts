import type {
  Faqs,
  Legal,
  Navigation,
  PageAbout,
  PageContact,
  PageHome,
  PageHowItWorks,
  Plans,
  Reviews,
  Site,
  Testimonials,
} from '#generated/records.ts'
import type { Breadcrumb, ContactLinks, PageLink } from './shared/links.ts'
import type { ContentsEntry, ProseNode } from './shared/prose.ts'
import type { ShownTeam } from './shared/team.ts'
import type { NextDates } from './shared/next-dates.ts'
import type { DateShown, Figures, IconShape, Shown } from './shared/shown.ts'

export interface HomePayload {
  page: Shown<
    Omit<PageHome, 'hero' | 'nextDates' | 'services'> & {
      hero: Omit<PageHome['hero'], 'ledger'>
      services: Omit<PageHome['services'], 'cards'>
    }
  >
  /** The words of the field that searches the site. */
  field: Navigation['search']
  ledger: HomeLedger
  /** What is due next for most visitors. */
  dueNext?: NextDates
  cards: readonly { href: string; title: string; price: string; basis: string; text: string; icon: IconShape }[]
  plans: readonly HomePlan[]
  testimonials: Shown<Testimonials['carousel']>
  testimonialsNote: string
  /** What is put on each of them while they are samples. */
  testimonialsMark?: string | undefined
  reviews: Omit<Reviews, 'entries'> & { entries: readonly ShownReview[] }
  /** What is put on each review and partner while they are samples. */
  marks: { reviews?: string | undefined; partners?: string | undefined }
  reviewsHref: string
  faqs: Shown<Faqs['home']>
  video: Site['video']
  firmName: string
  timers: Pick<Site['timers'], 'carouselIntervalMs' | 'reviewCutCharacters'>
  contact: Pick<ContactLinks, 'phone' | 'phoneHref' | 'email' | 'emailHref' | 'schedulingHref' | 'newTabNote'>
  figures: Figures
}

/** The page of the ledger in the first screen. */
export interface HomeLedger {
  heads: { particulars: string; readyIn: string; fee: string }
  rows: readonly LedgerRow[]
  dated?: (LedgerRow & { text: string; until: string; iso: string }) | undefined
  all: { label: string; count: number }
}

export interface LedgerRow {
  href: string
  name: string
  time: string
  fee: string
  unit?: string | undefined
}

/** With its price as text, and a chat that asks for it. */
export type HomePlan = Omit<Plans['home'][number], 'price'> & { price: string; chatHref: string }

export type ShownReview = Reviews['entries'][number] & { dateText: string }

export interface AboutPayload {
  page: Shown<PageAbout>
  testimonials: Shown<Testimonials['about']>
  testimonialsNote: string
  /** What is put on each of them while they are samples. */
  testimonialsMark?: string | undefined
  journeyMark?: string | undefined
  address: readonly string[]
  team?: ShownTeam | undefined
  contact: ContactLinks
  endpoint: string | null
}

export interface HowItWorksPayload {
  page: Shown<PageHowItWorks>
  contact: Pick<ContactLinks, 'schedulingHref' | 'newTabNote'>
}

export interface ContactPayload {
  page: Shown<PageContact>
  address: readonly string[]
  team?: ShownTeam | undefined
  social: Site['social']
  /** Languages with a chat in each; the site's own is the first. */
  languages: readonly { code: string; href: string; own: string }[]
  contact: ContactLinks
  endpoint: string | null
  timers: Pick<Site['timers'], 'contactFormMs' | 'bannerMs'>
}

export interface LegalPayload {
  labels: Navigation['legal']
  legal: Pick<Legal, 'title' | 'intro'>
  effectiveDate: DateShown
  contents: readonly ContentsEntry[]
  body: readonly ProseNode[]
  others: readonly PageLink[]
  breadcrumbs: readonly Breadcrumb[]
}
