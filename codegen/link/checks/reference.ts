import { placeIn } from '../../model.ts'
import type { Catalogue, Entry, LinkedData } from '../../model.ts'
import type { ProblemCode } from '../../problem/catalogue.ts'
import type { Report } from '../../problem/problem.ts'
import { suggestionHint } from '../../problem/suggest.ts'

interface Reference {
  /** The record that refers, as the report names it: City "nashik". */
  who: string
  entry: Entry<unknown>
  path: readonly (string | number)[]
  to: keyof Catalogue
  id: string
}

const targets: Record<keyof Catalogue, { code: ProblemCode; noun: string; home: string }> = {
  categories: { code: 'unknown-category', noun: 'category', home: 'data/categories.yaml' },
  services: { code: 'unknown-service', noun: 'service', home: 'data/services' },
  states: { code: 'unknown-state', noun: 'state', home: 'data/states.yaml' },
  cities: { code: 'unknown-city', noun: 'city', home: 'data/cities.yaml' },
  trades: { code: 'unknown-trade', noun: 'trade', home: 'data/trades.yaml' },
  facts: { code: 'unknown-fact', noun: 'fact', home: 'data/facts.yaml' },
  authors: { code: 'unknown-author', noun: 'author', home: 'data/authors.yaml' },
  articleCategories: { code: 'unknown-category', noun: 'category', home: 'data/article-categories.yaml' },
  articles: { code: 'unknown-article', noun: 'article', home: 'data/articles' },
  legal: { code: 'dead-link', noun: 'legal page', home: 'data/legal' },
}

/** Reports a reference to a record that does not exist, and a record's reference to itself. */
export function checkReference(data: LinkedData, reference: Reference, report: Report): void {
  const { who, entry, path, to, id } = reference
  const { code, noun, home } = targets[to]
  if (data.has(to, id)) {
    const isItself = data.catalogue[to].get(id) === entry
    if (isItself) report({ code: 'self-reference', message: `${who} refers to itself.`, place: placeIn(entry, path), hint: 'Name another one, or remove it.' })
    return
  }
  const records: ReadonlyMap<string, Entry<unknown>> = data.catalogue[to]
  report({
    code, message: `${who} refers to ${noun} "${id}", but ${home} has no ${noun} "${id}".`, place: placeIn(entry, path),
    hint: suggestionHint(id, [...records.keys()], (known) => nameOf(records.get(known))),
  })
}

function nameOf(entry: Entry<unknown> | undefined): string {
  const value = entry?.value as { name?: string; title?: string; topic?: string } | undefined
  return value?.name ?? value?.title ?? value?.topic ?? ''
}
