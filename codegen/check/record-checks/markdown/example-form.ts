import type { Root } from 'mdast'
import { isExample, nodesOf } from '../../../model/texts/markdown-text.ts'
import type { Example } from '../../../model/texts/markdown-text.ts'
import { placeAt } from '../../../model/source.ts'
import type { RecordCheck } from '../../check.ts'

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

function findMisfit(body: Root, example: Example, lines: readonly string[]) {
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
