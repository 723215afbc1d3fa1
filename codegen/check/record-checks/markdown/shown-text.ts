import { nodesOf } from '../../../model/texts/markdown-text.ts'
import type { Heading, Nodes, Paragraph, TableCell, Text } from 'mdast'
import type { Entry } from '../../../model/records.ts'

export type Line = Paragraph | Heading | TableCell

/** A line as a visitor reads it: each letter at its offset in the file, with blanks for marks. */
interface ShownText {
  node: Line
  /** The offset of its first letter in the file. */
  start: number
  text: string
}

/** The lines of a body that contain the pattern. Only of these the text is worked out. */
export function shownTextsOf(
  entry: Entry<unknown>,
  pattern: RegExp,
  within: Nodes | undefined = entry.body,
): ShownText[] {
  return nodesOf(within)
    .filter(isLine)
    .filter((line) => textNodesOf(line).some(({ value }) => pattern.test(value)))
    .map((node) => toShownText(entry, node))
}

function textNodesOf(line: Line): Text[] {
  return nodesOf(line).filter((node): node is Text => node.type === 'text')
}

function isLine(node: Nodes): node is Line {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
}

// A sign after a backslash is meant as a letter.
const escaped = /\\[!-/:-@[-`{-~]/g

function toShownText({ source }: Entry<unknown>, node: Line): ShownText {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  let text = ''
  for (const { position } of textNodesOf(node)) {
    const [from, to] = [(position?.start.offset ?? start) - start, (position?.end.offset ?? start) - start]
    text +=
      blank(source.text.slice(start + text.length, start + from)) +
      source.text.slice(start + from, start + to).replace(escaped, '  ')
  }
  return { node, start, text: text + blank(source.text.slice(start + text.length, end)) }
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
