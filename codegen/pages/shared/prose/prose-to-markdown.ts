import type { ProseElement, ProseNode } from '../payload/prose.ts'
import type { FactNote, LawNote } from '../payload/shown.ts'

/** A body as Markdown again, with the corrections that the page shows. */
export function proseToMarkdown(nodes: readonly ProseNode[]): string {
  return nodes.map(block).filter(Boolean).join('\n\n')
}

type Marks = Partial<Record<ProseElement['tag'], string>>

const beforeBlocks: Marks = { h2: '## ', h3: '### ', h4: '#### ', blockquote: '> ' }

function block(node: ProseNode): string {
  if (typeof node === 'string') return node
  const inner = childrenOf(node)
  switch (node.tag) {
    case 'ul':
      return inner.map((entry) => `- ${inline([entry])}`).join('\n')
    case 'ol':
      return inner.map((entry, index) => `${(node.start ?? 1) + index}. ${inline([entry])}`).join('\n')
    case 'table':
      return table(inner)
    case 'hr':
      return '---'
    case 'changed':
      return node.changed ? correctionToMarkdown(node.changed, inline(inner)) : ''
    case 'laws':
      return (node.laws ?? []).map(lawToMarkdown).join('; ')
    default:
      return `${beforeBlocks[node.tag] ?? ''}${inline(inner)}`
  }
}

const childrenOf = (node: ProseNode) => (typeof node === 'string' ? [] : (node.children ?? []))

const aroundWords: Marks = { strong: '**', em: '*', code: '`' }

function inline(nodes: readonly ProseNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : inlineElement(node))).join('')
}

function inlineElement(node: ProseElement): string {
  const inner = inline(childrenOf(node))
  const mark = aroundWords[node.tag] ?? ''
  if (node.tag === 'a') return `[${inner}](${node.href})`
  if (node.tag === 'br') return '\n'
  return `${mark}${inner}${mark}${node.was === undefined ? '' : ` ~~${node.was}~~`}`
}

function table(parts: readonly ProseNode[]): string {
  const captions = parts.filter((part) => typeof part !== 'string' && part.tag === 'caption')
  const rows = parts
    .filter((part) => !captions.includes(part))
    .flatMap(childrenOf)
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

/** The rule in force, then what it replaced. A rule that varies comes after the published words. */
export function correctionToMarkdown({ current, ...law }: FactNote, published: string): string {
  if (law.variesBy !== undefined) return `${published} ${current} (${lawToMarkdown(law)})`.trim()
  return `${current} ${published && `~~${published}~~ `}(${lawToMarkdown(law)})`
}

/** What changed a published figure, since when, and where it can be read. */
function lawToMarkdown({ since, variesBy, authority, source, doubt }: LawNote): string {
  const said = variesBy === undefined ? `corrected, in force since ${since}` : `varies by ${variesBy}`
  return `${said}: [${authority}](${source})${doubt === undefined ? '' : `, ${doubts[doubt]}`}`
}

const doubts = { explained: 'by an explanation, not the text of the law', uncertain: 'not certain' }
