import type { Nodes } from 'mdast'
import { once } from '../lib/once.ts'

/** A node and all nodes inside it, in the order of the text. Kept: several checks ask for it. */
export const nodesOf = (node: Nodes | undefined): readonly Nodes[] => (node ? collectOnce(node) : [])

const collectOnce = once((node: Nodes) => collect(node, []))

function collect(node: Nodes, nodes: Nodes[]): readonly Nodes[] {
  nodes.push(node)
  if ('children' in node) for (const child of node.children) collect(child, nodes)
  return nodes
}
