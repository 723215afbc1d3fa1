import type { Nodes, Root, RootContent } from 'mdast'
import { once } from '../../lib/once.ts'

const blocks: ReadonlySet<Nodes['type']> = new Set(['table', 'tableRow', 'list', 'listItem', 'blockquote'])

/** The text of a node without its marks. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'textDirective') return findTie(node)?.words ?? `:${node.name}${node.children.map(textOf).join('')}`
  if (!('children' in node)) return ''
  const children: readonly Nodes[] = node.children
  return children.map(textOf).join(blocks.has(node.type) ? ' ' : '')
}

/** `::fact[id]` ties the paragraph above it to a fact, `:fact[words]{id}` only its words. */
export interface FactTie {
  id: string
  words?: string
}

export function findTie(node: Nodes): FactTie | undefined {
  if (node.type === 'leafDirective' && node.name === 'fact') return { id: node.children.map(textOf).join('').trim() }
  if (node.type !== 'textDirective' || node.name !== 'fact' || node.children.length === 0) return undefined
  const [id, ...others] = Object.keys(node.attributes ?? {})
  return id === undefined || others.length > 0 ? undefined : { id, words: node.children.map(textOf).join('') }
}

/** The anchor of a heading: its Latin letters and digits. */
export function headingId(node: Nodes): string {
  return textOf(node)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A worked example of the law: the lines between `:::example` and `:::`. */
export type Example = Extract<RootContent, { type: 'containerDirective' }>

export function isExample(node: Nodes): node is Example {
  return node.type === 'containerDirective' && node.name === 'example'
}

/** The blocks of a body, those of examples among them: pages show both alike. */
export function blocksOf(body: Root): Nodes[] {
  return body.children.flatMap((node): Nodes[] => (isExample(node) ? node.children : [node]))
}

/** A node and all nodes inside it, in the order of the text. Kept: several checks ask for it. */
export const nodesOf = (node: Nodes | undefined): readonly Nodes[] => (node ? collectOnce(node) : [])

const collectOnce = once((node: Nodes) => collect(node, []))

function collect(node: Nodes, nodes: Nodes[]): readonly Nodes[] {
  nodes.push(node)
  if ('children' in node) for (const child of node.children) collect(child, nodes)
  return nodes
}
