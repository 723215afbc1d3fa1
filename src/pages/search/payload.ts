import type { Navigation, PageSearch } from '#generated/records.ts'
import type { PageLink } from '../../content/payload/links.ts'
import type { Shown } from '../../content/payload/shown.ts'

export interface SearchEntry {
  title: string
  href: string
  words?: readonly string[] | undefined
  /** A note next to the title: a fee, or the place. */
  note?: string | undefined
  /** A text that is searched after the names. */
  text?: string
  /** How its PIN codes begin. */
  pins?: readonly string[] | undefined
}

export type SearchKind = keyof PageSearch['kinds']

/** Things of one kind, in the order in which they are listed. */
export interface SearchGroup {
  id: SearchKind
  /** What each of them is, in a word. */
  label: string
  /** Words that find each of them, apart from its own. */
  words?: string | undefined
  /** Parts of the page above them in their address, which the list shows in their place. */
  areParts?: true
  entries: readonly SearchEntry[]
  /** The first letters of the files that have the other entries, by a word that begins so. */
  parts?: readonly string[]
}

export interface SearchTexts extends Pick<
  PageSearch['results'],
  'one' | 'many' | 'guess' | 'closest' | 'none' | 'all'
> {
  /** If nothing was found: a chat about {words}, and the name of the list of everything. */
  ask: PageLink
  everything: string
}

/** What a browser loads when a search field gets the focus. */
export interface SearchIndex {
  texts: SearchTexts
  groups: readonly SearchGroup[]
}

type SearchResultTexts = Omit<PageSearch['results'], 'ask' | 'chat'> & Pick<SearchTexts, 'ask'>

export interface SearchPayload {
  page: Shown<Pick<PageSearch, 'heading' | 'intro' | 'list'> & { results: SearchResultTexts }>
  field: Navigation['search']
  groups: readonly { id: SearchKind; heading: string; links: readonly (readonly [href: string, label: string])[] }[]
}
