/** One thing that can be found. Codegen writes it: plan/payloads/search-page.ts has the same shape. */
export interface SearchEntry {
  title: string
  href: string
  /** Other names. */
  words?: readonly string[]
  /** What is said next to the title: a fee, or the place where it is. */
  note?: string
  /** A text that is searched after the names. */
  text?: string
}

/** Things of one kind. */
export interface SearchGroup {
  /** What each of them is, in a word. */
  label: string
  /** Words that each of them answers to apart from its own. */
  words?: string
  entries: readonly SearchEntry[]
}
