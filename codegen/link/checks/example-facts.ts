import type { Nodes } from 'mdast'
import { findTie, isExample } from '../../model/texts/markdown-text.ts'
import { placeOfNode } from '../../model/records.ts'
import type { AnyEntry } from '../../model/records.ts'
import { findFigures, mayHoldFigure } from '../figures/find-figures.ts'
import { isStated, namesOfFacts } from '../figures/untied-figures.ts'
import { nodesOf } from '../nodes-of.ts'
import { shownTextsOf } from '../record-checks/markdown/shown-text.ts'
import type { Check } from './check.ts'

/** An example may have figures of its own only if it names a fact and uses a figure of it. */
export const checkExampleFacts: Check = (data, report) => {
  if (data.isPartial('facts')) return
  const facts = namesOfFacts(data)
  for (const entry of data.entries) {
    for (const example of entry.body?.children.filter(isExample) ?? []) {
      const ids = nodesOf(example).flatMap((node) => findTie(node)?.id ?? [])
      const figures = figuresIn(entry, example)
      // A fact that does not exist is reported where it is named.
      const isFounded = ids.some((id) => {
        const stated = facts.get(id)
        return stated === undefined || figures.some((name) => isStated(name, stated))
      })
      if (!isFounded) report({ code: 'untied-figure', ...explain(ids), place: placeOfNode(entry, example) })
    }
  }
}

function explain(ids: readonly string[]): { message: string; hint: string } {
  return ids.length === 0
    ? {
        message: 'This example names no fact of the law from which its figures follow.',
        hint: 'Write above its closing ::: the fact whose rule it applies: ::fact[its-id]. An example without law needs no :::example; it begins with "For example".',
      }
    : {
        message: `This example works with no figure of ${ids.length === 1 ? 'the fact' : 'the facts'} that it names (${ids.join(', ')}).`,
        hint: 'Name the fact whose figure it uses, or write that figure into the example.',
      }
}

function figuresIn(entry: AnyEntry, example: Nodes): string[] {
  return shownTextsOf(entry, mayHoldFigure, example).flatMap(({ text }) => findFigures(text).map(({ name }) => name))
}
