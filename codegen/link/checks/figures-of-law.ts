import type { Place, Problem } from '../../problem/problem.ts'
import { isStated, namesOfFacts, untiedFigures, placeOfFigure, sentenceOf } from '../figures/untied-figures.ts'
import type { UntiedFigure } from '../figures/untied-figures.ts'
import type { Check } from '../check.ts'
import type { Nodes } from 'mdast'
import { findTie, isExample, nodesOf } from '../../model/texts/markdown-text.ts'
import { placeOfNode } from '../../model/records.ts'
import type { AnyEntry } from '../../model/records.ts'
import { findFigures, mayHoldFigure } from '../figures/find-figures.ts'
import { shownTextsOf } from '../record-checks/markdown/shown-text.ts'

/** Figures of law in one sentence that no fact states. */
interface UntiedSentence {
  figures: readonly string[]
  /** The place of its first figure. */
  place: Place
}

/** A fact must state each figure of law. */
export const checkFiguresOfLaw: Check = (data, report) => {
  // Without the facts every figure would be reported.
  if (data.isPartial('facts')) return
  const facts = namesOfFacts(data)
  for (const sentence of bySentence(untiedFigures(data))) report(explain(sentence, facts))
}

/** Groups figures by their sentence, because a tie belongs to a sentence. */
function bySentence(figures: readonly UntiedFigure[]): UntiedSentence[] {
  const groups = new Map<string, { first: UntiedFigure; names: Set<string> }>()
  for (const one of figures) {
    const { entry, figure } = one
    const key = `${entry.source.file}/${entry.id}/${figure.path?.join('/') ?? ''} ${sentenceOf(one)}`
    const group = groups.get(key) ?? { first: one, names: new Set() }
    groups.set(key, group)
    group.names.add(figure.name)
  }
  return [...groups.values()].map(({ first, names }) => ({ figures: [...names], place: placeOfFigure(first) }))
}

function explain({ figures, place }: UntiedSentence, facts: ReadonlyMap<string, ReadonlySet<string>>): Problem {
  const fitting = [...facts].filter(([, stated]) => figures.every((name) => isStated(name, stated))).map(([id]) => id)
  const tie = (id: string) =>
    place.source.file.endsWith('.yaml') || place.path.length > 0
      ? `{ text: …, fact: ${id} }`
      : `::fact[${id}] alone on a line below`
  const id = fitting.length === 1 ? fitting[0] : undefined
  return {
    code: 'untied-figure',
    message: `The text states ${listed(figures)}, and is tied to no fact that says so.`,
    place,
    hint:
      id === undefined
        ? `Write it with its source into data/facts.yaml, then tie the sentence to it: ${tie('its-id')}`
        : `If it is the fact "${id}", tie the sentence to it: ${tie(id)}`,
  }
}

function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
}

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
      if (!isFounded) report({ code: 'untied-figure', ...explainExample(ids), place: placeOfNode(entry, example) })
    }
  }
}

function explainExample(ids: readonly string[]): { message: string; hint: string } {
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
