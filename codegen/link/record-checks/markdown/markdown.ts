import type { Service } from '#generated/records.ts'
import type { Nodes } from 'mdast'
import { isExample, textOf } from '../../../model/texts/markdown-text.ts'
import { placeOfNode } from '../../../model/records.ts'
import { nodesOf } from '../../nodes-of.ts'
import type { RecordCheck } from '../record-check.ts'

/** The Markdown that pages can show. Anything else would disappear from the page. */
const shown: ReadonlySet<Nodes['type']> = new Set([
  'root',
  'yaml',
  'paragraph',
  'heading',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'text',
  'strong',
  'emphasis',
  'inlineCode',
  'link',
  'blockquote',
  'thematicBreak',
  'break',
  'textDirective',
  // Their counterparts are refused; these have no text of their own.
  'definition',
  'footnoteReference',
])

// Tables that planning makes. A service names them too.
const tableNames: readonly NonNullable<Service['table']>[] = ['professional-tax', 'professional-tax-states']

const names: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML',
  image: 'a picture',
  imageReference: 'a picture',
  linkReference: 'a link whose address stands elsewhere',
  footnoteDefinition: 'a footnote',
  code: 'a block of code',
  delete: 'a text struck through',
}

/** Refuses Markdown that no page shows. */
export const checkMarkdown: RecordCheck = (entry, report) => {
  for (const node of nodesOf(entry.body)) {
    const isClosingTag = node.type === 'html' && node.value.startsWith('</')
    if (shown.has(node.type) || isKnownBlock(node) || isClosingTag) continue
    const what = names[node.type] ?? ('name' in node ? `a block called "${node.name}"` : `"${node.type}"`)
    report({
      code: 'unknown-markdown',
      message: isTable(node)
        ? `There is no table "${textOf(node).trim()}".`
        : `The text holds ${what}, which pages do not show.`,
      place: placeOfNode(entry, node),
      hint: hintFor(node, entry.source.text),
    })
  }
}

/** A note of a fact, a worked example, or a table made from other data. */
function isKnownBlock(node: Nodes): boolean {
  if (isTable(node)) return tableNames.some((name) => name === textOf(node).trim())
  return isExample(node) || (node.type === 'leafDirective' && node.name === 'fact')
}

function isTable(node: Nodes): boolean {
  return node.type === 'leafDirective' && node.name === 'table'
}

function hintFor(node: Nodes, text: string): string {
  const isIndented = node.type === 'code' && !/^[`~]/.test(text.slice(node.position?.start.offset ?? 0).trimStart())
  if (isIndented) return 'Remove the spaces before the line: four of them make a block of code.'
  if (node.type === 'linkReference') return 'Write the link whole: [words](/address).'
  if (isTable(node)) return `The tables that are known: ${tableNames.map((name) => `::table[${name}]`).join(', ')}.`
  if (node.type === 'leafDirective') return 'Those that are known are ::fact[id] and ::table[name].'
  if (node.type === 'containerDirective') return 'The one that is known is :::example, up to a line of :::'
  return 'Say it in plain words, or with a heading, a list, a table, a link, **bold** or *italics*.'
}
