import type { Payloads } from '#generated/payload-map.ts'
import type { Kind } from '#generated/routes.ts'

export type { Payloads }

export interface Head {
  title: string
  description: string
  keywords: readonly string[]
  /** Full address; absent on pages that answer for others, such as the 404. */
  canonical?: string | undefined
  /** Kept out of search engines. */
  isHidden?: true | undefined
  /** Full address of the share picture. */
  image?: string | undefined
  /** The page in each of its languages, where there are several. */
  alternates?: readonly { language: string; href: string }[] | undefined
  article?: { published: string; modified: string; section: string } | undefined
}

/** The addresses of the built files of a page. */
export interface PageAssets {
  /** Style sheets of the page's kind, as paths from the root. */
  css: readonly string[]
  /** The display face. */
  fonts: readonly string[]
  /** The entry script; undefined in development, where Vike adds it. */
  script: string | undefined
  /** Fingerprint of code and layout: only equal ones can follow each other in one document. */
  build: string
}

/** One page as codegen writes it under generated/pages. */
export interface PageRecord<K extends Kind = Kind> {
  path: string
  kind: K
  /** The header link to which the page belongs, for aria-current. */
  section?: string | undefined
  /** The language of the page, where it is not the site's. */
  language?: string | undefined
  head: Head
  jsonLd?: object
  payload: Payloads[K]
}
