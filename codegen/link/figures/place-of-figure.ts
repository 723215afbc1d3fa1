import { isRecord } from '../../lib/is-record.ts'
import { placeIn } from '../../model/records.ts'
import { findRange, placeAt } from '../../model/source.ts'
import type { Place } from '../../problem/problem.ts'
import type { UntiedFigure } from './untied-figures.ts'

/** The exact place of a figure; a text of YAML may span many lines. */
export function placeOfFigure({ entry, figure }: UntiedFigure): Place {
  const { source } = entry
  const { path, start, end } = figure
  if (!path) return placeAt(source, start, end)
  const place = placeIn(entry, path)
  const range = findRange(place)
  const text = textOfFigure({ entry, figure })
  // YAML folds lines, so a space may be any white space.
  const written = new RegExp(`(${anyBlanks(text.slice(0, start))})(${anyBlanks(text.slice(start, end))})`)
  const found = written.exec(source.text.slice(range.start))
  // Letters after a backslash are written differently from how they read.
  if (!found || found.index > range.end - range.start) return place
  const [, before = '', own = ''] = found
  const at = range.start + found.index + before.length
  return { ...place, range: [at, at + own.length] }
}

function anyBlanks(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('\\s+')
}

/** The text that holds a figure: the value of its key, or the whole file. */
function textOfFigure({ entry, figure }: UntiedFigure): string {
  if (!figure.path) return entry.source.text
  return String(
    figure.path.reduce<unknown>(
      (value, key) => (isRecord(value) ? value[key] : Array.isArray(value) ? value[Number(key)] : undefined),
      entry.value,
    ),
  )
}

/** The sentence or table row that holds a figure, on one line. */
export function sentenceOf(untied: UntiedFigure): string {
  const text = textOfFigure(untied)
  const { start, end } = untied.figure
  const from = Math.max(
    ...[...text.slice(0, start).matchAll(sentenceEnd)].map((match) => match.index + match[0].length),
    0,
  )
  const to = text.slice(end).search(sentenceEnd)
  const sentence = text.slice(from, to < 0 ? text.length : end + to + 1)
  return sentence.replace(/\s+/g, ' ').replace(/^[\s|*-]+|[\s|]+$/g, '')
}

// A full stop before a space, an empty line, or the end of a line of a list or a table.
const sentenceEnd = /[.?!](?=\s)|\n\s*\n|\n(?=\s*[-*|])|\|\s*\n/g
