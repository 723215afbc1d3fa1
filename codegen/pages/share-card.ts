import type { Kind } from '../model/page-kinds.ts'
import { pages } from './all-pages.ts'
import type { Layout } from './shared/payload/layout.ts'
import type { PageRecord } from './shared/payload/page-record.ts'

export interface ShareCard {
  firm: string
  /** A small line above the heading: the page's category or state. */
  kicker: string
  heading: string
  /** Up to three figures below the heading, each with its label. */
  facts: readonly ShareFact[]
}

export interface ShareFact {
  value: string
  label: string
}

/** The parts of the layout that a card uses: a new menu entry changes no picture. */
export type CardLayout = Pick<Layout, 'name' | 'tagline'>

export type CardTexts = Pick<ShareCard, 'heading'> & Partial<Pick<ShareCard, 'kicker' | 'facts'>>

const mostFacts = 3

export function shareCard<K extends Kind>(
  { kind, head, payload }: PageRecord<K>,
  { name, tagline }: CardLayout,
): ShareCard {
  const { heading, kicker = tagline, facts = [] } = pages[kind].card?.(payload) ?? { heading: head.title }
  return { firm: name, kicker, heading, facts: facts.slice(0, mostFacts) }
}
