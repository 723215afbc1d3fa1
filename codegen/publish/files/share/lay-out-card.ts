import type { CSSProperties, ReactElement } from 'react'
import { toDrawable } from './drawable-text.ts'
import { colours, headerRow, height, left, right, row, width } from './paper.ts'
import type { ShareCard, ShareFact } from './share-card.ts'

export const fontName = 'Anek Latin'

export interface HeadingSize {
  fontSize: number
  /** From one line to the next, in ruled rows. */
  rows: number
  mostLines: number
  /** Longer headings cannot fit, so they are not tried. */
  mostCharacters: number
}

export const smallestHeading: HeadingSize = { fontSize: 58, rows: 2, mostLines: 4, mostCharacters: 180 }

/** A heading takes the first size in which it fits; in the last one it is cut. */
export const headingSizes: readonly HeadingSize[] = [
  { fontSize: 132, rows: 5, mostLines: 1, mostCharacters: 22 },
  { fontSize: 106, rows: 4, mostLines: 2, mostCharacters: 60 },
  { fontSize: 84, rows: 3, mostLines: 3, mostCharacters: 100 },
  smallestHeading,
]

/** The heading as it is drawn; one without a single known character gives way to the firm's name. */
export function headingOf({ heading, firm }: ShareCard): string {
  return toDrawable(heading, smallestHeading.mostCharacters) || toDrawable(firm, mostFirm)
}

const mostFirm = 60
// The figures stand on these rows, the value over its label.
const valueRow = 18
const labelRow = 19
/** Rows from the kicker to the heading's first line. */
const leastGap = 3

/** A part of the card by itself: each has a place of its own, so that Satori sets one that many cards have only once. */
export function layOutPart(part: ReactElement): ReactElement {
  return box({ display: 'flex', width, height, fontFamily: fontName, fontWeight: 600, color: colours.ink }, [part])
}

export const layOutFirm = ({ firm }: ShareCard): ReactElement =>
  box({ ...oneLine, ...onRow(2.45, 42, 50) }, toDrawable(firm, mostFirm))

/** The small line over the heading, on the first row. */
export const layOutKicker = ({ kicker }: ShareCard): ReactElement =>
  box({ ...oneLine, ...onRow(firstRow, 34, 42), color: colours.accent }, toDrawable(kicker, 80))

export const layOutFacts = ({ facts }: ShareCard): ReactElement =>
  box(
    { position: 'absolute', display: 'flex', left, top: valueRow * row - baselineOf(valueSize), width: right - left },
    facts.map(layOutFact),
  )

// Where what is set before its place is known is set: far enough down that nothing of it is cut off.
const firstRow = headerRow

/** The heading with its first baseline on the first row. */
export function layOutHeading(card: ShareCard, size: HeadingSize): ReactElement {
  const style: CSSProperties = {
    ...onRow(firstRow, size.fontSize, size.rows * row),
    display: 'block',
    width: right - left,
    letterSpacing: '-0.015em',
    wordBreak: 'break-word',
  }
  // Balanced, a text that is cut would fill half the width only.
  return box(
    { ...style, ...(size === smallestHeading ? { lineClamp: size.mostLines } : { textWrap: 'balance' }) },
    headingOf(card),
    headingKey,
  )
}

/** How far below the first row kicker and heading stand, in pixels. */
export function findPlaces(
  { facts }: ShareCard,
  size: HeadingSize,
  lines: number,
): { kicker: number; heading: number } {
  const gap = Math.max(size.rows, leastGap)
  const kickerRow = findKickerRow(gap + size.rows * (lines - 1), facts.length > 0)
  return { kicker: (kickerRow - firstRow) * row, heading: (kickerRow + gap - firstRow) * row }
}

/** The key by which Satori's report of its boxes names the heading. */
export const headingKey = 'heading'

/** Puts kicker and heading a little above the middle of the room between the header and the figures. */
function findKickerRow(headingRows: number, hasFacts: boolean): number {
  const end = hasFacts ? valueRow - 2 : labelRow
  return Math.max(headerRow + 2, Math.floor((headerRow + end - headingRows) / 2))
}

const valueSize = { fontSize: 44, lineHeight: 52 }
const labelSize = { fontSize: 28, lineHeight: 34 }

function layOutFact({ value, label }: ShareFact, index: number): ReactElement {
  const line = index === 0 ? {} : { paddingLeft: 26, borderLeft: `2px solid ${colours.ruleStrong}` }
  return box({ display: 'flex', flexDirection: 'column', minWidth: 0, paddingRight: 26, ...line }, [
    box({ ...cut, ...inPixels(valueSize) }, toDrawable(value, 40)),
    box({ ...cut, ...inPixels(labelSize), color: colours.inkSoft }, toDrawable(label, 48)),
  ])
}

const cut: CSSProperties = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
// Wide enough for any firm, short of the stamp.
const oneLine: CSSProperties = { ...cut, width: 780 }

function onRow(index: number, fontSize: number, lineHeight: number): CSSProperties {
  return {
    position: 'absolute',
    left,
    top: index * row - baselineOf({ fontSize, lineHeight }),
    ...inPixels({ fontSize, lineHeight }),
  }
}

interface Size {
  fontSize: number
  lineHeight: number
}

// The face rises 0.9 em above its baseline and falls 0.2 em below.
function baselineOf({ fontSize, lineHeight }: Size): number {
  return lineHeight / 2 + 0.35 * fontSize
}

function inPixels({ fontSize, lineHeight }: Size): CSSProperties {
  return { fontSize, lineHeight: `${lineHeight}px` }
}

// Satori reads React's elements as plain objects, so codegen needs no JSX for one tree.
function box(style: CSSProperties, children: unknown, key: string | null = null): ReactElement {
  return { type: 'div', key, props: { style, children } }
}
