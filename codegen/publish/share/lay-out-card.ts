import type { CSSProperties, ReactElement } from 'react'
import { toDrawable } from './drawable-text.ts'
import { colours, height, left, right, row, width } from './paper.ts'
import type { ShareCard, ShareFact } from './share-card.ts'

export const fontName = 'Anek Latin'

/** How large a heading is set: the first size in which it fits its lines is taken, and in the last one it is cut. */
export interface HeadingSize {
  fontSize: number
  lineHeight: number
  lines: number
  /** The ruled line on which its first line stands. */
  firstRow: number
  /** Longer headings cannot fit, so they are not tried. */
  mostCharacters: number
}

export const headingSizes: readonly HeadingSize[] = [
  { fontSize: 132, lineHeight: 4 * row, lines: 1, firstRow: 9, mostCharacters: 22 },
  { fontSize: 104, lineHeight: 3 * row, lines: 2, firstRow: 8, mostCharacters: 60 },
  { fontSize: 70, lineHeight: 2 * row, lines: 4, firstRow: 7, mostCharacters: 160 },
]

/** The key by which a drawn card's heading is found again, to see how high it became. */
export const headingKey = 'heading'

/** The card as the tree of boxes that Satori draws. */
export function layOutCard(card: ShareCard, size: HeadingSize): ReactElement {
  const firm = toDrawable(card.firm, 60)
  const heading = toDrawable(card.heading, headingSizes.at(-1)!.mostCharacters) || firm
  return box({ display: 'flex', width, height, fontFamily: fontName, fontWeight: 600, color: colours.ink }, [
    box({ ...oneLine, ...onRow(3, 40, 48), width: 760 }, firm),
    box({ ...oneLine, ...onRow(5, 32, 40), width: 760, color: colours.accent }, toDrawable(card.kicker, 80)),
    box({ ...onRow(size.firstRow, size.fontSize, size.lineHeight), width: right - left, letterSpacing: '-0.015em', textWrap: 'balance', wordBreak: 'break-word', ...cutAfter(size) }, heading, headingKey),
    box({ position: 'absolute', display: 'flex', left, top: 13.5 * row, width: right - left }, card.facts.map(layOutFact)),
  ])
}

function layOutFact({ value, label }: ShareFact, index: number): ReactElement {
  const line = index === 0 ? {} : { paddingLeft: 30, borderLeft: `2px solid ${colours.ruleStrong}` }
  return box({ display: 'flex', flexDirection: 'column', minWidth: 0, paddingRight: 30, ...line }, [
    box({ ...cut, fontSize: 46, lineHeight: `${1.5 * row}px` }, toDrawable(value, 40)),
    box({ ...cut, fontSize: 27, lineHeight: `${row}px`, color: colours.inkSoft }, toDrawable(label, 48)),
  ])
}

const cut: CSSProperties = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
const oneLine: CSSProperties = { ...cut, position: 'absolute', left }

/** Only the smallest size is cut; the others are tried whole. */
function cutAfter(size: HeadingSize): CSSProperties {
  return size === headingSizes.at(-1) ? { display: 'block', lineClamp: size.lines } : { display: 'block' }
}

/** Puts a text's first baseline on a ruled line. The face rises 0.9 em above its baseline and falls 0.2 em below. */
function onRow(index: number, fontSize: number, lineHeight: number): CSSProperties {
  return { position: 'absolute', left, top: index * row - lineHeight / 2 - 0.35 * fontSize, fontSize, lineHeight: `${lineHeight}px` }
}

// Satori reads React's elements as plain objects, so codegen needs no JSX for one tree.
function box(style: CSSProperties, children: unknown, key: string | null = null): ReactElement {
  return { type: 'div', key, props: { style, children } }
}
