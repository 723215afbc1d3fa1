import { renderAsync } from '@resvg/resvg-js'
import { openStore } from './open-store.ts'
import { measureText, outlineWord } from './shape-text.ts'
import type { TextStyle } from './shape-text.ts'

/** How much of each pixel a word covers, from nothing to 255. */
export interface Ink {
  cover: Uint8Array
  width: number
  /** Where its first pixel lies from where the word's baseline begins. */
  left: number
  top: number
}

// The real site has 900 words in all sizes, in 20 MB; with ten thousand cities each has one of its own.
const keepInk = openStore<string, Promise<Ink>>(1000)

/** A word in a size is painted once: pages of a kind share most of theirs. */
export function paintWord(word: string, style: TextStyle): Promise<Ink> {
  return keepInk(JSON.stringify([word, style]), () => paintAnew(word, style))
}

async function paintAnew(word: string, style: TextStyle): Promise<Ink> {
  const { size } = style
  // The face rises 0.9 em above its baseline and falls 0.2 em below; some letters lean out of their own room.
  const [rise, fall, lean] = [Math.ceil(size * 0.95), Math.ceil(size * 0.25), Math.ceil(size * 0.1)]
  const width = Math.ceil(measureText(word, style)) + 2 * lean
  const height = rise + fall
  const { pixels } = await renderAsync(
    `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg"><g transform="translate(${lean} ${rise})">${outlineWord(word, style)}</g></svg>`,
    { font: { loadSystemFonts: false } },
  )
  // Of four bytes a pixel the last is its opacity.
  const cover = new Uint8Array(width * height)
  for (let index = 0; index < cover.length; index++) cover[index] = pixels[index * 4 + 3] ?? 0
  return { cover, width, left: -lean, top: -rise }
}
