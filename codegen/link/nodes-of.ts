import type { Nodes } from 'mdast'

const known = new WeakMap<Nodes, readonly Nodes[]>()

/**
 * A Markdown node and all nodes inside it, in the order of the text. Kept, because several checks
 * ask for the same bodies.
 */
export function nodesOf(node: Nodes | undefined): readonly Nodes[] {
  if (!node) return []
  let nodes = known.get(node)
  if (!nodes) {
    nodes = collect(node, [])
    known.set(node, nodes)
  }
  return nodes
}

function collect(node: Nodes, nodes: Nodes[]): Nodes[] {
  nodes.push(node)
  if ('children' in node) for (const child of node.children) collect(child, nodes)
  return nodes
}
