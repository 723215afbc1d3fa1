import type { Service } from '#generated/records.ts'
import type { Heading, List, ListItem, Nodes, Root, Table } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { describeEntry } from '../../../problem/describe-record.ts'
import { findTie, isExample, nodesOf, textOf } from '../../../model/texts/markdown-text.ts'
import { placeAt } from '../../../model/source.ts'
import { placeOfNode } from '../../../model/records.ts'
import type { AnyEntry, Entry } from '../../../model/records.ts'
import type { Fault } from '../../../problem/problem.ts'
import type { RecordCheck } from '../../check.ts'

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
  // Its footnote is refused.
  'footnoteReference',
])

// Tables that planning makes. A service names them too.
const tableNames: readonly NonNullable<Service['table']>[] = ['professional-tax', 'professional-tax-states']

const names: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML',
  image: 'a picture',
  imageReference: 'a picture',
  linkReference: 'a link whose address is elsewhere in the text',
  definition: 'the address of a link that is elsewhere in the text',
  footnoteDefinition: 'a footnote',
  code: 'a block of code',
  delete: 'a text struck through',
}

/** What is wrong with a node, or with the node `at` inside it. */
type Found = Fault & { at?: Nodes }

/** Refuses Markdown that no page shows, and whose parts do not fit together. */
export const checkMarkdown: RecordCheck = (entry, report) => {
  if (entry.body?.children.every(({ type }) => type === 'yaml')) {
    const { source } = entry
    const end = source.text.indexOf('\n', source.yamlEnd)
    report({
      code: 'wrong-length',
      message: `${describeEntry(entry)} has no text.`,
      place: placeAt(source, source.yamlEnd, end < 0 ? source.text.length : end),
      hint: 'Write it under the line of hyphens that closes the block of data.',
    })
  }
  const isTold = rememberTold(entry.body)
  for (const node of nodesOf(entry.body))
    if (!isTold(node))
      for (const { at = node, ...fault } of findMisfits(entry, node))
        report({ ...fault, place: placeOfNode(entry, at) })
}

/** Whether a message says it already: of the opening tag, or of the link to this address. */
function rememberTold(body: Root | undefined): (node: Nodes) => boolean {
  const links = nodesOf(body).filter((node) => node.type === 'linkReference' || node.type === 'imageReference')
  const named = new Set(links.map(({ identifier }) => identifier))
  const open: string[] = []
  return (node) => {
    if (node.type === 'definition') return named.has(node.identifier)
    if (node.type !== 'html') return false
    const [, opening] = /^<([a-z][\w-]*)/i.exec(node.value) ?? []
    if (opening !== undefined) open.push(opening)
    // A closing tag that begins a line takes the lines below it with it.
    const [, closing] = /^<\/([a-z][\w-]*)\s*>$/i.exec(node.value) ?? []
    const at = closing === undefined ? -1 : open.lastIndexOf(closing)
    return at >= 0 && open.splice(at, 1).length > 0
  }
}

function* findMisfits(entry: AnyEntry, node: Nodes): Generator<Found> {
  if (!shown.has(node.type) && !isKnownBlock(node)) {
    const what = names[node.type] ?? ('name' in node ? `a block called "${node.name}"` : `"${node.type}"`)
    yield {
      code: 'unknown-markdown',
      message: isTable(node)
        ? `There is no table "${textOf(node).trim()}".`
        : `The text holds ${what}, which pages do not show.`,
      hint: hintFor(node, entry.source.text),
    }
  }
  yield* findUnshown(entry, node)
  if (node.type === 'heading') yield* findLevel(node)
  if (node.type === 'table') yield* findCells(node)
  if (node.type === 'list' && node.ordered) yield* findNumbers(entry, node)
  if (node.type === 'textDirective') yield* findFact(entry, node)
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    yield {
      code: 'unknown-markdown',
      message: 'The list holds boxes to tick, which pages do not show.',
      hint: 'Remove [ ] and [x].',
    }
  if (node.type === 'link' && textOf(node).trim() === '')
    yield {
      code: 'broken-markdown',
      message: 'The link has no words, so nobody can see it.',
      hint: `Write them between its square brackets: [words](${node.url}).`,
    }
}

