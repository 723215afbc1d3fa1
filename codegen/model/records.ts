import type { Nodes, Root } from 'mdast'
import type { RecordTypes, SingleTypes } from '#generated/records.ts'
import type { CityCollection, CollectionName } from './collections.ts'
import type { StatedFigure } from './stated-figure.ts'
import type { KeyPath, Place } from '../problem/problem.ts'
import { placeAt } from './source.ts'
import type { Source } from './source.ts'

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
  /** The file in parts, each with the hash of its text: an edit changes only its own part. */
  parts: readonly FilePart[]
  /** The Markdown behind the front matter. */
  body?: Root
  /** The file could not be read as YAML; the report already says why. */
  isUnread?: true
  /** Ids of the records that the schema refused, or `wholeFile`; in a folder the file's id. */
  failed?: ReadonlySet<string>
}

/** Stands among ids for all of a file: no record has such an id. */
export const wholeFile = '*'

/** A record and where it is, so that any check can point at it. */
export interface Entry<Value> {
  id: string
  value: Value
  source: Source
  /** Keys from the file's root to the record: empty in a file of its own. */
  path: KeyPath
  body?: Root
}

/** The place of a key inside an entry. */
export function placeIn(entry: Entry<unknown>, path: KeyPath, target: Place['target'] = 'value'): Place {
  return { source: entry.source, path: [...entry.path, ...path], target }
}

/** The place of a Markdown node in an entry's text. */
export function placeOfNode({ source }: Pick<Entry<unknown>, 'source'>, { position }: Nodes): Place {
  return placeAt(source, position?.start.offset ?? 0, position?.end.offset ?? 1)
}

/** Records of a collection by id, in the data's order. */
export type Records<Value> = ReadonlyMap<string, Entry<Value>>

/** Collections whose records have ids. */
export type Catalogue = { readonly [Name in keyof RecordTypes]: Records<RecordTypes[Name]> }

/** Collections of one file and one record. */
export type Singles = { readonly [Name in keyof SingleTypes]: Entry<SingleTypes[Name]> }

/** A record that knows its collection, and so a check knows its keys. */
export type Entries = {
  [Name in CollectionName]: Entry<(RecordTypes & SingleTypes)[Name]> & { collection: Name }
}

/** A sound record of any collection. */
export type AnyEntry = Entries[CollectionName]

/** What lies in public/ and goes to the site as it is, by path from there. */
export interface PublicFiles {
  files: readonly string[]
  /** The first bytes of each, a letter a byte. */
  starts: ReadonlyMap<string, string>
  /** Those that are links to a place outside the project. */
  linksOut: readonly string[]
  /** Those that are larger than a host takes. */
  tooLarge: readonly string[]
}

/** The linked records, without what failed validation. */
export interface LinkedData extends Pick<SiteData, 'today'> {
  catalogue: Catalogue
  singles: Partial<Singles>
  /** Whether a record exists, sound or not; true for all of an unreadable collection. */
  has: (collection: keyof Catalogue, id: string) => boolean
  /** Whether some records failed validation, so that it is unknown what they say. */
  isPartial: (collection: CollectionName) => boolean
  /** Pages that were public before this run: what is gone may have been renamed. */
  published: readonly PublishedPage[]
  /** Every sound record and file, for checks that look at all texts. */
  entries: readonly AnyEntry[]
  /** The figures of law of each record that has any. */
  figures: ReadonlyMap<Entry<unknown>, readonly StatedFigure[]>
  /** The canonical origin that BASE_URL gives in place of the data's. */
  origin?: string | undefined
}

/** A page that visitors could reach before this run, so that links to it may exist anywhere. */
export interface PublishedPage {
  path: string
  /** The page of which it was another address. */
  owner?: string | undefined
  /** Whether it stands for several pages, whose addresses go on behind a hyphen. */
  isStem?: boolean
}

/** The data of a sound site without the cities: a new city does not change what it makes. */
export interface SiteData {
  /** The day of the run, as 2026-11-21: the only clock that a check or page may read. */
  today: string
  catalogue: Omit<Catalogue, CityCollection>
  singles: Singles
}

/** The records without those of cities. Whatever is made from them cannot depend on a city. */
export function withoutCities({ cities: _, cityNames: __, places: ___, ...others }: Catalogue): SiteData['catalogue'] {
  return others
}

/** The whole data of a site without mistakes. */
export interface WholeData extends SiteData {
  catalogue: Catalogue
}
