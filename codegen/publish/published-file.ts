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
}

/** What was published: each file's key and the SHA-256 of its content, in one text to keep 100,000 of them small. */
export type FileRecord = `${string} ${string}`

export const hasKey = (record: string, key: string) => record.startsWith(key) && record[key.length] === ' '
export const shaOf = (record: string) => record.slice(record.indexOf(' ') + 1)

/** The file of a page: flat, so that every host serves /gst/mumbai from gst/mumbai.html without a redirect. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}
