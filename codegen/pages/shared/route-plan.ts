import { readCodeFingerprint } from '../../memo/code-fingerprint.ts'
import { fingerprint, hashText } from '../../memo/fingerprint.ts'
import type { Place } from '../../problem/problem.ts'
import type { Kind } from '../../model/page-kinds.ts'
import type { PageRecord } from './payload/page-record.ts'

/**
 * A page that will exist: enough to check and list it; the record itself is made only where it is
 * written.
 */
export interface PagePlan extends ListedRoute {
  /** Where title and description come from, for problems with them. */
  place: Place
  /** Ids of the elements that links may jump to. */
  anchors?: readonly string[]
  /**
   * A fingerprint of everything that the record is made from. Without it the record itself is
   * compared.
   */
  inputs?: string
  record: () => PageRecord
}

/** A page as the build compares it with the one that is there. */
export interface RoutePlan extends PagePlan {
  /** Equal fingerprints mean equal records. Asked for late, for it may make the record. */
  fingerprint: () => string
}

/** The fingerprint of a record. Other code may make another page of it. */
export function fingerprintRecord(record: PageRecord): string {
  return hashText(`${readCodeFingerprint()} ${JSON.stringify(record)}`)
}

/**
 * What lists of pages (the sitemap, the guide for language models, redirects) show of a page. They
 * are given nothing else of it.
 */
export interface ListedRoute {
  path: string
  kind: Kind
  title: string
  description: string
  /**
   * The page to which search engines are sent; its own path unless it is an alias. Absent on hidden
   * pages.
   */
  canonicalPath?: string | undefined
  /** The day on which the content last really changed. */
  lastModified?: string
  /** The page's language, where it is not the site's. */
  language?: string
  /** The page in each of its languages, where there are several. */
  alternates?: readonly { language: string; path: string }[]
}

export function toListed(route: RoutePlan): ListedRoute {
  const { path, kind, title, description, canonicalPath, lastModified, language, alternates = [] } = route
  return {
    path,
    kind,
    title,
    description,
    ...(canonicalPath === undefined ? {} : { canonicalPath }),
    ...(lastModified === undefined ? {} : { lastModified }),
    ...(language === undefined ? {} : { language }),
    ...(alternates.length === 0 ? {} : { alternates }),
  }
}

/** Whether search engines are sent to the page itself: neither an alias nor hidden. */
export const isCanonical = (route: ListedRoute): boolean => route.canonicalPath === route.path

/** Whether a page is of a kind, and its payload that kind's. */
export function isOfKind<K extends Kind>(record: PageRecord, kind: K): record is PageRecord<K> {
  return record.kind === kind
}

/** The record from which a page comes, and not the search texts in it. */
export function recordPlaceOf({ place }: RoutePlan): Place {
  return place.path.at(-1) === 'seo' ? { ...place, path: place.path.slice(0, -1), target: 'record' } : place
}

/** Everything that a page's record is made from, as plain data. */
export interface PageInputs {
  /** What is this page's own. */
  own: object
  /**
   * What many pages share, each part, or list of parts, under its name: a part is read once for all
   * of them.
   */
  shared: Readonly<Record<string, object | readonly object[]>>
}

/**
 * The fingerprint and the record of a page that is compared by its inputs. Both come from the same
 * object, and `make` is given nothing else: what is not among the inputs cannot be on the page.
 * `collect` is called anew for each of the two, so that 100,000 plans keep no inputs.
 */
export function fromInputs<Inputs extends PageInputs>(
  collect: () => Inputs,
  make: (inputs: Inputs) => PageRecord,
): Pick<PagePlan, 'inputs' | 'record'> {
  return { inputs: fingerprintInputs(collect()), record: () => make(collect()) }
}

/**
 * The fingerprints of shared parts are equally long and their names are no JSON, so that no two
 * sets of inputs are written alike. Other code may make another record of equal inputs.
 */
function fingerprintInputs({ own, shared }: PageInputs): string {
  let text = `${readCodeFingerprint()} ${JSON.stringify(own)}`
  for (const [name, part] of Object.entries(shared)) {
    text += `\n${name}`
    for (const one of Array.isArray(part) ? part : [part]) text += ` ${fingerprint(one)}`
  }
  return hashText(text)
}
