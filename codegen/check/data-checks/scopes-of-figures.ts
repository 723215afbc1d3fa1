import { findFigures } from '../figures/find-figures.ts'
import { placeAt } from '../../model/source.ts'
import { placeIn } from '../../model/records.ts'
import type { AnyEntry, LinkedData } from '../../model/records.ts'
import type { StatedFigure } from '../../model/stated-figure.ts'
import { valueAt } from '../../model/texts/visit-texts.ts'
import type { Check } from '../check.ts'

/**
 * A figure that holds for some years or cases is said with them. Law that has changed says it: what
 * was published is struck, and the fact's own sentence is in its place.
 */
export const checkScopes: Check = (data, report) => {
  const { facts } = data.catalogue
  for (const entry of facts.values())
    for (const [figure, words] of Object.entries(entry.value.scope ?? {}))
      if (!states(entry.value.current, figure) || !entry.value.current.includes(words))
        report({
          code: 'lost-scope',
          message: `The fact "${entry.id}" has "${words}" as the scope of "${figure}", but its sentence under current does not say both.`,
          place: placeIn(entry, ['scope', figure]),
          hint: 'Write the figure as the sentence writes it, and the words of the sentence that say for which years or cases it holds.',
        })
  for (const entry of data.entries) {
    if (entry.collection === 'facts') continue
    for (const figure of data.figures.get(entry) ?? []) {
      const lost = findLostScope(data, entry, figure)
      if (lost === undefined) continue
      report({
        code: 'lost-scope',
        message: `The text states ${figure.name}, but not "${lost.words}", for which alone the fact "${lost.fact}" says it.`,
        place: figure.path ? placeIn(entry, figure.path) : placeAt(entry.source, figure.start, figure.end),
        hint: `Say it with the figure, or leave the figure out.`,
      })
    }
  }
}

const states = (text: string, name: string) => findFigures(text).some((figure) => figure.name === name)

/** The scope that every fact behind the figure gives it, and that its text does not say. */
function findLostScope({ catalogue }: LinkedData, entry: AnyEntry, figure: StatedFigure) {
  // Few figures have a scope, and to find figures in a sentence takes time.
  if (!figure.facts.some((id) => catalogue.facts.get(id)?.value.scope?.[figure.name])) return undefined
  const stating = figure.facts.flatMap((id) => {
    const fact = catalogue.facts.get(id)?.value
    return fact && states(fact.current, figure.name) ? [{ fact: id, ...fact }] : []
  })
  const scopes = stating.map(({ fact, status, scope, current }) => {
    const words = status === 'superseded' ? undefined : scope?.[figure.name]
    // A scope that the fact's own sentence does not say is reported there.
    return { fact, words: words !== undefined && current.includes(words) ? words : undefined }
  })
  const text = textAround(entry, figure)
  const [first] = scopes
  return first?.words !== undefined && scopes.every(({ words }) => words !== undefined && !text.includes(words))
    ? { fact: first.fact, words: first.words }
    : undefined
}

/** The text of the key, or the section of the article from one ## to the next. */
function textAround({ value, source }: AnyEntry, { path, start }: StatedFigure): string {
  if (path) return String(valueAt(value, path))
  const from = source.text.lastIndexOf('\n## ', start)
  const to = source.text.indexOf('\n## ', start)
  return source.text.slice(Math.max(from, 0), to < 0 ? undefined : to)
}
