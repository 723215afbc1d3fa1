import type { FactNote, LawNote } from './shown.ts'

/** A Markdown body as elements: text, or a tag with children. */
export type ProseNode = string | ProseElement

export interface ProseElement {
  tag:
    | 'p'
    | 'h2'
    | 'h3'
    | 'h4'
    | 'ul'
    | 'ol'
    | 'li'
    | 'table'
    | 'caption'
    | 'thead'
    | 'tbody'
    | 'tr'
    | 'th'
    | 'td'
    | 'a'
    | 'strong'
    | 'em'
    | 'code'
    | 'blockquote'
    | 'hr'
    | 'br'
    | 'changed'
    | 'now'
    | 'laws'
  id?: string
  href?: string
  align?: 'left' | 'right' | 'center'
  /** The number of a list's first entry, where it is not 1. */
  start?: number
  /**
   * Of `changed`: the rule in force. The children are the published words; none if those are above.
   */
  changed?: FactNote
  /** Of `now`: the published words that the children replace. None if both hold. */
  was?: string
  /** Of `laws`: what explains the struck figures of the block above. */
  laws?: readonly LawNote[]
  children?: readonly ProseNode[]
}

export interface ContentsEntry {
  id: string
  label: string
}
