import type { LeafDirective } from 'mdast-util-directive'
import { placeOfNode } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Check } from '../check.ts'
import { checkReference } from './reference.ts'
import { nodesOf } from '../../nodes-of.ts'
import { visitTexts } from '../../visit-texts.ts'

/** A sentence tied to a fact, in YAML or as `::fact[id]` in Markdown, needs that fact in data/facts.yaml. */
export const checkFactReferences: Check = (data, report) => {
  for (const entry of data.entries) {
    if (entry.collection === 'cities' || entry.collection === 'facts') continue
    const who = `A sentence in ${entry.source.file}`
    visitTexts(entry.value, (text, path) => {
      if (path.at(-1) === 'fact') checkReference(data, { who, entry, path, to: 'facts', id: text }, report)
    })
    for (const directive of factDirectives(entry)) {
      const at = directive.position?.start.offset ?? 0
      const id = factIdOf(directive)
      if (id === '') {
        report({
          code: 'broken-markdown',
          message: 'This note names no fact.',
          place: placeOfNode(entry, directive),
          hint: 'Write the id of a fact of data/facts.yaml between square brackets: ::fact[id]',
        })
        continue
      }
      checkReference(data, { who, entry, path: [], to: 'facts', id }, (problem) => {
        report({ ...problem, place: { ...problem.place, range: [at, directive.position?.end.offset ?? at + 1] } })
      })
    }
  }
}

function factDirectives(entry: Entry<unknown>): LeafDirective[] {
  return nodesOf(entry.body).filter(
    (node): node is LeafDirective => node.type === 'leafDirective' && node.name === 'fact',
  )
}

function factIdOf(directive: LeafDirective): string {
  return directive.children
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
    .trim()
}
