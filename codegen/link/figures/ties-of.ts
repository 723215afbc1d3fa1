import type { LeafDirective } from 'mdast-util-directive'
import type { Entry } from '../../model/records.ts'
import { nodesOf } from '../nodes-of.ts'
import { visitTexts } from '../visit-texts.ts'
import type { TextPath } from '../visit-texts.ts'

/** A place of a record that names a fact. */
export interface Tie {
  fact: string
  /** Where YAML names it: the keys that lead to the sentence and its fact. */
  path?: TextPath
  /** Where Markdown names it. */
  directive?: LeafDirective
}

/** Every tie of a record to a fact, however it is written: `fact: id` beside a sentence, and `::fact[id]` in Markdown. */
export function tiesOf(entry: Entry<unknown>): Tie[] {
  const ties: Tie[] = []
  visitTexts(entry.value, (text, path) => {
    if (path.at(-1) === 'fact') ties.push({ fact: text, path: path.slice(0, -1) })
  })
  for (const node of nodesOf(entry.body))
    if (node.type === 'leafDirective' && node.name === 'fact') ties.push({ fact: factIdOf(node), directive: node })
  return ties
}

function factIdOf(directive: LeafDirective): string {
  return directive.children
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
    .trim()
}
