import { encodePng } from './encode-png.ts'
import { layOutCard } from './lay-out-card.ts'
import type { Line, Stroke } from './lay-out-card.ts'
import { colours } from './paper.ts'
import { takeSheet } from './sheet.ts'
import type { ShareCard } from './share-card.ts'
import { paintWord } from './text/paint-word.ts'
import type { Ink } from './text/paint-word.ts'
import { measureText, splitWords } from './text/shape-text.ts'

/** Draws a card as a PNG of 1200 by 630. New words are painted, and pictures packed, on the thread pool. */
export async function drawShareImage(card: ShareCard): Promise<Uint8Array> {
  const { lines, strokes } = layOutCard(card)
  const laid = await Promise.all([...lines.flatMap(inkOfLine), ...strokes.map(inkOfStroke)])
  const sheet = await takeSheet()
  for (const { ink, ...place } of laid) sheet.lay(ink, place)
  return encodePng(sheet)
}

interface LaidInk {
  ink: Ink
  x: number
  y: number
  colour: string
}

/** A line's words, each at a whole pixel, so that it is painted once wherever it stands. */
function inkOfLine({ text, style, colour, left, baseline }: Line): Promise<LaidInk>[] {
  let at = left
  return splitWords(text).map((word) => {
    const x = Math.round(at)
    at += measureText(word, style)
    return paintWord(word.trimEnd(), style).then((ink) => ({ ink, x, y: baseline, colour }))
  })
}

function inkOfStroke({ left, top, width, height }: Stroke): LaidInk {
  const cover = new Uint8Array(width * height).fill(255)
  return { ink: { cover, width, left: 0, top: 0 }, x: left, y: top, colour: colours.ruleStrong }
}
