import type { Nodes } from 'mdast'

/** The text of a node without its marks. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'textDirective') return `:${node.name}${node.children.map(textOf).join('')}`
  if (!('children' in node)) return ''
  const isBlock =
    node.type === 'table' ||
    node.type === 'tableRow' ||
    node.type === 'list' ||
    node.type === 'listItem' ||
    node.type === 'blockquote'
  const children: readonly Nodes[] = node.children
  return children.map(textOf).join(isBlock ? ' ' : '')
}

/** The anchor of a heading: its Latin letters and digits. */
export function headingId(node: Nodes): string {
  return textOf(node)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
