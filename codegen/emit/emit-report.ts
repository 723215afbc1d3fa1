import { compileTemplates } from './compile-templates.ts'
import type { Templates } from './compile-templates.ts'

/** A page in the report. Every field is always there, for the template is strict. */
export interface PageView {
  path: string
  title: string
  titleShown: string
  titleLength: number
  description: string
  descriptionShown: string
  descriptionLength: number
  /** The site's host name, and the steps of the path below it. */
  host: string
  crumbs: readonly string[]
  words: number
  wordsLabel: string
  /** 0 where the page is not built. */
  bytes: number
  bytesLabel: string
  types: readonly string[]
  isHidden: boolean
  isAlias: boolean
  canonicalPath: string
  /** Whether it has a share picture; the picture itself is given for some pages only. */
  isDrawn: boolean
  picture: string
  advice: readonly string[]
}

export interface KindView {
  kind: string
  count: number
  pages: readonly PageView[]
  /** How many pages of the kind are not shown. */
  left: number
}

/** How many pages have how much of something: columns ten wide and up to a hundred high. */
export interface Chart {
  heading: string
  width: number
  columns: readonly { x: number; y: number; height: number; isBeyond: boolean; caption: string }[]
  from: string
  to: string
  limit: string
}

/** A dated figure as somebody reviews it: a fact, a row of a rule, or what a state levies. */
export interface FactView {
  id: string
  /** The id as a part of an address. */
  anchor: string
  topic: string
  /** Where its day is written: file, line and column. */
  place: string
  /** What it says, by its keys, and how sure that is. */
  says: readonly { key: string; said: string }[]
  authority: string
  source: string
  checkedOn: string
  /** How long ago that was, in words. */
  age: string
  pages: readonly string[]
}

export interface FiguresView {
  /** The day that a review of now writes down. */
  today: string
  facts: readonly FactView[]
  /** The day of the oldest check. */
  oldest: string
}

export interface ReportView {
  name: string
  origin: string
  day: string
  count: number
  isBuilt: boolean
  withAdvice: number
  warnings: readonly { place: string; message: string; hint: string }[]
  figures: FiguresView
  /** How much of each city page is its own: in short, and a line a page. */
  own: { says: readonly string[]; lines: readonly string[] }
  charts: readonly Chart[]
  kinds: readonly KindView[]
  mostInKind: number
  mostWords: number
  mostBytes: number
}

/** The report as one HTML file that needs no other. */
export function emitReport(view: ReportView, templates: Templates): string {
  return compileTemplates(templates)('report.html')(view)
}
