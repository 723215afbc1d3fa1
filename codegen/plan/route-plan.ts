import type { Place } from '../problem/problem.ts'
import type { Kind } from '../route.ts'
import type { PageRecord } from './payloads.ts'

/** A page that will exist: enough to check, list and compare it; the record itself is made only where it is written. */
export interface RoutePlan {
  path: string
  kind: Kind
  title: string
  description: string
  /** Where title and description come from, for problems with them. */
  place: Place
  /** The page to which search engines are sent; its own path unless it is an alias. Absent on hidden pages. */
  canonicalPath?: string
  /** The day on which the content last really changed. */
  lastModified?: string
  /** Ids of the elements that links may jump to. */
  anchors?: readonly string[]
  /** A fingerprint of everything that the record depends on: equal inputs give an equal record. Without it the record itself is compared. */
  inputs?: string
  record: () => PageRecord
}

/** Whether search engines are sent to the page itself: neither an alias nor hidden. */
export const isCanonical = (route: RoutePlan): boolean => route.canonicalPath === route.path
