import { toDrawable } from './drawable-text.ts'
import { colours, headerRow, left, right, row } from './paper.ts'
import type { ShareCard, ShareFact } from './share-card.ts'
import { balanceLines, breakLines, clampLines, cutLine } from './text/break-lines.ts'
import type { Room } from './text/break-lines.ts'
import { measureText } from './text/shape-text.ts'
import type { TextStyle } from './text/shape-text.ts'

/** A line of text in its place on the sheet. */
export interface Line {
  text: string
  style: TextStyle
  colour: string
  left: number
  baseline: number
}

/** The stroke before a fact that has another one to its left. */
export interface Stroke {
  left: number
  top: number
  width: number
  height: number
}

interface HeadingSize {
  size: number
  /** From one line to the next, in ruled rows. */
  rows: number
  mostLines: number
  /** Longer headings cannot fit, so they are not tried. */
  mostCharacters: number
}

const smallestHeading: HeadingSize = { size: 58, rows: 2, mostLines: 4, mostCharacters: 180 }

/** A heading takes the first size in which it fits; in the smallest one it is cut. */
const largerHeadings: readonly HeadingSize[] = [
  { size: 132, rows: 5, mostLines: 1, mostCharacters: 22 },
  { size: 106, rows: 4, mostLines: 2, mostCharacters: 60 },
  { size: 84, rows: 3, mostLines: 3, mostCharacters: 100 },
]

const plain = (size: number): TextStyle => ({ size, tracking: 0 })
const styles = { firm: plain(42), kicker: plain(34), value: plain(44), label: plain(28) }
const headingStyle = (size: number): TextStyle => ({ size, tracking: -0.015 })

const mostFirm = 60
const firmBaseline = 74
// Wide enough for any firm, short of the stamp.
const oneLineWidth = 780
// On this row figures stand, their labels below it.
const valueRow = 18
const labelBaseline = valueRow * row + 37
// The last row of a heading without figures.
const lastRow = 19
/** Rows from the kicker to the heading's first line. */
const leastGap = 3

/** Where everything on a card stands. */
export function layOutCard(card: ShareCard): { lines: Line[]; strokes: Stroke[] } {
  const { style, rows, lines } = fitHeading(card)
  const gap = Math.max(rows, leastGap)
  const kickerRow = findKickerRow(gap + rows * (lines.length - 1), card.facts.length > 0)
  const facts = layOutFacts(card.facts)
  return {
    lines: [
      layOutOne(toDrawable(card.firm, mostFirm), styles.firm, { colour: colours.ink, baseline: firmBaseline }),
      layOutOne(toDrawable(card.kicker, 80), styles.kicker, { colour: colours.accent, baseline: kickerRow * row }),
      ...lines.map((text, index) => ({
        text,
        style,
        colour: colours.ink,
        left,
        baseline: (kickerRow + gap + index * rows) * row,
      })),
      ...facts.lines,
    ],
    strokes: facts.strokes,
  }
}

const roomFor = (style: TextStyle, width: number): Room => ({ width, measure: (text) => measureText(text, style) })

function layOutOne(text: string, style: TextStyle, place: Pick<Line, 'colour' | 'baseline'>): Line {
  return { text: cutLine(text, roomFor(style, oneLineWidth)), style, left, ...place }
}

/** The heading in the largest size in which it fits; one without a single known character gives way to the firm's name. */
function fitHeading({ heading, firm }: ShareCard): { style: TextStyle; rows: number; lines: string[] } {
  const text = toDrawable(heading, smallestHeading.mostCharacters) || toDrawable(firm, mostFirm)
  for (const { size, rows, mostLines } of largerHeadings.filter((one) => text.length <= one.mostCharacters)) {
    const style = headingStyle(size)
    const lines = balanceLines(text, roomFor(style, right - left))
    if (lines.length <= mostLines) return { style, rows, lines }
  }
  const style = headingStyle(smallestHeading.size)
  const room = roomFor(style, right - left)
  // Balanced, a text that is cut would fill half the width only.
  const lines = clampLines(breakLines(text, room), smallestHeading.mostLines, room)
  return { style, rows: smallestHeading.rows, lines }
}

/** Puts kicker and heading a little above the middle of the room between the header and the figures. */
function findKickerRow(headingRows: number, hasFacts: boolean): number {
  const end = hasFacts ? valueRow - 2 : lastRow
  return Math.max(headerRow + 2, Math.floor((headerRow + end - headingRows) / 2))
}

// On either side of a stroke.
const padding = 26
const stroke = { width: 2, top: valueRow * row - 41, height: 86 }
const indent = stroke.width + padding

/** The facts side by side, each as wide as its texts; where they are too wide together, all give way in the same measure. */
function layOutFacts(facts: readonly ShareFact[]): { lines: Line[]; strokes: Stroke[] } {
  const texts = facts.map(({ value, label }) => ({ value: toDrawable(value, 40), label: toDrawable(label, 48) }))
  const widths = texts.map(({ value, label }, index) => {
    const widest = Math.max(measureText(value, styles.value), measureText(label, styles.label))
    return (index === 0 ? 0 : indent) + Math.ceil(widest) + padding
  })
  const share = Math.min(1, (right - left) / widths.reduce((sum, width) => sum + width, 0))
  const lefts = widths.map((_, index) => left + widths.slice(0, index).reduce((sum, width) => sum + width * share, 0))
  return {
    lines: texts.flatMap(({ value, label }, index) => {
      const before = index === 0 ? 0 : indent
      const start = Math.round((lefts[index] ?? left) + before)
      const room = (widths[index] ?? 0) * share - before - padding
      return [
        {
          text: cutLine(value, roomFor(styles.value, room)),
          style: styles.value,
          colour: colours.ink,
          left: start,
          baseline: valueRow * row,
        },
        {
          text: cutLine(label, roomFor(styles.label, room)),
          style: styles.label,
          colour: colours.inkSoft,
          left: start,
          baseline: labelBaseline,
        },
      ]
    }),
    strokes: lefts.slice(1).map((start) => ({ left: Math.round(start), ...stroke })),
  }
}
