import type { Service } from '#generated/records.ts'
import type { Nodes, Root } from 'mdast'
import { isExample, textOf, nodesOf } from '../../../model/texts/markdown-text.ts'
import type { Example } from '../../../model/texts/markdown-text.ts'
import { placeOfNode } from '../../../model/records.ts'
import type { RecordCheck } from '../../check.ts'
import { placeAt } from '../../../model/source.ts'
import type { Problem } from '../../../problem/problem.ts'

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

/** An example is a block on its own and is closed: the parser ends an open one with the text. */
export const checkExampleForm: RecordCheck = ({ body, source }, report) => {
  if (!body) return
  for (const example of nodesOf(body).filter(isExample)) {
    const start = example.position?.start.offset ?? 0
    const lines = source.text.slice(start, example.position?.end.offset).split('\n')
    const misfit = findMisfit(body, example, lines)
    const place = placeAt(source, start, start + (lines[0]?.length ?? 1))
    if (misfit) report({ code: 'broken-markdown', ...misfit, place })
  }
}

function findMisfit(
  body: Root,
  example: Example,
  lines: readonly string[],
): Pick<Problem, 'message' | 'hint'> | undefined {
  if (!body.children.includes(example))
    return {
      message: 'This example is inside a list, a quotation or another example, and pages would leave it out.',
      hint: 'Put :::example at the beginning of a line, with an empty line above it.',
    }
  if (!/^[ \t]*:{3,}[ \t]*$/.test(lines.at(-1) ?? ''))
    return {
      message: 'This example has no end, so all that follows would belong to it.',
      hint: 'Write ::: alone on a line where it ends.',
    }
  if (!/^:{3,}example[ \t]*$/.test(lines[0] ?? ''))
    return {
      message: 'Pages do not show text after :::example on its line.',
      hint: 'Write :::example alone on the line, and the words below it.',
    }
  if (example.children.some(({ type }) => type === 'heading'))
    return {
      message: 'This example holds a heading, to which no link could lead.',
      hint: 'Put the heading above :::example, or open with a word in bold: **Example.**',
    }
  return undefined
}
