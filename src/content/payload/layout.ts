import type { Navigation } from '#generated/records.ts'
import type { ContactLinks, PageLink, ShownRegistrations } from './links.ts'
import type { IconShape } from './shown.ts'

export interface Layout {
  name: string
  tagline: string
  language: string
  /** Labels of the layout's parts, as data/navigation.yaml has them. */
  labels: Omit<Navigation, 'header' | 'footer' | 'tools'>
  header: { links: readonly PageLink[] }
  tools: Navigation['tools']
  categories: readonly {
    id: string
    name: string
    icon: IconShape
    isWide: boolean
    services: readonly PageLink[]
    /** Other pages, listed after them. */
    links: readonly PageLink[]
  }[]
  footer: Omit<Navigation['footer'], 'groups' | 'copyright' | 'registrations'> & {
    groups: readonly { heading: string; links: readonly PageLink[] }[]
    social: readonly { name: string; href: string }[]
    copyright: string
    poweredBy: { text: string; href: string }
    address: readonly string[]
    registrations: ShownRegistrations
  }
  contact: ContactLinks
  /** The link to chats in other languages, by the names of the languages. */
  languages: { href: string; names: readonly { code: string; own: string }[] }
  /** A chat that opens with a general greeting. */
  chatHref: string
  headerScrollThreshold: number
  revealThreshold: number
  /** Whether browsers keep visited pages for use without a connection. */
  isKeptOffline: boolean
}

/** The layout of all pages, and that of pages in other languages. */
export interface SiteLayout extends Layout {
  inLanguages: Readonly<Record<string, Layout>>
}
