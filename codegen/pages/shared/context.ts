import { fingerprint } from '../../memo/fingerprint.ts'
import type { Memo } from '../../memo/memo.ts'
import { ourPrices } from '../../model/rules/price-words.ts'
import type { OurPrices } from '../../model/rules/price-words.ts'
import type { Units } from '../../model/texts/format.ts'
import { withoutCities } from '../../model/records.ts'
import type { Entry, SiteData, WholeData } from '../../model/records.ts'
import { fixedPaths } from '../../model/route.ts'
import { chatHref } from './firm.ts'
import { figuresOf, notesOf } from './facts.ts'
import type { FactNotes } from './facts.ts'
import type { Figures } from '#src/content/payload/shown.ts'
import type { Breadcrumb, ContactLinks } from '#src/content/payload/links.ts'
import { present } from '../../lib/present.ts'
import { professionalTaxTable, taxStatesTable } from '../topics/tax/tax-table.ts'
import type { Tables } from '../topics/prose/plan-prose.ts'
import { createShow } from './show.ts'
import type { Show } from './show.ts'

/** What all pages share. Plain data, so that it can be part of a page's inputs. */
export interface SiteFrame {
  /** The site's canonical origin, without a slash at its end. */
  origin: string
  firmName: string
  contact: ContactLinks
  /** The first steps of breadcrumbs, with the labels of the header. */
  crumbs: Readonly<Record<'home' | 'services' | 'blog' | 'careers' | 'cities', Breadcrumb>>
  /** The note of each fact whose published figure is not the whole truth. */
  notes: FactNotes
}

/** All that the plan of a page may use if the page is to stay the same when a city is added. */
export interface PlanContext extends SiteFrame {
  data: SiteData
  /** The fingerprint of everything from which a page without cities can be made. */
  basis: string
  /** Turns a record into what a page shows: icons drawn, statements with their notes. */
  show: Show
  /** Tables made from data, for texts that name them. */
  tables: Tables
  /** The sources of the figures in a page's texts. */
  figures: (...texts: readonly unknown[]) => Figures
  /** How prices of ours are written. */
  prices: OurPrices
  /** A chat address that opens with the text. */
  chat: (text: string) => string
  memo: Memo
  /** The language of the texts, where it is not the site's. */
  language?: string
  /** The data in the site's language: the addresses of states are made of their names in it. */
  source: SiteData
  /** Its words for amounts. */
  units: Units
}

/** What planning a page about cities needs besides. */
export interface WholeContext extends PlanContext {
  /** The data with its cities. */
  whole: WholeData
  /** The city pages that have too little text of their own for search engines. */
  held: ReadonlySet<string>
  /** Whether pages in other languages that nobody has read are left out. */
  isDeploy: boolean
}

export interface ContextOptions extends Pick<WholeContext, 'origin' | 'memo' | 'isDeploy'> {
  /** Those of the data in the site's language, if this is in another. */
  tables?: Tables
  /** The language of the data's texts, where it is not the site's. */
  language?: string
  /** The fingerprint of what the data was made from, if the data itself need not be read again. */
  basis?: string
  /** The data in the site's language, if this is in another. */
  source?: SiteData
}

export function createContext(whole: WholeData, options: ContextOptions): WholeContext {
  const { origin, memo, isDeploy, language } = options
  const data = { ...whole, catalogue: withoutCities(whole.catalogue) }
  const site = data.singles.site.value
  const { header } = data.singles.navigation.value
  const crumb = (page: keyof typeof fixedPaths, label?: string) => ({
    label: label ?? present(header.links.find((link) => link.page === page)?.label, `link of the header to ${page}`),
    href: fixedPaths[page],
  })
  const { opens, sendPage, newTabNote, chatText, errors } = data.singles.navigation.value
  // A translation says what holds today: nothing superseded is left in it to be noted.
  const notes = language === undefined ? notesOf(data.catalogue.facts) : {}
  return {
    data,
    basis: options.basis ?? basisOf(data, [origin, isDeploy]),
    whole,
    origin,
    held: new Set(),
    memo,
    isDeploy,
    source: options.source ?? data,
    ...(language === undefined ? {} : { language }),
    units: unitsOf(data, language ?? site.language),
    firmName: site.name,
    notes,
    contact: {
      phone: site.phone,
      phoneHref: `tel:${site.phone.replace(/[^+\d]/g, '')}`,
      hours: site.hours,
      email: site.email,
      emailHref: `mailto:${site.email}`,
      whatsapp: site.whatsapp,
      chatHref: chatHref(site.whatsapp, chatText),
      schedulingHref: site.schedulingUrl,
      sendPage,
      newTabNote,
      opens: { chat: opens.chat, booking: [opens.booking, ...(site.callTerms ? [site.callTerms] : [])].join(' ') },
      errors,
    },
    crumbs: {
      home: crumb('home'),
      services: crumb('services'),
      blog: crumb('blog'),
      careers: crumb('careers'),
      cities: crumb('cities', data.singles['page:gst'].value.heading),
    },
    show: createShow(notes),
    tables: options.tables ?? {
      'professional-tax': professionalTaxTable(data),
      'professional-tax-states': taxStatesTable(data),
    },
    prices: ourPrices(data),
    chat: (text) => chatHref(site.whatsapp, text),
    figures: (...texts) => figuresOf(texts, data.catalogue.facts, { otherwise: site.figuresAsOf, language }),
  }
}

/** The words of a language for amounts. One without pages has none of its own. */
function unitsOf({ catalogue }: SiteData, language: string): Units {
  const { lakh = 'lakh', crore = 'crore' } = catalogue.languages.get(language)?.value.pages ?? {}
  return { lakh, crore }
}

/** The fingerprint of every record except those of cities, of the day and of the run's options. */
function basisOf({ catalogue, singles, today }: SiteData, options: readonly unknown[]): string {
  const records = Object.entries(catalogue).map(([name, entries]) => [name, [...entries.values()].map(saidBy)])
  return fingerprint([options, today, records, Object.entries(singles).map(([name, entry]) => [name, saidBy(entry)])])
}

/** A record as its file has it. For Markdown that is the text, which is shorter than the tree. */
function saidBy({ id, value, source, body }: Entry<unknown>): readonly unknown[] {
  return body === undefined ? [id, value] : [id, value, source.text]
}
