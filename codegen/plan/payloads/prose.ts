import type { FactNote } from './shown.ts'

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
  id?: string
  href?: string
  /** A head of a row; the others are heads of columns. */
  scope?: 'row'
  align?: 'left' | 'right' | 'center'
  /** The number of a list's first entry, where it is not 1. */
  start?: number
  changed?: FactNote
  children?: readonly ProseNode[]
}

export interface ContentsEntry {
  id: string
  label: string
}
