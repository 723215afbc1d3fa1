import type { Place, Problem } from '../../problem/problem.ts'
import { isStated, namesOfFacts, untiedFigures } from '../figures/untied-figures.ts'
import { placeOfFigure, sentenceOf } from '../figures/place-of-figure.ts'
import type { UntiedFigure } from '../figures/untied-figures.ts'
import type { Check } from './check.ts'

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
