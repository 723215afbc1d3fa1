import type { Navigation } from '#generated/records.ts'
import type { IconShape } from './shown.ts'

export interface PageLink {
  href: string
  label: string
}

/** A link whose page, and whose words, may be in another language. */
export interface LanguageLink extends PageLink {
  language?: string
}

/** Links to a page in its other languages, and who has read it, or that nobody has. */
export interface Translation {
  links: readonly LanguageLink[]
  notes: readonly { language: string; text: string }[]
}

export interface ServiceLink {
  id: string
  href: string
  title: string
  overview: string
  icon: IconShape
}

/** Addresses by which a visitor reaches the firm, ready for an href. */
export interface ContactLinks {
  phone: string
  phoneHref: string
  /** When somebody answers the telephone, if that is known. */
  hours?: string | undefined
  email: string
  emailHref: string
  /** The chat number as digits, for addresses that carry a visitor's text. */
  whatsapp: string
  /** A chat that opens with a general greeting. */
  chatHref: string
  schedulingHref: string
  /** The button that sends a page to somebody else. */
  sendPage: string
  /** Said after a link that opens a new tab. */
  newTabNote: string
  /** The note below a button that leaves the site. */
  opens: { chat: string; booking: string }
  /** What a form says of a field that is empty or wrong. */
  errors: Navigation['errors']
}

export interface Breadcrumb {
  label: string
  /** Absent on the page itself. */
  href?: string
}

/** A chat in the language of a state, beside the English one. */
export interface LocalChat {
  /** The short name of its language. */
  language: string
  label: string
  href: string
}

/** The numbers of the firm and its people in public registers. */
export interface ShownRegistrations {
  gstin?: { label: string; text: string; isGiven: boolean } | undefined
  /** Where the GSTIN can be checked. */
  lookUp: PageLink
  others: readonly { label: string; value: string }[]
}

export interface ShownTeam {
  heading: string
  people: readonly ShownPerson[]
}

export interface ShownPerson {
  initials: string
  name: string
  /** Qualification and membership number. */
  title: string
  role: string
  /** The label before the languages. */
  spoken: string
  /** Languages by their own names, with their short ones. */
  languages: readonly { name: string; code: string }[]
}
