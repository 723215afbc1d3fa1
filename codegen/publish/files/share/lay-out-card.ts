import { toDrawable } from './drawable-text.ts'
import { colours, headerRow, height, left, right, row, width } from './paper.ts'
import type { ShareCard, ShareFact } from '../../../pages/share-card.ts'

/** A box of text or of other boxes, as Satori takes it: a part of CSS, laid out with flexbox. */
export interface Box {
  type: 'div'
  key: null
  props: { style: Readonly<Record<string, string | number>>; children: string | readonly Box[] }
}

function box(style: Box['props']['style'], children: Box['props']['children']): Box {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}

// The most letters of usual width for which a size has room, and in one word. Longer headings take
// the smallest size, and end with … after four lines.
const headingSizes = [
  { size: 132, mostCharacters: 13, longestWord: 13 },
  { size: 106, mostCharacters: 32, longestWord: 16 },
  { size: 84, mostCharacters: 60, longestWord: 20 },
] as const
const smallestSize = 58
const cut = { lineClamp: 4, wordBreak: 'break-word' }

const mostFirm = 60
const roomOf = { width: right - left, overflow: 'hidden' }
// In one line, which ends with … where there is no room for all of it.
const line = { whiteSpace: 'nowrap', textOverflow: 'ellipsis', overflow: 'hidden', display: 'block' }

/** The texts of a card, each in its place on the sheet. Lines are whole ruled rows high. */
export function layOutCard({ firm, kicker, heading, facts }: ShareCard): Box {
  const title = toDrawable(heading, 180) || toDrawable(firm, mostFirm)
  const longest = Math.max(...title.split(' ').map((word) => word.length))
  const fitting = headingSizes.find((one) => title.length <= one.mostCharacters && longest <= one.longestWord)
  const size = fitting?.size ?? smallestSize
  const rows = Math.round((size * 1.08) / row)
  return box({ width, height, position: 'relative', fontFamily: 'Anek Latin', fontWeight: 600, color: colours.ink }, [
    // Short of the stamp.
    box({ ...line, position: 'absolute', left, top: 28, width: 780, fontSize: 42 }, toDrawable(firm, mostFirm)),
    box(
      {
        ...roomOf,
        position: 'absolute',
        left,
        top: headerRow * row,
        height: (facts.length > 0 ? 12 : 15) * row,
        flexDirection: 'column',
        justifyContent: 'center',
      },
      [
        box({ ...line, fontSize: 34, color: colours.accent, maxWidth: 780 }, toDrawable(kicker, 80)),
        box(
          {
            display: 'block',
            marginTop: row / 2,
            fontSize: size,
            lineHeight: `${rows * row}px`,
            letterSpacing: '-0.015em',
            ...(fitting ? { textWrap: 'balance' } : cut),
          },
          title,
        ),
      ],
    ),
    box({ ...roomOf, position: 'absolute', left, top: 17 * row - 14 }, facts.map(factBox)),
  ])
}

function factBox({ value, label }: ShareFact, index: number): Box {
  const stroke = index === 0 ? {} : { paddingLeft: 26, borderLeft: `2px solid ${colours.ruleStrong}` }
  return box({ ...stroke, flexDirection: 'column', flexShrink: 1, minWidth: 0, paddingRight: 26, overflow: 'hidden' }, [
    box({ ...line, fontSize: 44 }, toDrawable(value, 40) || ' '),
    box({ ...line, fontSize: 28, color: colours.inkSoft }, toDrawable(label, 48) || ' '),
  ])
}
