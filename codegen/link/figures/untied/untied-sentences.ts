import type { UntiedSentence } from '../../../model/stated-figure.ts'
import { placeOfFigure, sentenceOf } from './place-of-figure.ts'
import type { UntiedFigure } from './untied-figures.ts'

/** Figures by the sentence that they share, for that is what somebody ties. */
export function untiedSentences(figures: readonly UntiedFigure[]): UntiedSentence[] {
  const groups = new Map<string, { first: UntiedFigure; text: string; names: Set<string> }>()
  for (const one of figures) {
    const text = sentenceOf(one)
    const { entry, figure } = one
    const key = `${entry.source.file}/${entry.id}/${figure.path?.join('/') ?? ''} ${text}`
    const group = groups.get(key) ?? { first: one, text, names: new Set() }
    groups.set(key, group)
    group.names.add(figure.name)
  }
  return [...groups.values()].map(({ first, text, names }) => ({
    text,
    figures: [...names],
    place: placeOfFigure(first),
  }))
}
