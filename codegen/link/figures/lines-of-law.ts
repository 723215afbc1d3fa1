import type { Nodes, Root, RootContent, Table } from 'mdast'
import { isExample, textOf } from '../../model/texts/markdown-text.ts'
import { nodesOf } from '../nodes-of.ts'

const example = /\bexamples?\b/i

// A column under such a heading lists prices, not figures of law.
const ownColumn = /\b(?:price|example)s?\b/i

// Made-up figures that show how the law works, and so are the results in the same paragraph.
const exampleOpening = /\b(?:For example|for example|For instance|for instance|Examples?[:.]|Suppose)/

/** The text up to where an example begins. */
export function withoutExample(text: string): string {
  const at = text.search(exampleOpening)
  return at < 0 ? text : text.slice(0, at)
}

/** The parts of a Markdown text whose figures are those of examples and of prices. */
export function linesNotOfLaw(body: Root): ReadonlySet<Nodes> {
  const left = new Set<Nodes>()
  let exampleDepth = Infinity
  body.children.forEach((node, index) => {
    // Its lines are law except for the figures of its case.
    if (isExample(node)) return
    if (node.type === 'heading' && node.depth <= exampleDepth)
      exampleDepth = example.test(textOf(node)) ? node.depth : Infinity
    const isOwn = exampleDepth < Infinity || leadsOn(body.children[index - 1])
    for (const part of isOwn ? nodesOf(node) : cellsNotOfLaw(nodesOf(node))) left.add(part)
  })
  return left
}

/** Whether an example continues in the list or table below it. */
function leadsOn(node: RootContent | undefined): boolean {
  if (node?.type !== 'paragraph') return false
  const text = textOf(node)
  return text.trimEnd().endsWith(':') && exampleOpening.test(text)
}

function cellsNotOfLaw(nodes: readonly Nodes[]): Nodes[] {
  const tables = nodes.filter((node): node is Table => node.type === 'table')
  return tables.flatMap(({ children: [head, ...rows] }) => {
    const isOwn = (head?.children ?? []).map((cell) => ownColumn.test(textOf(cell)))
    return rows.flatMap((row) => row.children.filter((_, column) => isOwn[column]))
  })
}
