import type { Nodes } from 'mdast'
import { findTie } from '../../../model/texts/markdown-text.ts'
import { findNote, findNow } from '../facts/notes.ts'
import type { FactNotes } from '../facts/notes.ts'
import { tiesOf } from '../facts/figures.ts'
import type { ProseNode } from '../payload/prose.ts'
import type { LawNote } from '../payload/shown.ts'

/** The rule in force strikes the paragraph above `::fact[id]`. A rule that varies follows it. */
export function correctBlock(blocks: ProseNode[], directive: Nodes, notes: FactNotes): void {
  const changed = findNote(findTie(directive)?.id ?? '', notes)
  if (!changed) return
  const last = blocks.at(-1)
  const isStruck = changed.variesBy === undefined && typeof last === 'object' && last.tag === 'p'
  if (isStruck) blocks.pop()
  blocks.push({ tag: 'changed', changed, ...(isStruck && last.children ? { children: last.children } : {}) })
}

/** The words of `:fact[words]{id}` as a page shows them. Undefined for other nodes. */
export function nowOf(node: Nodes, notes: FactNotes): ProseNode[] | undefined {
  const { id, words } = findTie(node) ?? {}
  if (id === undefined || words === undefined) return undefined
  const now = findNow(id, words, notes)
  if (now === undefined) return [words]
  return findNote(id, notes)?.variesBy === undefined
    ? [{ tag: 'now', was: words, children: [now] }]
    : [words, { tag: 'now', children: [`; ${now}`] }]
}

/** The line under a block that names the law behind its struck figures. */
export function lawsOf(block: Nodes, notes: FactNotes): ProseNode[] {
  const laws = new Map<string, LawNote>()
  for (const { fact } of tiesOf(block)) {
    const note = findNote(fact, notes)
    if (!note) continue
    const { current: _, ...law } = note
    laws.set(JSON.stringify(law), law)
  }
  if (laws.size === 0) return []
  // Laws of the same day are side by side, so that the day is given once.
  const days = [...new Set([...laws.values()].map(({ since }) => since))]
  return [{ tag: 'laws', laws: days.flatMap((day) => [...laws.values()].filter(({ since }) => since === day)) }]
}
