import type { Nodes } from 'mdast'
import { placeOfNode } from '../../model/records.ts'
import { nodesOf } from '../nodes-of.ts'
import type { RecordCheck } from './record-check.ts'

/** What pages show of Markdown. Anything else would vanish from the page without a word. */
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
  // Their other halves are refused; these hold no text of their own.
  'definition',
  'footnoteReference',
])

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
    if (shown.has(node.type) || (node.type === 'leafDirective' && node.name === 'fact') || isClosingTag) continue
    const what = names[node.type] ?? ('name' in node ? `a block called "${node.name}"` : `"${node.type}"`)
    report({
      code: 'unknown-markdown',
      message: `The text holds ${what}, which pages do not show.`,
      place: placeOfNode(entry, node),
      hint: hintFor(node, entry.source.text),
    })
  }
}

function hintFor(node: Nodes, text: string): string {
  const isIndented = node.type === 'code' && !/^[`~]/.test(text.slice(node.position?.start.offset ?? 0).trimStart())
  if (isIndented) return 'Remove the spaces before the line: four of them make a block of code.'
  if (node.type === 'linkReference') return 'Write the link whole: [words](/address).'
  if (node.type === 'leafDirective') return 'The one that is known is ::fact[id].'
  return 'Say it in plain words, or with a heading, a list, a table, a link, **bold** or *italics*.'
}
