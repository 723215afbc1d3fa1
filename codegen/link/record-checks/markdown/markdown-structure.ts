import type { Heading, List, ListItem, Nodes, Table } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { describeRecord } from '../../../problem/describe-record.ts'
import { findTie, textOf } from '../../../model/texts/markdown-text.ts'
import { placeAt } from '../../../model/source.ts'
import { placeOfNode } from '../../../model/records.ts'
import type { Entry } from '../../../model/records.ts'
import type { Problem } from '../../../problem/problem.ts'
import { nodesOf } from '../../nodes-of.ts'
import type { RecordCheck } from '../../check.ts'

type Found = Omit<Problem, 'place'> & { node: Nodes }

/** Refuses Markdown whose parts do not fit together: pages would drop or change some of it. */
export const checkMarkdownStructure: RecordCheck = (entry, report) => {
  if (!entry.body) return
  if (entry.body.children.every(({ type }) => type === 'yaml')) {
    const { source } = entry
    const end = source.text.indexOf('\n', source.yamlEnd)
    report({
      code: 'wrong-length',
      message: `${describeRecord(entry.collection, entry.id, [])} has no text.`,
      place: placeAt(source, source.yamlEnd, end < 0 ? source.text.length : end),
      hint: 'Write it under the line of hyphens that closes the block of data.',
    })
  }
  for (const node of nodesOf(entry.body))
    for (const { node: at, ...problem } of findMisfits(entry, node))
      report({ ...problem, place: placeOfNode(entry, at) })
}

function findMisfits(entry: Entry<unknown>, node: Nodes): Found[] {
  switch (node.type) {
    case 'heading':
      return findLevel(node)
    case 'table':
      return [...findNamelessColumns(node), ...findRows(node)]
    case 'list':
      return node.ordered ? findNumbers(entry, node) : []
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? [
            {
              node,
              code: 'unknown-markdown',
              message: 'The list holds boxes to tick, which pages do not show.',
              hint: 'Remove [ ] and [x].',
            },
          ]
        : []
    case 'link':
      return textOf(node).trim() === ''
        ? [
            {
              node,
              code: 'broken-markdown',
              message: 'The link has no words, so that nobody sees it.',
              hint: `Write them between its square brackets: [words](${node.url}).`,
            },
          ]
        : []
    case 'textDirective':
      return findFact(entry, node)
    default:
      return []
  }
}

/** An incomplete tie to a fact, which pages would show as text. */
function findFact({ source }: Entry<unknown>, node: TextDirective): Found[] {
  if (node.name !== 'fact' || findTie(node)) return []
  const behind = source.text.slice(node.position?.end.offset ?? 0)
  if (node.children.length === 0 && !/^[ \t]*[[({]/.test(behind)) return []
  return [
    {
      node,
      code: 'broken-markdown',
      message: 'This tie to a fact names no fact or no words, so pages would show it as text.',
      hint: `Write the words and behind them the fact: :fact[${node.children.map(textOf).join('') || 'words'}]{id}. Under a whole paragraph write, alone on its line: ::fact[id]`,
    },
  ]
}

// Heading levels that pages can show: the first is the title of the page, and below the fourth the
// letters would be too small.
const levels = [2, 3, 4]

function findLevel(node: Heading): Found[] {
  if (levels.includes(node.depth)) return []
  const message =
    node.depth === 1
      ? 'This heading is of the first level, which only the title of the page has.'
      : `This heading is of level ${node.depth}; pages show none below level 4.`
  return [
    {
      node,
      code: 'unknown-markdown',
      message,
      hint:
        node.depth === 1
          ? 'Begin the line with ## and a space.'
          : 'Begin the line with ####, or with fewer, and a space.',
    },
  ]
}

/** Columns without a heading: a screen reader then announces only the number of the column. */
function findNamelessColumns({ children: [head] }: Table): Found[] {
  const nameless = (head?.children ?? []).filter((cell) => textOf(cell).trim() === '')
  return nameless.map((node) => ({
    node,
    code: 'broken-markdown',
    message: 'The column has no heading, so who listens to the table does not know what its cells are.',
    hint: 'Write one or two words for it: | Year | … |',
  }))
}

/** Rows with a cell too many, which pages would drop, or with one too few. */
function findRows({ children: [head, ...rows] }: Table): Found[] {
  const width = head?.children.length ?? 0
  return rows
    .filter((row) => row.children.length !== width)
    .map((row) => ({
      node: row,
      code: 'broken-markdown',
      message: `The row has ${row.children.length} ${row.children.length === 1 ? 'cell' : 'cells'}, and the first row of its table has ${width}.`,
      hint:
        row.children.length > width
          ? 'Remove the last cell, or write \\| where the sign itself is meant.'
          : 'Add what is missing; a cell without text is |  |.',
    }))
}

/** Entries with another number than pages show. The same number for all is allowed. */
function findNumbers({ source }: Entry<unknown>, { children, start }: List): Found[] {
  const written = ({ position }: ListItem) => {
    const at = position?.start.offset ?? 0
    // Markdown numbers have at most nine digits.
    return Number(/^\d+/.exec(source.text.slice(at, at + 9))?.[0])
  }
  const first = start ?? 1
  if (children.every((node) => written(node) === first)) return []
  const index = children.findIndex((node, at) => written(node) !== first + at)
  const node = children[index]
  return node
    ? [
        {
          node,
          code: 'broken-markdown',
          message: `This entry is written as ${written(node)}, and pages would show it as ${first + index}: they count on from the first.`,
          hint: `Write ${first + index}, or end the list above with a paragraph.`,
        },
      ]
    : []
}
