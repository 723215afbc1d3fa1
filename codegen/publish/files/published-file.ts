import { fileNameOf } from '../../lib/file-name.ts'
import { hashText } from '../../memo/fingerprint.ts'

/** A file of the site. Equal keys mean equal contents: it is made only if its key is new. */
export interface PublishedFile {
  /** Path from the site's root, such as gst/mumbai.html. */
  path: string
  key: string
  make: () => string | Uint8Array | Promise<string | Uint8Array>
}

/** A file whose content is at hand, and is its own key. */
export function fileOf(path: string, content: Buffer): PublishedFile {
  return { path, key: hashText(content.toString('latin1')), make: () => content }
}

/** All files of a site, in an order that depends on its data alone; iterable repeatedly. */
export interface SiteFiles extends Iterable<PublishedFile> {
  length: number
  /** Paths of those whose names hold a hash of their contents. */
  hashed: ReadonlySet<string>
  /** Paths of all that are no pages and belong to none. */
  fixed: ReadonlySet<string>
}

/** Of a published file: key, SHA-256, and the sizes in bytes of the file and of its forms. */
export type FileRecord = readonly [key: string, sha: string, ...sizes: number[]]

export type FileRecords = Readonly<Record<string, FileRecord>>

/** The record of a file that is not known to be ours: it fits no key and no content. */
export const unknownFile: FileRecord = ['', '']

export const hasForms = ([, , ...sizes]: FileRecord) => sizes.length > 1

export const hasSizes = ([, , ...sizes]: FileRecord, found: readonly (number | undefined)[]) =>
  sizes.length === found.length && sizes.every((size, index) => size === found[index])

/** Flat, so that every host serves /gst/mumbai from gst/mumbai.html without a redirect. */
export const htmlFile = (path: string) => `${fileNameOf(path)}.html`
