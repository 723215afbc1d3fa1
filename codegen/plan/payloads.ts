/**
 * What each page is given. These types are copied into generated/, so that src/ has them without importing codegen.
 */
import type {
  Article,
  ArticleCategory,
  Faqs,
  Jobs,
  Legal,
  Navigation,
  PageAbout,
  PageBlog,
  PageCareers,
  PageCity,
  PageContact,
  PageGst,
  PageHome,
  PageHowItWorks,
  PageNotFound,
  PageOffline,
  PagePayment,
  PagePricing,
  PageService,
  PageServices,
  Payment,
  Plans,
  Reviews,
  Service,
  Site,
  State,
  Testimonials,
  Trade,
} from '#generated/records.ts'
import type { Kind } from '#generated/routes.ts'

/** Elements of a line-drawn icon on a 24 by 24 grid, as lucide publishes them. */
export type IconShape = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

/** The note under a published figure that the law has overtaken. */
export interface FactNote {
  id: string
  topic: string
  current: string
  since: string
  authority: string
  source: string
}

export interface ShownStatement {
  text: string
  /** Present where the published figure no longer holds. */
  changed?: FactNote
}

/** A record as a page shows it: icons drawn, statements with their notes. */
export type Shown<T> = T extends { text: string; fact: string }
  ? ShownStatement
  : T extends readonly (infer U)[]
    ? readonly Shown<U>[]
    : T extends object
      ? { [K in keyof T]: K extends 'icon' ? IconShape : Shown<T[K]> }
      : T

/** A date as people read it and as machines do. */
export interface DateShown {
  label: string
  iso: string
}

export interface PageLink {
  href: string
  label: string
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
  email: string
  emailHref: string
  /** The chat number as digits, for addresses that carry what a visitor typed. */
  whatsapp: string
  /** Chat address without a text. */
  chatHref: string
  schedulingHref: string
  /** Said after a link that opens a new tab. */
  newTabNote: string
}

export interface Breadcrumb {
  label: string
  /** Absent on the page itself. */
  href?: string
}

/** A Markdown body as elements: text, or a tag with children. */
export type ProseNode = string | ProseElement
export interface ProseElement {
  tag:
    | 'p'
    | 'h2'
    | 'h3'
    | 'h4'
    | 'ul'
    | 'ol'
    | 'li'
    | 'table'
    | 'thead'
    | 'tbody'
    | 'tr'
    | 'th'
    | 'td'
    | 'a'
    | 'strong'
    | 'em'
    | 'code'
    | 'blockquote'
    | 'hr'
    | 'br'
    | 'changed'
  id?: string
  href?: string
  align?: 'left' | 'right' | 'center'
  /** The number of a list's first entry, where it is not 1. */
  start?: number
  changed?: FactNote
  children?: readonly ProseNode[]
}

export interface ContentsEntry {
  id: string
  label: string
}

export interface Head {
  title: string
  description: string
  keywords: readonly string[]
  /** Full address; absent on pages that answer for others, such as the 404. */
  canonical?: string
  /** Kept out of search engines. */
  isHidden?: true
  /** Full address of the share picture. */
  image?: string
  article?: { published: string; modified: string; section: string }
}

export interface HomePayload {
  page: Shown<PageHome>
  cards: readonly { href: string; title: string; price: string; text: string; icon: IconShape }[]
  plans: readonly HomePlan[]
  testimonials: Shown<Testimonials['carousel']>
  testimonialsNote: string
  reviews: Omit<Reviews, 'entries'> & { entries: readonly ShownReview[] }
  reviewsHref: string
  faqs: Shown<Faqs['home']>
  video: Site['video']
  firmName: string
  timers: Site['timers']
  contact: ContactLinks
  figuresAsOf: string
}

export type HomePlan = Omit<Plans['home'][number], 'price'> & { price: string }
export type ShownReview = Reviews['entries'][number] & { dateText: string }

export interface ServicesPayload {
  page: Shown<PageServices>
  groups: readonly {
    id: string
    name: string
    description: string
    icon: IconShape
    services: readonly ServiceLink[]
  }[]
}

export interface ServicePayload {
  labels: Shown<Omit<PageService, 'notFound'>>
  service: Shown<Omit<Service, 'related' | 'category' | 'order' | 'seo' | 'formLink' | 'reviewedOn'>>
  id: string
  category: { id: string; name: string }
  formHref?: string
  /** A chat that names the service, for visitors without JavaScript. */
  chatHref: string
  /** Prices as text in rupees, where the service has indicative prices. */
  prices?: readonly { name: string; price: string }[]
  related: readonly ServiceLink[]
  articles: readonly PageLink[]
  previous?: PageLink
  next?: PageLink
  breadcrumbs: readonly Breadcrumb[]
  reviewedOn: string
  figuresAsOf: string
  contact: ContactLinks
  timers: Site['timers']
}

export interface AboutPayload {
  page: Shown<PageAbout>
  testimonials: Shown<Testimonials['about']>
  testimonialsNote: string
  address: readonly string[]
  contact: ContactLinks
  firmName: string
  endpoint: string | null
  timers: Site['timers']
}
export interface HowItWorksPayload {
  page: Shown<PageHowItWorks>
  contact: ContactLinks
}
export interface PricingPayload {
  page: Shown<PagePricing>
  plans: readonly PricingPlan[]
  addOns: readonly { name: string; price: string; description: string; href: string }[]
  testimonials: Shown<Testimonials['pricing']>
  testimonialsNote: string
  faqs: Shown<Faqs['pricing']>
  contact: ContactLinks
  figuresAsOf: string
}

