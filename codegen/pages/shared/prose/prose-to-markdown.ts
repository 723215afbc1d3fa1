import type { ProseNode } from '../payload/prose.ts'
import { correctionToMarkdown, lawToMarkdown } from './correction-to-markdown.ts'

/** A body as Markdown again, with the corrections that the page shows. */
export function proseToMarkdown(nodes: readonly ProseNode[]): string {
  return nodes.map(block).filter(Boolean).join('\n\n')
}

function block(node: ProseNode): string {
  if (typeof node === 'string') return node
  const inner = node.children ?? []
  switch (node.tag) {
    case 'h2':
      return `## ${inline(inner)}`
    case 'h3':
      return `### ${inline(inner)}`
    case 'h4':
      return `#### ${inline(inner)}`
    case 'ul':
      return inner.map((child) => `- ${listEntry(child)}`).join('\n')
    case 'ol':
      return inner.map((child, index) => `${(node.start ?? 1) + index}. ${listEntry(child)}`).join('\n')
    case 'table':
      return table(inner)
    case 'blockquote':
      return `> ${inline(inner)}`
    case 'hr':
      return '---'
    case 'changed':
      return node.changed ? correctionToMarkdown(node.changed, inline(inner)) : ''
    case 'laws':
      return (node.laws ?? []).map(lawToMarkdown).join('; ')
    default:
      return inline(inner)
  }
}

const childrenOf = (node: ProseNode) => (typeof node === 'string' ? [] : (node.children ?? []))

function listEntry(node: ProseNode): string {
  return typeof node === 'string' ? node : inline(node.children ?? [])
}

function inline(nodes: readonly ProseNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const inner = inline(node.children ?? [])
      switch (node.tag) {
        case 'strong':
          return `**${inner}**`
        case 'em':
          return `*${inner}*`
        case 'code':
          return `\`${inner}\``
        case 'a':
          return `[${inner}](${node.href})`
        case 'now':
          return node.was === undefined ? inner : `${inner} ~~${node.was}~~`
        case 'br':
          return '\n'
        default:
          return inner
      }
    })
    .join('')
}

function table(parts: readonly ProseNode[]): string {
  const captions = parts.filter((part) => typeof part !== 'string' && part.tag === 'caption')
  const rows = parts
    .filter((part) => !captions.includes(part))
    .flatMap((part) => childrenOf(part))
    .map((row) => childrenOf(row).map((cell) => inline(childrenOf(cell))))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const [head = [], ...body] = rows
  return [
    ...captions.map((caption) => `**${inline(childrenOf(caption))}**\n`),
    line(head),
    line(head.map(() => '---')),
    ...body.map(line),
  ].join('\n')
}
