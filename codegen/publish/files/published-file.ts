/** A file of the site. Equal keys mean equal contents, so that a file is made only when its key is new. */
export interface PublishedFile {
  /** Path from the site's root, such as gst/mumbai.html. */
  path: string
  key: string
  make: () => string | Uint8Array | Promise<string | Uint8Array>
}

/** All files of a site, in an order that depends on its data alone; to be gone through more than once. */
export interface SiteFiles extends Iterable<PublishedFile> {
  length: number
  /** Paths of those whose names hold a hash of their contents. */
  hashed: ReadonlySet<string>
  /** Paths of all that are no pages and belong to none. */
  fixed: ReadonlySet<string>
}

/** Files that are counted by whether they have compressed forms, where those are made. */
export interface CountedFiles extends SiteFiles {
  compressible: number
}

/**
 * What was published of a file: its key, the SHA-256 of its content, and the sizes in bytes of the file and of its compressed forms. In one text
 * to keep 100,000 of them small.
 */
export type FileRecord = `${string} ${string} ${string}`

/** The record of a file that lies on the disk and is not known to be the one that was made: it fits no key, and no content. */
export const unknownFile: FileRecord = '  '

export const toRecord = (key: string, sha: string, sizes: readonly number[]): FileRecord =>
  `${key} ${sha} ${sizes.join(' ')}`

export const hasKey = (record: string, key: string) => record.startsWith(key) && record[key.length] === ' '

/** Empty for a file that is not known. */
export const keyOf = (record: string) => record.slice(0, record.indexOf(' '))

export function shaOf(record: string): string {
  return record.slice(record.indexOf(' ') + 1, endOfSha(record))
}

/** Whether these are the sizes, each with a blank before it. Records are long lists, and are not taken apart for this. */
export const hasSizes = (record: string, sizes: string) =>
  record.endsWith(sizes) && endOfSha(record) === record.length - sizes.length

/** Whether the file has compressed forms. */
export const hasForms = (record: string) => record.indexOf(' ', endOfSha(record) + 1) >= 0

const endOfSha = (record: string) => record.indexOf(' ', record.indexOf(' ') + 1)

/** The file of a page: flat, so that every host serves /gst/mumbai from gst/mumbai.html without a redirect. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
