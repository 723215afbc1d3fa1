import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import type { SatoriOptions } from 'satori'
import { encodePng } from './encode-png.ts'
import {
  fontName,
  headingKey,
  headingOf,
  headingSizes,
  layOutCard,
  layOutHeading,
  smallestHeading,
} from './lay-out-card.ts'
import type { HeadingSize } from './lay-out-card.ts'
import { height, paper, row, width } from './paper.ts'
import type { ShareCard } from './share-card.ts'

const fontFile = fileURLToPath(new URL('anek-latin-600.ttf', import.meta.url))
const options: SatoriOptions = { width, height, fonts: [{ name: fontName, data: readFileSync(fontFile), weight: 600 }] }

/** Draws a card as a PNG of 1200 by 630. Satori sets the texts here; painting and packing are done on the thread pool. */
export async function drawShareImage(card: ShareCard): Promise<Uint8Array> {
  const { size, lines } = await fitHeading(card)
  const texts = await satori(layOutCard(card, size, lines), options)
  const image = await renderAsync(texts.replace('>', `>${paper}`), {
    font: { fontFiles: [fontFile], loadSystemFonts: false },
  })
  return encodePng({ width, height, pixels: image.pixels })
}

/** The largest size in which the heading fits, and the lines that it takes there. */
async function fitHeading(card: ShareCard): Promise<{ size: HeadingSize; lines: number }> {
  const { length } = headingOf(card)
  for (const size of headingSizes.filter(({ mostCharacters }) => length <= mostCharacters)) {
    const lines = await countLines(card, size)
    if (lines <= size.mostLines) return { size, lines }
  }
  return { size: smallestHeading, lines: smallestHeading.mostLines }
}

async function countLines(card: ShareCard, size: HeadingSize): Promise<number> {
  let lines = 0
  await satori(layOutHeading(card, size, 0), {
    ...options,
    onNodeDetected: (node) => {
      if (node.key === headingKey) lines = Math.round(node.height / (size.rows * row))
    },
  })
  return lines
}
