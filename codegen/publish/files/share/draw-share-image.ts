import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import type { ShareCard } from '../../../pages/share-card.ts'
import { layOutCard } from './lay-out-card.ts'
import { height, paper, width } from './paper.ts'

const fontFile = fileURLToPath(new URL('anek-latin-600.ttf', import.meta.url))
const fonts = [{ name: 'Anek Latin', data: readFileSync(fontFile), weight: 600, style: 'normal' }] as const

/**
 * Draws a card as a PNG of 1200 by 630: Satori breaks the texts into lines, resvg sets and paints
 * them over the sheet.
 */
export async function drawShareImage(card: ShareCard): Promise<Uint8Array> {
  const texts = await satori(layOutCard(card), { width, height, fonts: [...fonts], embedFont: false })
  const svg = texts.replace(/(?<=^<svg[^>]*>)/, paper)
  const image = await renderAsync(svg, { font: { fontFiles: [fontFile], loadSystemFonts: false } })
  return image.asPng()
}
