import type { UntiedSentence } from '../../model/stated-figure.ts'
import type { Problem } from '../../problem/problem.ts'
import { isStated } from '../figures/untied/is-stated.ts'
import { compareWithList } from '../figures/untied/compare-with-list.ts'
import { namesOfFacts } from '../figures/untied/untied-figures.ts'
import { untiedSentences } from '../figures/untied/untied-sentences.ts'
import type { Check } from './check.ts'

/** A figure of law needs a fact that says it, if data/figures-without-fact.yaml does not list it from the time before. */
export const checkFiguresOfLaw: Check = (data, report) => {
  // Without the facts, or the list, nothing is known of any figure.
  if (data.isPartial('facts') || data.isPartial('figuresWithoutFact')) return
  const facts = namesOfFacts(data)
  for (const sentence of untiedSentences(compareWithList(data).refused)) report(explain(sentence, facts))
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
