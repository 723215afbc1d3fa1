import type { OfficeRow, OfficeTable } from '#src/content/payload/offices.ts'
import type { ProseElement, ProseNode } from '#src/content/payload/prose.ts'
import type { Doubt, FactNote, Figures, LawNote, Shown } from '#src/content/payload/shown.ts'

/** A page as an outline, for readers that prefer plain Markdown. */
export interface Outline {
  title: string
  address: string
  description: string
  sections: { heading: string; paragraphs?: readonly string[]; points?: readonly string[]; text?: string }[]
}

type Statement = Shown<string | { text: string; fact: string }>

/** A sentence as it is true today. */
export function sentence(statement: Statement): string {
  if (typeof statement === 'string') return statement
  const { text, changed } = statement
  return changed ? correctionToMarkdown(changed, text) : text
}

export const points = (statements: readonly Statement[] = []) => statements.map(sentence)

export const officeLines = ({ rows, read }: Pick<OfficeTable, 'rows' | 'read'>): string[] => [
  ...rows.map(officeLine),
  ...(read === undefined ? [] : [read]),
]

function officeLine({ name, purpose, office, remarks = [], source }: OfficeRow): string {
  const what = purpose === undefined ? name : `${name} (${purpose})`
  return [`${what}: ${[office, ...remarks].join('; ')}`, ...(source ? [`(${source.label})`] : [])].join(' ')
}

export function sourcesOutline(
  { asOf, sources }: Figures,
  labels: Record<'asOf' | 'confirm' | 'checked' | 'compared' | Doubt, string>,
): Outline['sections'][number] {
  return {
    heading: '',
    paragraphs: [`${labels.asOf} ${asOf}. ${labels.confirm}`],
    points: sources.map(
      ({ topic, authority, source, checkedOn, doubt }) =>
        `${topic}: [${authority}](${source}), ${doubt === undefined ? labels.checked : `${labels[doubt]}, ${labels.compared}`} ${checkedOn}`,
    ),
  }
}

/** A body as Markdown again, with the corrections that the page shows. */
export function proseToMarkdown(nodes: readonly ProseNode[]): string {
  return nodes.map(block).filter(Boolean).join('\n\n')
}

type Marks = Partial<Record<ProseElement['tag'], string>>

const beforeHeadings: Marks = { h2: '## ', h3: '### ', h4: '#### ' }

function block(node: ProseNode): string {
  if (typeof node === 'string') return node
  const inner = childrenOf(node)
  switch (node.tag) {
    case 'ul':
      return inner.map((entry) => behind('- ', contents(entry))).join('\n')
    case 'ol':
      return inner.map((entry, index) => behind(`${(node.start ?? 1) + index}. `, contents(entry))).join('\n')
    case 'blockquote':
      return contents(node).replace(/^/gm, '> ')
    case 'table':
      return table(inner)
    case 'hr':
      return '---'
    case 'changed':
      return node.changed ? correctionToMarkdown(node.changed, inline(inner)) : ''
    case 'laws':
      return (node.laws ?? []).map(lawToMarkdown).join('; ')
    default:
      return `${beforeHeadings[node.tag] ?? ''}${inline(inner)}`
  }
}

const blocks: ReadonlySet<ProseElement['tag']> = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'blockquote',
  'table',
  'hr',
])

/** What is in an entry or a quotation: words, or blocks with an empty line between them. */
function contents(node: ProseNode): string {
  const inner = childrenOf(node)
  const holdsBlocks = inner.some((child) => typeof child !== 'string' && blocks.has(child.tag))
  return holdsBlocks ? inner.map(block).join('\n\n') : inline(inner)
}

/** The text behind the mark of a list entry, under which its further lines begin. */
function behind(mark: string, text: string): string {
  return mark + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)
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

const doubts = { explained: 'not checked against the text of the law', uncertain: 'not certain' }