/** Words in a node of a kind that pages show, but in a part of it that they do not. */
function* findUnshown({ collection }: AnyEntry, node: Nodes): Generator<Found> {
  if (node.type === 'link' && typeof node.title === 'string')
    yield {
      code: 'unknown-markdown',
      message: `Behind the address of the link there is "${node.title}", which pages do not show.`,
      hint: `Write the address alone between the round brackets: (${node.url}).`,
    }
  if (!('attributes' in node) || isExample(node)) return
  const isTie = findTie(node) !== undefined
  const isOfFact = node.type === 'textDirective' && node.name === 'fact'
  if (!isOfFact && Object.keys(node.attributes ?? {}).length > 0)
    yield {
      code: 'broken-markdown',
      message: `Pages do not show the braces behind "${node.name}", nor what is in them.`,
      hint: 'Remove the braces, or write their words without them.',
    }
  if (collection === 'legal' && (isTie || isTable(node)))
    yield {
      code: 'unknown-markdown',
      message: `Legal pages show no ${isTie ? 'notes of facts' : 'tables of other data'}.`,
      hint: 'Say it in the text itself, or move it to an article.',
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
  if (node.type === 'definition')
    return 'Write the link whole where its words are: [words](/address). Where brackets are meant, put a backslash before the first: \\['
  if (node.type === 'linkReference') return 'Write the link whole: [words](/address).'
  if (isTable(node)) return `The tables that are known: ${tableNames.map((name) => `::table[${name}]`).join(', ')}.`
  if (node.type === 'leafDirective') return 'Those that are known are ::fact[id] and ::table[name].'
  if (node.type === 'containerDirective') return 'The one that is known is :::example, up to a line of :::'
  return 'Say it in plain words, or with a heading, a list, a table, a link, **bold** or *italics*.'
}

/** An incomplete tie to a fact, which pages would show as text. */
function* findFact({ source }: Entry<unknown>, node: TextDirective): Generator<Found> {
  if (node.name !== 'fact' || findTie(node)) return
  const behind = source.text.slice(node.position?.end.offset ?? 0)
  // The parser takes any word after a colon for such a mark.
  const isWord = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0
  if (isWord && !/^[ \t]*[[({]/.test(behind)) return
  yield {
    code: 'broken-markdown',
    message: 'This tie to a fact names no fact or no words, so pages would show it as text.',
    hint: `Write the words and behind them the fact: :fact[${node.children.map(textOf).join('') || 'words'}]{id}. Under a whole paragraph write, alone on its line: ::fact[id]`,
  }
}

/** Pages show levels 2 to 4: the title has the first, and lower ones would be too small. */
function* findLevel(node: Heading): Generator<Found> {
  if (node.depth === 1)
    yield {
      code: 'unknown-markdown',
      message: 'This heading is of the first level, which only the title of the page has.',
      hint: 'Begin the line with ## and a space.',
    }
  else if (node.depth > 4)
    yield {
      code: 'unknown-markdown',
      message: `This heading is of level ${node.depth}; pages show none below level 4.`,
      hint: 'Begin the line with ####, or with fewer, and a space.',
    }
}

/**
 * Columns without a heading, of which a screen reader announces only the number; rows with a cell
 * too many, which pages would drop or show beside the table, or with one too few.
 */
function* findCells({ children: [head, ...rows] }: Table): Generator<Found> {
  const width = head?.children.length ?? 0
  for (const node of head?.children ?? [])
    if (textOf(node).trim() === '')
      yield {
        at: node,
        code: 'broken-markdown',
        message: 'The column has no heading, so a screen reader cannot say what its cells are.',
        hint: 'Write one or two words for it: | Year | … |',
      }
  for (const node of rows)
    if (node.children.length !== width)
      yield {
        at: node,
        code: 'broken-markdown',
        message: `The row has ${node.children.length} ${node.children.length === 1 ? 'cell' : 'cells'}, and the first row of its table has ${width}.`,
        hint:
          node.children.length > width
            ? 'Remove the last cell, or write \\| where the sign itself is meant.'
            : 'Add what is missing; a cell without text is |  |.',
      }
}

/** Entries with another number than pages show. The same number for all is allowed. */
function* findNumbers({ source }: Entry<unknown>, { children, start }: List): Generator<Found> {
  const written = ({ position }: ListItem) => {
    const at = position?.start.offset ?? 0
    // Markdown numbers have at most nine digits.
    return Number(/^\d+/.exec(source.text.slice(at, at + 9))?.[0])
  }
  const first = start ?? 1
  if (children.every((node) => written(node) === first)) return
  const index = children.findIndex((node, at) => written(node) !== first + at)
  const node = children[index]
  if (node)
    yield {
      at: node,
      code: 'broken-markdown',
      message: `This entry is written as ${written(node)}, and pages would show it as ${first + index}: they count on from the first.`,
      hint: `Write ${first + index}, or end the list above with a paragraph.`,
    }
}
