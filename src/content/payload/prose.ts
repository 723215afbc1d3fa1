import type { FactNote, LawNote } from './shown.ts'

export type ProseNode = string | ProseElement

type BlockTag = 'p' | 'h2' | 'h3' | 'h4' | 'ul' | 'ol' | 'li' | 'blockquote' | 'hr'
type TableTag = 'table' | 'caption' | 'thead' | 'tbody' | 'tr' | 'th' | 'td'
type InlineTag = 'a' | 'strong' | 'em' | 'code' | 'br'

export interface ProseElement {
  tag: BlockTag | TableTag | InlineTag | 'changed' | 'now' | 'laws'
  id?: string
  href?: string
  align?: 'left' | 'right' | 'center'
  /** The number of a list's first entry, where it is not 1. */
  start?: number
  /** Of `changed`: the rule in force. The children are the published words, if not shown above. */
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
