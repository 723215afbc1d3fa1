import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { lazily } from '../../../lib/once.ts'
import type { ShareCard } from '../../../pages/all-pages.ts'
import { layOutCard } from './lay-out-card.ts'
import type { WidthOf } from './lay-out-card.ts'
import { colours, height, paper, stamp, width } from './paper.ts'

GlobalFonts.registerFromPath(fileURLToPath(new URL('anek-latin-600.ttf', import.meta.url)), 'Anek Latin')

const { resolve } = createRequire(import.meta.url)

/** The same face in the scripts of translated pages. */
const indianFaces = {
  'Anek Bangla': () => resolve('@fontsource/anek-bangla/files/anek-bangla-bengali-600-normal.woff2'),
  'Anek Devanagari': () => resolve('@fontsource/anek-devanagari/files/anek-devanagari-devanagari-600-normal.woff2'),
  'Anek Gujarati': () => resolve('@fontsource/anek-gujarati/files/anek-gujarati-gujarati-600-normal.woff2'),
  'Anek Kannada': () => resolve('@fontsource/anek-kannada/files/anek-kannada-kannada-600-normal.woff2'),
  'Anek Malayalam': () => resolve('@fontsource/anek-malayalam/files/anek-malayalam-malayalam-600-normal.woff2'),
  'Anek Tamil': () => resolve('@fontsource/anek-tamil/files/anek-tamil-tamil-600-normal.woff2'),
  'Anek Telugu': () => resolve('@fontsource/anek-telugu/files/anek-telugu-telugu-600-normal.woff2'),
}
const faces = ['Anek Latin', ...Object.keys(indianFaces)].map((face) => `"${face}"`).join(', ')

/** Registered with the first card that has letters of one. */
const registerIndianFaces = lazily(() => {
  for (const [face, fileOf] of Object.entries(indianFaces)) GlobalFonts.registerFromPath(fileOf(), face)
})

const canvas = createCanvas(width, height)
const context = canvas.getContext('2d', { alpha: false })
// Else the machine's language shapes the letters.
context.lang = 'en'

/** The paper and its stamp, drawn once: Skia would paint the SVG anew for each card. */
const sheet = lazily(async (): Promise<Canvas> => {
  context.drawImage(await loadImage(Buffer.from(paper)), 0, 0)
  drawStamp()
  const drawn = createCanvas(width, height)
  drawn.getContext('2d', { alpha: false }).drawImage(canvas, 0, 0)
  return drawn
})

/** Higher levels, and no alpha, take longer for at most a tenth less. */
const compressionLevel = 3

/** Draws a card as a PNG of 1200 by 630. */
export async function drawShareImage(card: ShareCard): Promise<Uint8Array> {
  if (/[\u0900-\u0d7f]/.test(`${card.kicker} ${card.heading}`)) registerIndianFaces()
  const image = await sheet()
  // All cards are drawn on one canvas, so nothing may wait between here and the copy of its pixels.
  context.drawImage(image, 0, 0)
  const { lines, strokes } = layOutCard(card, widthOf)
  for (const { text, x, y, size, colour } of lines) {
    setFont(size)
    context.fillStyle = colour
    context.fillText(text, x, y)
  }
  context.fillStyle = colours.ruleStrong
  for (const { x, y, height } of strokes) context.fillRect(x, y, 2, height)
  const raw = { width, height, channels: 4 } as const
  return sharp(canvas.data(), { raw }).png({ compressionLevel }).toBuffer()
}

const widthOf: WidthOf = (text, size) => {
  setFont(size)
  return context.measureText(text).width
}

/** Large letters stand a little closer. */
function setFont(size: number): void {
  context.font = `600 ${size}px ${faces}`
  context.letterSpacing = size > 50 ? `${-0.015 * size}px` : '0px'
}

/** The word on the stamp. Skia's SVG has no spaced letters. */
function drawStamp(): void {
  const { x, y, degrees, size, spacing } = stamp
  context.save()
  context.translate(x, y)
  context.rotate((degrees / 180) * Math.PI)
  context.textAlign = 'center'
  setFont(size)
  context.letterSpacing = `${spacing}px`
  context.fillStyle = colours.done
  context.fillText('FILED', spacing / 2, 0.34 * size)
  context.restore()
}