/** A plan of the pricing page with its sums worked out: texts in rupees. */
export interface PricingPlan {
  plan: Shown<Plans['pricing']>[number]
  monthly: string
  yearly: string
  originalYearly: string
  saved: string
  percentSaved: number
}

export interface ContactPayload {
  page: Shown<PageContact>
  address: readonly string[]
  social: Site['social']
  contact: ContactLinks
  endpoint: string | null
  firmName: string
  timers: Site['timers']
}
export interface CareersPayload {
  page: Shown<PageCareers>
  openings: readonly JobCard[]
  roles: readonly string[]
  experiences: readonly string[]
  contact: ContactLinks
  timers: Site['timers']
}
export interface JobCard {
  slug: string
  href: string
  title: string
  type: string
  experience: string
  description: string
  requirements: readonly string[]
}
export interface JobPayload {
  page: Shown<PageCareers>
  job: Pick<
    Jobs['openings'][string],
    'title' | 'type' | 'experience' | 'description' | 'requirements' | 'responsibilities'
  >
  slug: string
  posted: DateShown
  validThrough: DateShown
  /** City and state of the workplace; absent for remote work. */
  place?: string
  applyHref: string
  chatHref: string
  others: readonly PageLink[]
  breadcrumbs: readonly Breadcrumb[]
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
/** A black module of a QR code, as an SVG path on a grid of `size` squares. */
export interface QrCode {
  size: number
  path: string
}
export interface PaymentPayload {
  page: Shown<PagePayment>
  payment: Payment
  upiQr: QrCode
  contact: ContactLinks
  chatHref: string
  timers: Site['timers']
}
export interface ArticleCard {
  slug: string
  href: string
  title: string
  excerpt: string
  date: string
  isoDate: string
  minutes: number
  category: { id: string } & Shown<ArticleCategory>
}
export interface BlogPayload {
  page: Shown<PageBlog>
  categories: readonly ({ id: string } & Shown<ArticleCategory>)[]
  articles: readonly ArticleCard[]
  contact: ContactLinks
}
export interface ArticlePayload {
  labels: Shown<PageBlog>
  article: Shown<Pick<Article, 'title' | 'excerpt' | 'takeaways' | 'help'>>
  card: ArticleCard
  updated: DateShown
  author: { name: string; role: string; about: string }
  contents: readonly ContentsEntry[]
  body: readonly ProseNode[]
  services: readonly ServiceLink[]
  related: readonly ArticleCard[]
  previous?: PageLink
  next?: PageLink
  breadcrumbs: readonly Breadcrumb[]
  chatHref: string
  figuresAsOf: string
}
export interface CitiesPayload {
  page: Shown<PageGst>
  states: readonly {
    code: string
    name: string
    gstCode: string
    cities: readonly (PageLink & { alsoKnownAs: string })[]
  }[]
}
export interface CityPayload {
  labels: Shown<Omit<PageCity, 'seo' | 'turnover' | 'returns'>>
  name: string
  state: Pick<
    State,
    'name' | 'gstCode' | 'quarterlyReturnDay' | 'professionalTax' | 'taxDepartment' | 'taxDepartmentUrl' | 'note'
  > & { code: string; goodsThreshold: string; servicesThreshold: string }
  /** The sentences that hold for this state's class of threshold and return day. */
  turnover: string
  returns: string
  trades: readonly Trade[]
  near: readonly PageLink[]
  within?: PageLink
  faqs: Shown<Faqs['city']>
  services: readonly PageLink[]
  articles: readonly PageLink[]
  breadcrumbs: readonly Breadcrumb[]
  chatHref: string
  searchHref?: string
  figuresAsOf: string
  contact: ContactLinks
}
export interface NotFoundPayload {
  page: Shown<PageNotFound>
  links: readonly PageLink[]
  cities: readonly PageLink[]
  services: readonly PageLink[]
}
export interface ServiceNotFoundPayload {
  heading: string
  text: string
  linkLabel: string
}
export interface OfflinePayload {
  page: Shown<PageOffline>
  contact: ContactLinks
}

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
  cities: CitiesPayload
  city: CityPayload
  'not-found': NotFoundPayload
  offline: OfflinePayload
}

/** One page as codegen writes it under generated/pages. */
export interface PageRecord<K extends Kind = Kind> {
  path: string
  kind: K
  /** The header link under which the page stands, for aria-current. */
  section?: string
  head: Head
  jsonLd?: object
  payload: Payloads[K]
}

/** What every page shares. */
export interface Layout {
  name: string
  tagline: string
  language: string
  /** Labels of the layout's parts, as data/navigation.yaml has them. */
  labels: Omit<Navigation, 'header' | 'footer'>
  header: { links: readonly PageLink[] }
  categories: readonly { id: string; name: string; icon: IconShape; isWide: boolean; services: readonly PageLink[] }[]
  footer: Omit<Navigation['footer'], 'groups' | 'copyright'> & {
    groups: readonly { heading: string; links: readonly PageLink[] }[]
    social: readonly { name: string; href: string }[]
    copyright: string
    poweredBy: { text: string; href: string }
    address: readonly string[]
  }
  contact: ContactLinks
  /** A chat that opens with a general greeting. */
  chatHref: string
  headerScrollThreshold: number
  revealThreshold: number
  /** Whether browsers keep visited pages for the time without a connection. */
  isKeptOffline: boolean
}
