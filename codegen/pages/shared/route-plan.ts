import { readCodeFingerprint } from '../../memo/code-fingerprint.ts'
import { lazily } from '../../lib/once.ts'
import { fingerprint, hashText } from '../../memo/fingerprint.ts'
import type { Place } from '../../problem/problem.ts'
import type { Kind } from '../../model/page-kinds.ts'
import type { PageRecord } from '#src/content/types.ts'

/** A page that will exist. Its record is made only when it is written. */
export interface PagePlan extends ListedRoute {
  /** The source of title and description, for problems with them. */
  place: Place
  /** Ids of the elements that links may jump to. */
  anchors?: readonly string[]
  /** A fingerprint of what the record is made from. Without it the record itself is compared. */
  inputs?: () => string
  record: () => PageRecord
}

/** A page as the build compares it with the existing one. */
export interface RoutePlan extends PagePlan {
  /** Equal fingerprints mean equal records. Made at its first use: it may need the record. */
  fingerprint: () => string
}

/** The fingerprint of a record. Other code may make another page from it. */
export function fingerprintRecord(record: PageRecord): string {
  return hashText(`${readCodeFingerprint()} ${JSON.stringify(record)}`)
}

/** What lists of pages (sitemap, llms.txt, redirects) use of a page. They get nothing else. */
export interface ListedRoute {
  path: string
  kind: Kind
  title: string
  description: string
  /** The canonical page: its own path unless it is an alias. Absent on hidden pages. */
  canonicalPath?: string | undefined
  /** The day of the last real change of the content. */
  lastModified?: string | undefined
  /** The page's language, where it is not the site's. */
  language?: string
  /** The page in each of its languages, where there are several. */
  alternates?: readonly { language: string; path: string }[]
}

export function toListed(route: RoutePlan): ListedRoute {
  const { place, anchors, inputs, record, fingerprint, ...listed } = route
  return listed
}

/** Whether the page is its own canonical page: neither an alias nor hidden. */
export const isCanonical = (route: ListedRoute): boolean => route.canonicalPath === route.path

/** The record from which a page is made. It does not include the search texts in it. */
export function recordPlaceOf({ place }: RoutePlan): Place {
  return place.path.at(-1) === 'seo' ? { ...place, path: place.path.slice(0, -1), target: 'record' } : place
}

/** Everything from which a page's record is made, as plain data. */
export interface PageInputs {
  /** What belongs to this page only. */
  own: object
  /** What many pages share, by name. Each part is fingerprinted once for all of them. */
  shared: Readonly<Record<string, object | readonly object[]>>
}

/**
 * The fingerprint and the record of a page come from the same inputs: what is not among them cannot
 * be on the page. They are collected twice, so that 100,000 plans do not keep them in memory.
 */
export function fromInputs<Inputs extends PageInputs>(
  collect: () => Inputs,
  make: (inputs: Inputs) => PageRecord,
): Pick<PagePlan, 'inputs' | 'record'> {
  return { inputs: lazily(() => fingerprintInputs(collect())), record: () => make(collect()) }
}

/** Equal lengths of fingerprints, and names that are not JSON, keep different inputs different. */
function fingerprintInputs({ own, shared }: PageInputs): string {
  let text = `${readCodeFingerprint()} ${JSON.stringify(own)}`
  for (const [name, part] of Object.entries(shared)) {
    text += `\n${name}`
    for (const one of Array.isArray(part) ? part : [part]) text += ` ${fingerprint(one)}`
  }
  return hashText(text)
}
