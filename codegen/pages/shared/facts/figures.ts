import type { Nodes } from 'mdast'
import type { Fact } from '#generated/records.ts'
import { doubtOf } from '../../../model/changed-figure.ts'
import { formatDate } from '../../../model/texts/format.ts'
import { findTie } from '../../../model/texts/markdown-text.ts'
import type { Records } from '../../../model/records.ts'
import type { Figures } from '../payload/shown.ts'

/** The facts to which a page's texts are tied, and the day on which the oldest was checked. */
export function figuresOf(
  texts: readonly unknown[],
  facts: Records<Fact>,
  { otherwise, language }: { otherwise: string; language?: string },
): Figures {
  const shown = [...factIdsIn(texts)].flatMap((id) => facts.get(id)?.value ?? [])
  const oldest = shown.map(({ checkedOn }) => checkedOn).sort()[0] ?? otherwise
  return {
    asOf: formatDate(oldest, language),
    sources: shown.map((fact) => ({
      topic: fact.topic,
      authority: fact.authority,
      source: fact.source,
      checkedOn: formatDate(fact.checkedOn, language),
      doubt: doubtOf(fact),
    })),
  }
}

/** The ids of the facts to which texts are tied, in order. */
export function factIdsIn(value: unknown, ids = new Set<string>()): ReadonlySet<string> {
  if (!value || typeof value !== 'object') return ids
  if ('fact' in value && typeof value.fact === 'string') ids.add(value.fact)
  for (const one of Object.values(value)) factIdsIn(one, ids)
  return ids
}

/** The facts to which a Markdown text is tied, in the form of statements. */
export function tiesOf(node: Nodes): { fact: string }[] {
  const tie = findTie(node)
  const children: readonly Nodes[] = 'children' in node ? node.children : []
  return tie ? [{ fact: tie.id }] : children.flatMap(tiesOf)
}
