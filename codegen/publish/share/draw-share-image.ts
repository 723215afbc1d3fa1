import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import { encodePng } from './encode-png.ts'
import { fontName, headingKey, headingSizes, layOutCard } from './lay-out-card.ts'
import type { HeadingSize } from './lay-out-card.ts'
import { height, paper, width } from './paper.ts'
import type { ShareCard } from './share-card.ts'

const fontFile = fileURLToPath(new URL('anek-latin-600.ttf', import.meta.url))
const fonts = [{ name: fontName, data: readFileSync(fontFile), weight: 600 as const }]

/** Draws a card as a PNG of 1200 by 630. Satori sets the texts here; drawing and packing are done on the thread pool. */
export async function drawShareImage(card: ShareCard): Promise<Uint8Array> {
  const texts = await drawTexts(card)
  const image = await renderAsync(texts.replace('>', `>${paper}`), { font: { fontFiles: [fontFile], loadSystemFonts: false } })
  return encodePng({ width, height, pixels: image.pixels })
}

/** The texts as an SVG, with the heading in the largest size in which it fits. */
async function drawTexts(card: ShareCard): Promise<string> {
  const last = headingSizes.at(-1)!
  for (const size of headingSizes.filter((one) => one !== last && card.heading.length <= one.mostCharacters)) {
    const drawn = await draw(card, size)
    if (drawn.headingHeight <= size.lines * size.lineHeight) return drawn.svg
  }
  return (await draw(card, last)).svg
}

async function draw(card: ShareCard, size: HeadingSize): Promise<{ svg: string; headingHeight: number }> {
  let headingHeight = 0
  const svg = await satori(layOutCard(card, size), {
    width, height, fonts,
    onNodeDetected: (node) => {
      if (node.key === headingKey) headingHeight = node.height
    },
  })
  return { svg, headingHeight }
}
