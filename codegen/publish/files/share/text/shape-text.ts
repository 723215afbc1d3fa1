import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Blob, Buffer as Letters, Face, Font, shape } from 'harfbuzzjs'
import { openStore } from './open-store.ts'

/** How a text is set. */
export interface TextStyle {
  /** Pixels of an em. */
  size: number
  /** What is added behind each letter, in ems. */
  tracking: number
}

export const fontFile = fileURLToPath(new URL('anek-latin-600.ttf', import.meta.url))
const face = new Face(new Blob(readFileSync(fontFile)))
const font = new Font(face)
const letters = new Letters()

interface Glyph {
  id: number
  /** In units of the face, as all of it. */
  advance: number
  x: number
  y: number
}

// Words of a few pages; each is asked for many times while lines are broken.
const keepShape = openStore<string, Glyph[]>(2000)
// The face has 150 glyphs.
const keepOutline = openStore<number, string>(1000)

const shapeWord = (word: string) => keepShape(word, () => shapeAnew(word))

function shapeAnew(word: string): Glyph[] {
  letters.reset()
  letters.addText(word)
  letters.guessSegmentProperties()
  shape(font, letters)
  const places = letters.getGlyphPositions()
  return letters.getGlyphInfos().flatMap(({ codepoint: id }, index) => {
    const place = places[index]
    return place ? [{ id, advance: place.xAdvance, x: place.xOffset, y: place.yOffset }] : []
  })
}

/** Words with the blanks behind them: each is shaped by itself, as it is painted by itself. */
export const splitWords = (text: string) => text.match(/[^ ]* ?/g)?.filter((word) => word !== '') ?? []

/** The width of a text in pixels. */
export function measureText(text: string, { size, tracking }: TextStyle): number {
  let ems = 0
  for (const word of splitWords(text)) for (const { advance } of shapeWord(word)) ems += advance / face.upem + tracking
  return ems * size
}

/** The outlines of a word as SVG, with the origin where its baseline begins. */
export function outlineWord(word: string, { size, tracking }: TextStyle): string {
  const scale = size / face.upem
  let at = 0
  const paths = shapeWord(word).map(({ id, advance, x, y }) => {
    const outline = keepOutline(id, () => font.glyphToPath(id))
    const path = `<path transform="translate(${at + x} ${y})" d="${outline}"/>`
    at += advance + tracking * face.upem
    return path
  })
  return `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`
}
