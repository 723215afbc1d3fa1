import { colours, headerRow, left, right, row } from './paper.ts'
import type { ShareCard } from '../../../pages/all-pages.ts'

/** A line of text on the picture. `x` and `y` are where its baseline begins. */
interface TextLine {
  text: string
  x: number
  y: number
  size: number
  colour: string
}

interface Drawing {
  lines: readonly TextLine[]
  /** Vertical strokes between figures. */
  strokes: readonly { x: number; y: number; height: number }[]
}

/** The width of a text in pixels at a font size. */
export type WidthOf = (text: string, size: number) => number

const room = right - left
// The stamp stands at the right of the first lines.
const roomBesideStamp = 780

// A heading takes the largest size at which it needs no more lines than this; at the smallest it is
// cut. A line is so many ruled rows high.
const headingSizes = [
  { size: 132, rows: 5, mostLines: 1 },
  { size: 106, rows: 4, mostLines: 2 },
  { size: 84, rows: 3, mostLines: 3 },
  { size: 58, rows: 2, mostLines: 4 },
] as const

const mostFirm = 60
const [firmSize, kickerSize, valueSize, labelSize] = [42, 34, 44, 28]
const kickerHeight = 56

/** Where the text of a card stands on the sheet. */
export function layOutCard({ firm, kicker, heading, facts }: ShareCard, widthOf: WidthOf): Drawing {
  const title = setHeading(toDrawable(heading, 180) || toDrawable(firm, mostFirm), widthOf)
  const middle = (headerRow + (facts.length > 0 ? 6 : 7.5)) * row
  const top = middle - (kickerHeight + title.lines.length * title.rows * row) / 2
  const cut = (text: string, size: number) => cutToFit(text, roomBesideStamp, (part) => widthOf(part, size))
  const figures = setFacts(facts, widthOf)
  return {
    lines: [
      { text: cut(toDrawable(firm, mostFirm), firmSize), x: left, y: 67, size: firmSize, colour: colours.ink },
      { text: cut(toDrawable(kicker, 80), kickerSize), x: left, y: top + 32, size: kickerSize, colour: colours.accent },
      ...title.lines.map((text, index) => ({
        text,
        x: left,
        size: title.size,
        colour: colours.ink,
        y: top + kickerHeight + (index + 0.5) * title.rows * row + title.size * halfCapital,
      })),
      ...figures.lines,
    ],
    strokes: figures.strokes,
  }
}

// Half the height of a capital letter, as a part of the font size.
const halfCapital = 0.33

function setHeading(text: string, widthOf: WidthOf) {
  for (const { size, rows, mostLines } of headingSizes) {
    const lines = balance(text, (part) => widthOf(part, size))
    if (lines.length <= mostLines && lines.every((line) => widthOf(line, size) <= room)) return { size, rows, lines }
  }
  const { size, rows, mostLines } = headingSizes[3]
  const measure = (part: string) => widthOf(part, size)
  const lines = breakLines(text, room, measure)
  const kept = [...lines.slice(0, mostLines - 1), lines.slice(mostLines - 1).join(' ')].filter((line) => line !== '')
  return { size, rows, lines: kept.map((line) => cutToFit(line, room, measure)) }
}

type Measure = (text: string) => number

/** Lines no wider than the room, broken at spaces. A word that is wider has a line of its own. */
function breakLines(text: string, most: number, widthOf: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const balanceStep = 24

/** As few lines as the room allows, in the least width that needs no more. */
function balance(text: string, widthOf: Measure): string[] {
  let lines = breakLines(text, room, widthOf)
  for (let most = room - balanceStep; most > 0; most -= balanceStep) {
    const narrower = breakLines(text, most, widthOf)
    if (narrower.length > lines.length) break
    lines = narrower
  }
  return lines
}

/** A text that ends with an ellipsis where there is no room for all of it. */
function cutToFit(text: string, most: number, widthOf: Measure): string {
  if (widthOf(text) <= most) return text
  let end = text.length
  while (end > 0 && widthOf(`${text.slice(0, end).trimEnd()}…`) > most) end -= 1
  return `${text.slice(0, end).trimEnd()}…`
}

const gap = 26
const factsTop = 17 * row - 14

/** Figures side by side, each over its label, with a stroke between two. */
function setFacts(facts: ShareCard['facts'], widthOf: WidthOf): Drawing {
  const most = (room - 2 * gap * (facts.length - 1)) / Math.max(1, facts.length)
  const drawn = facts.map(({ value, label }) => ({ value: toDrawable(value, 40), label: toDrawable(label, 48) }))
  const widths = drawn.map(({ value, label }) => Math.max(widthOf(value, valueSize), widthOf(label, labelSize)))
  const isTight = widths.reduce((sum, width) => sum + width, 0) > most * facts.length
  const lines: TextLine[] = []
  const strokes: Drawing['strokes'][number][] = []
  let x = left
  for (const { value, label } of drawn) {
    if (x > left) strokes.push({ x: x - gap, y: factsTop, height: 79 })
    const texts = [
      { text: value, y: factsTop + 40, size: valueSize, colour: colours.ink },
      { text: label, y: factsTop + 74, size: labelSize, colour: colours.inkSoft },
    ].map((line) => ({
      ...line,
      text: cutToFit(line.text, isTight ? most : room, (part) => widthOf(part, line.size)),
    }))
    lines.push(...texts.map((line) => ({ ...line, x })))
    x += Math.max(...texts.map(({ text, size }) => widthOf(text, size))) + 2 * gap
  }
  return { lines, strokes }
}

// What the subset of the display face next to this file holds, and its sisters for Indian scripts:
// neither Gurmukhi nor Odia.
const unknown = /[^\x20-\x7E₹–—’“”·×©→…\u0900-\u09FF\u0A80-\u0AFF\u0B80-\u0D7F\u200C\u200D]/g

// Look-alikes that the subset has a glyph for.
const alike: Readonly<Record<string, string>> = { '‘': '’', '‐': '-', '‑': '-', '−': '-' }

/** A text with only the glyphs that the subset has, cut with an ellipsis. */
export function toDrawable(text: string, mostCharacters: number): string {
  // Decomposed, é is an e and an accent; only the accent is unknown.
  const known = text
    .slice(0, mostCharacters * 4)
    .normalize('NFD')
    .replace(/[‘‐‑−]/g, (one) => alike[one] ?? one)
    .replace(/\s+/g, ' ')
    .replace(unknown, '')
  const clean = known.replace(/ +/g, ' ').trim()
  return clean.length <= mostCharacters ? clean : `${clean.slice(0, mostCharacters - 1).trimEnd()}…`
}
