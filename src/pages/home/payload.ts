import type { Faqs, Navigation, PageHome, Plans, Reviews, Site, Testimonials } from '#generated/records.ts'
import type { ContactLinks, PageLink } from '../../content/payload/links.ts'
import type { Figures, IconShape, Shown } from '../../content/payload/shown.ts'

export interface HomePayload {
  page: Shown<
    Omit<PageHome, 'hero' | 'nextDates' | 'services'> & {
      hero: Omit<PageHome['hero'], 'ledger'>
      services: Omit<PageHome['services'], 'cards'>
    }
  >
  field: Navigation['search']
  /** The pages that answer a question. */
  tools: Navigation['tools']
  leaf: HomeLeaf
  cards: readonly HomeCard[]
  plans: readonly HomePlan[]
  testimonials: Shown<Testimonials['carousel']>
  testimonialsNote: string
  /** What is put on each of them while they are samples. */
  testimonialsMark?: string | undefined
  reviews: Omit<Reviews, 'entries'> & { entries: readonly ShownReview[] }
  /** What is put on each review and partner while they are samples. */
  marks: { reviews?: string | undefined; partners?: string | undefined }
  reviewsHref?: string | undefined
  faqs: Shown<Faqs['home']>
  video?: Site['video'] | undefined
  firmName: string
  timers: Pick<Site['timers'], 'carouselIntervalMs' | 'reviewCutCharacters'>
  contact: Pick<
    ContactLinks,
    'phone' | 'phoneHref' | 'email' | 'emailHref' | 'schedulingHref' | 'newTabNote' | 'hours' | 'opens'
  >
  figures: Figures
}

/** Today's page of the ledger, in the first screen. */
export interface HomeLeaf {
  /** How far away a day is: today, tomorrow, in {days} days. */
  away: Record<'today' | 'tomorrow' | 'inDays', string>
  /** The day of the build, as 2026-11-23. */
  madeOn: string
  /** What is due next, and the cost of being late. More than are shown, for later visitors. */
  dates: readonly { iso: string; day: string; title: string; late?: string | undefined }[]
  late: string
  /** Shown below the dates on a later day, and in their place when all are past. */
  later: string
  over: string
  allDates: PageLink
  /** To what a date costs that has passed. */
  missed: PageLink
  season?: { href: string; name: string; text: string; until: string; time: string; iso: string } | undefined
  heads: { particulars: string; readyIn: string; fee: string }
  rows: readonly LedgerRow[]
  all: { label: string; count: number }
  /** A rule that has changed: the one in force, and the published one. */
  correction?: { href: string; now: string; was: string; since: string; published: string } | undefined
}

export interface LedgerRow {
  href: string
  name: string
  time: string
  fee: string
  unit?: string | undefined
}

export interface HomeCard {
  href: string
  title: string
  price?: string | undefined
  /** The tax on the price, and what the price is for. */
  basis: string
  text: string
  icon: IconShape
}

export type HomePlan = Omit<Plans['home'][number], 'price'> & { price: string; chatHref: string }

export type ShownReview = Reviews['entries'][number] & { dateText: string }
