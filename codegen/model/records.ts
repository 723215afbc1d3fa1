import type { Nodes, Root } from 'mdast'
import type {
  Article,
  ArticleCategory,
  Author,
  Calculator,
  Category,
  City,
  Extension,
  Fact,
  Faqs,
  FiguresWithoutFact,
  Headers,
  Jobs,
  Legal,
  Navigation,
  PageAbout,
  PageBlog,
  PageCalculator,
  PageCalculators,
  PageCareers,
  PageCity,
  PageContact,
  PageGst,
  PageHome,
  PageHowItWorks,
  PageLate,
  PageNotFound,
  PageOffline,
  PagePayment,
  PagePricing,
  PageProfessionalTax,
  PageService,
  PageServices,
  Payment,
  Plans,
  ProfessionalTax,
  Redirects,
  Reviews,
  Rule,
  Service,
  Site,
  State,
  Team,
  Testimonials,
  Trade,
} from '#generated/records.ts'
import type { CollectionName } from './collections.ts'
import type { FileFigures } from './stated-figure.ts'
import type { Place } from '../problem/problem.ts'
import type { Source } from './source.ts'

export type MarkdownRoot = Root

/** Some records of a file, or all that it says. */
export interface FilePart {
  key: string
  value: unknown
}

/** One file as it was read. */
export interface DataFile {
  collection: CollectionName
  /** The file's name without its ending: the id of a folder collection's record. */
  id: string
  source: Source
  value: unknown
  /** The file in parts, each with the hash of its text: one edited line of a long list leaves all parts but its own as they were. */
  parts: readonly FilePart[]
  /** The Markdown behind the front matter. */
  body?: MarkdownRoot
  /** The file could not be read as YAML; the report already says why. */
  isUnread?: true
  /** Ids of the records in the file that its schema refused. A folder's file holds one record, and its id is then the file's. */
  failed?: ReadonlySet<string>
}

/** A record and where it stands, so that any check can point at it. */
export interface Entry<Value> {
  id: string
  value: Value
  source: Source
  /** Keys from the file's root to the record: empty in a file of its own. */
  path: readonly (string | number)[]
  body?: MarkdownRoot
}

/** The place of a key inside an entry. */
export function placeIn(
  entry: Entry<unknown>,
  path: readonly (string | number)[] = [],
  target: Place['target'] = 'value',
): Place {
  return { source: entry.source, path: [...entry.path, ...path], target }
}

/** The place of a Markdown node in an entry's text. */
export function placeOfNode(entry: Entry<unknown>, { position }: Nodes): Place {
  return {
    source: entry.source,
    path: [],
    target: 'value',
    range: [position?.start.offset ?? 0, position?.end.offset ?? 1],
  }
}

/** Records of a collection by id, in the data's order. */
export type Records<Value> = ReadonlyMap<string, Entry<Value>>

/** Collections whose records are keyed by id. */
export interface Catalogue {
  categories: Records<Category>
  services: Records<Service>
  states: Records<State>
  cities: Records<City>
  trades: Records<Trade>
  professionalTax: Records<ProfessionalTax>
  facts: Records<Fact>
  rules: Records<Rule>
  extensions: Records<Extension>
  calculators: Records<Calculator>
  authors: Records<Author>
  articleCategories: Records<ArticleCategory>
  articles: Records<Article>
  legal: Records<Legal>
}

/** Collections of one file and one record. */
export interface Singles {
  site: Entry<Site>
  navigation: Entry<Navigation>
  plans: Entry<Plans>
  faqs: Entry<Faqs>
  reviews: Entry<Reviews>
  testimonials: Entry<Testimonials>
  jobs: Entry<Jobs>
  payment: Entry<Payment>
  team: Entry<Team>
  headers: Entry<Headers>
  redirects: Entry<Redirects>
  'page:home': Entry<PageHome>
  'page:services': Entry<PageServices>
  'page:service': Entry<PageService>
  'page:about': Entry<PageAbout>
  'page:how-it-works': Entry<PageHowItWorks>
  'page:pricing': Entry<PagePricing>
  'page:contact': Entry<PageContact>
  'page:careers': Entry<PageCareers>
  'page:payment': Entry<PagePayment>
  'page:blog': Entry<PageBlog>
  'page:gst': Entry<PageGst>
  'page:city': Entry<PageCity>
  'page:professional-tax': Entry<PageProfessionalTax>
  'page:calculators': Entry<PageCalculators>
  'page:calculator': Entry<PageCalculator>
  'page:late': Entry<PageLate>
  'page:not-found': Entry<PageNotFound>
  'page:offline': Entry<PageOffline>
}

/** Collections of one file that need not be there. */
export interface Optionals {
  figuresWithoutFact: Entry<FiguresWithoutFact>
}

/** A collection's record, which knows its collection: by it a check knows which keys the record has. */
export type Entries = {
  [Name in keyof Catalogue]: Catalogue[Name] extends Records<infer Value> ? Entry<Value> & { collection: Name } : never
} & { [Name in keyof Singles]: Singles[Name] & { collection: Name } } & {
  [Name in keyof Optionals]: Optionals[Name] & { collection: Name }
}

/** A sound record of any collection. */
export type AnyEntry = Entries[CollectionName]

/** The data with its records in reach of each other. Where something failed validation it is left out. */
export interface LinkedData {
  catalogue: Catalogue
  singles: Partial<Singles & Optionals>
  /** Whether a collection has a record of this id, sound or not; true for all where the collection could not be read. */
  has: (collection: keyof Catalogue, id: string) => boolean
  /** Whether some records of a collection failed validation, so that it is not known what they say. */
  isPartial: (collection: CollectionName) => boolean
  /** Pages that were public before this run: what is gone may have been renamed. */
  published: readonly PublishedPage[]
  /** Every sound record and file, for checks that look at all texts. */
  entries: readonly AnyEntry[]
  /** The figures of law of every file. */
  figures: readonly FileFigures[]
  /** The day of the run, as 2026-11-21: the only clock that a check may read. */
  today: string
  /** The canonical origin that BASE_URL gives in place of the data's. */
  origin?: string | undefined
}

/** A page that visitors could reach before this run, so that links to it may exist anywhere. */
export interface PublishedPage {
  path: string
  /** The page of which it was another address. */
  owner?: string | undefined
}

/** The whole data of a site without mistakes. */
export interface SiteData {
  catalogue: Catalogue
  singles: Singles
}
