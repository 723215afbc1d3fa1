import type { Faqs, PagePricing, Plans, Testimonials } from '#generated/records.ts'
import type { ContactLinks } from '../../content/payload/links.ts'
import type { Figures, Shown } from '../../content/payload/shown.ts'

export interface PricingPayload {
  page: Shown<PagePricing>
  plans: readonly PricingPlan[]
  addOns: readonly { name: string; price: string; description: string; href: string }[]
  testimonials: Shown<Testimonials['pricing']>
  testimonialsNote: string
  /** What is put on each of them while they are samples. */
  testimonialsMark?: string | undefined
  faqs: Shown<Faqs['pricing']>
  /** Its own address, to be sent. */
  address: string
  contact: Pick<ContactLinks, 'chatHref' | 'schedulingHref' | 'sendPage' | 'newTabNote' | 'opens'>
  figures: Figures
}

/** A plan of the pricing page with its sums as texts in rupees. */
export interface PricingPlan {
  id: string
  plan: Shown<Plans['pricing']>[number]
  /** Chats that ask for the plan by the month and by the year. */
  choose: { monthly: string; yearly: string }
  monthly: string
  yearly: string
  originalYearly: string
  /** A twelfth of the yearly price, rounded up to whole rupees. */
  twelfth: string
  saved: string
  percentSaved: number
}
