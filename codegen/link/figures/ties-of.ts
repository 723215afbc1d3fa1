import type { Nodes } from 'mdast'
import { findTie } from '../../model/texts/markdown-text.ts'
import type { Entry } from '../../model/records.ts'
import { nodesOf } from '../nodes-of.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import type { TextPath } from '../../model/texts/visit-texts.ts'

/** A place of a record that names a fact. */
export interface Tie {
  fact: string
  /** In YAML: the path of the sentence and its fact. */
  path?: TextPath
  /** In Markdown: the node. */
  node?: Nodes
}

/** Every tie of a record to a fact, of a sentence or of the whole record, in YAML or Markdown. */
export function tiesOf(entry: Entry<unknown>): Tie[] {
  const ties: Tie[] = []
  visitTexts(entry.value, (text, path) => {
    if (isOfRecord(path)) ties.push({ fact: text })
    else if (namesFact(path)) ties.push({ fact: text, path: path.slice(0, -1) })
  })
  for (const node of nodesOf(entry.body)) {
    const tie = findTie(node)
    if (tie) ties.push({ fact: tie.id, node })
  }
  return ties
}

/** Whether the text at this path of a record is the id of a fact. */
export function namesFact(path: TextPath): boolean {
  return path.at(-1) === 'fact' || isOfRecord(path)
}

/** Where the schema allows only plain text, as in a state's note, `facts` is beside it. */
function isOfRecord(path: TextPath): boolean {
  return path.length === 2 && path[0] === 'facts'
}
