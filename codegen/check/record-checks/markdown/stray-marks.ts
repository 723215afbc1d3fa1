import { placeAt } from '../../../model/source.ts'
import { shownTextsOf } from './shown-text.ts'
import type { Line } from './shown-text.ts'
import type { RecordCheck } from '../../check.ts'

/** An unfinished mark of Markdown: visitors would read the mark itself. */
interface StrayMark {
  pattern: RegExp
  message: string
  hint: string | ((found: string) => string)
  /** The lines that are searched; all lines unless given. */
  only?: Line['type']
}

const cellsIn = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length

const wholeLink = 'Write [words](/address): no space between ] and (, none in the address, and ) at its end.'
const sign =
  'Write it on both sides of the words, without a space between. Where the sign itself is meant, put a backslash before it.'

/** In the order of the search: what one pattern has found is not searched by the later ones. */
const strayMarks: readonly StrayMark[] = [
  {
    pattern: /(?<!:):{2,}[ \t]*fact\b[^\n]*|:fact(?=[ \t]*[[({])[^\n]*/gi,
    message: 'This note of a fact is not complete or does not stand alone, so pages would show it as text.',
    hint: (found) => `Write it alone on its line: ::fact[${/fact\W*([a-z0-9-]+)/i.exec(found)?.[1] ?? 'id'}]`,
  },
  {
    pattern: /^[ \t]*:{2,}[ \t]*[A-Za-z][^\n]*|^[ \t]*:{3,}[ \t]*$/gm,
    message: 'The line begins like a block, and there is none of this form.',
    hint: 'Those that are known are ::fact[id], ::table[name] and :::example up to :::, each alone on its line.',
  },
  {
    pattern: /^[ \t]*\|[^\n]*\|[^\n]*|^[ \t:|]*(?:--?[ \t:|]+)*---[ \t:-]*\|[ \t:|-]*$/gm,
    message: 'These lines are no table: a table has a line of hyphens under its first line, with as many parts.',
    hint: (found) => `Write under the first line: ${'|---'.repeat(cellsIn(found))}|`,
    only: 'paragraph',
  },
  {
    // Two lines or more, with tabs between words, or with , or ; and no space after them.
    pattern:
      /(?<![^\n])(?:(?:[^\n\t]+\t[^\n]+(?:\n|$)){2,}|(?:(?![^\n]*[,;](?:\s|$))(?=[^\n]*[^\d\n][,;]\S)(?:[^\n,;]+[,;])+[^\n,;]+(?:\n|$)){2,})/g,
    message: 'These lines are the cells of a spreadsheet, and pages would join them to one paragraph.',
    hint: 'Write them as a table: | Form | Who files |, under it |---|---|, and then a line for each row.',
    only: 'paragraph',
  },
  {
    pattern:
      /(?:(?:\[|(?<![^[\]\n]))[^[\]\n]*)?\]\([^\s)]*\)?|\[[^[\]\n]+\(\/(?:(?!\(\/)[^\s)])*\)|\[[^[\]\n]*\]\s+\((?:\/|#|https?:|mailto:|tel:)[^\s)]*\)?/g,
    message: 'This link is not complete, so pages would show its brackets.',
    hint: wholeLink,
  },
  {
    pattern: /\[\^[^[\]\s]+\]/g,
    message: 'This is the mark of a footnote, and there is no footnote of this name.',
    hint: 'Say it in the sentence itself; pages show no footnotes.',
  },
  {
    pattern: /\[[^[\]\n]+\] ?\[[^[\]\n]*\]|\[(?:\/[a-z][\w-]|https?:)[^[\]\s]*\]|\(\/[a-z][\w-][\w/#-]*\)/g,
    message: 'Pages would show these brackets and no link.',
    hint: wholeLink,
  },
  {
    pattern: /^[ \t]*#{2,6}(?=[^\s#])|(?<![^])#(?=\p{L})/gmu,
    message: 'There is no space behind the marks of this heading.',
    hint: (found) => `Write a space behind ${found.trim()}`,
    only: 'paragraph',
  },
  {
    // One such line may be a number where a sentence was broken in two.
    pattern: /(?<=\n)[ \t>]*\d{1,3}[.)] [^\n]+\n[ \t>]*\d{1,3}[.)] [^\n]+/g,
    only: 'paragraph',
    message: 'These lines are no list, so pages would join them to the text above.',
    hint: 'Put an empty line above the first; a list that does not begin at 1 needs one.',
  },
  {
    pattern: /(?<![^])(?:[-+]|\d{1,3}[.)])(?=\p{L})/gu,
    message: 'There is no space behind the mark of this list entry.',
    hint: (found) => `Write a space behind ${found}`,
    only: 'paragraph',
  },
  {
    pattern: /^[ \t]*[•●▪◦‣]/gm,
    message: 'This is the bullet of another program, so pages would join its lines to one paragraph.',
    hint: 'Write - and a space in place of each, with an empty line above the first.',
    only: 'paragraph',
  },
]

/** Marks that come in pairs around words. The first unpaired one in a line is reported for all. */
const pairs: readonly RegExp[] = [
  /\*\*+/,
  /(?<![\p{L}\p{N}_])__(?=\p{L})|(?<=[\p{L}.!?])__(?![\p{L}\p{N}_])/u,
  /`+/,
  /~~/,
  // Between figures it means multiplication, and after one it marks a remark.
  /(?<![\p{L}\p{N}*])\*(?=\p{L})|(?<=[\p{L}.!?])\*(?![\p{L}\p{N}*])/u,
  /(?<![\p{L}\p{N}_])_(?=\p{L})|(?<=[\p{L}.!?])_(?![\p{L}\p{N}_])/u,
]

/** What all of these have in common. */
const suspicious = /[[\]*_`~|#\t•●▪◦‣]|[^\d\s][,;][^\s\d]|::|:fact|\(\/|(?:^|\n)[ \t>]*(?:[-+]|\d{1,3}[.)])/i

/** Refuses unfinished Markdown: the parser takes it for text, and visitors would too. */
export const checkStrayMarks: RecordCheck = (entry, report) => {
  for (const { node, start, text } of shownTextsOf(entry, suspicious)) {
    for (const { index, length, ...problem } of findStrayMarks(node, text)) {
      report({
        ...problem,
        code: 'broken-markdown',
        place: placeAt(entry.source, start + index, start + index + length),
      })
    }
  }
}

interface Found {
  message: string
  hint: string
  index: number
  length: number
}

function findStrayMarks(node: Line, text: string): Found[] {
  const all: Found[] = []
  let left = text
  for (const { pattern, message, hint, only } of strayMarks) {
    if (only !== undefined && only !== node.type) continue
    const matches = [...left.matchAll(pattern)]
    // The lines of a broken table or list are one mistake.
    for (const { 0: found, index } of only === undefined ? matches : matches.slice(0, 1)) {
      all.push({
        message,
        hint: typeof hint === 'string' ? hint : hint(found),
        index: index + found.length - found.trimStart().length,
        length: found.trim().length,
      })
    }
    if (matches.length > 0) left = left.replace(pattern, (found) => found.replace(/[^\n]/g, ' '))
  }
  const pair = pairs.map((pattern) => pattern.exec(left)).find((match) => match !== null)
  if (pair)
    all.push({
      message: `The mark ${pair[0]} has no other half here, so pages would show it.`,
      hint: sign,
      index: pair.index,
      length: pair[0].length,
    })
  return all
}
