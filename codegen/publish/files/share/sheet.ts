import { renderAsync } from '@resvg/resvg-js'
import type { Drawing } from './encode-png.ts'
import { blend, createPalette, toColour } from './palette.ts'
import type { Colour, Palette } from './palette.ts'
import { height, paper, width } from './paper.ts'
import type { Ink } from './text/paint-word.ts'
import { fontFile } from './text/shape-text.ts'

/** The sheet while it is written on. */
export interface Sheet extends Drawing {
  /** Lays ink over it, its own origin at this place. */
  lay: (ink: Ink, place: { x: number; y: number; colour: string }) => void
}

let painted: Promise<PaintedSheet> | undefined

/** A copy of the sheet, which is painted once. */
export async function takeSheet(): Promise<Sheet> {
  const { palette, places, placeUnder } = await (painted ??= paintSheet())
  const own = places.slice()
  return {
    width,
    height,
    places: own,
    palette: palette.colours,
    lay: (ink, { x, y, colour }) => layOver(own, ink, { x, y, placeUnder: placeUnder(colour) }),
  }
}

interface PaintedSheet {
  palette: Palette
  places: Uint8Array
  placeUnder: (colour: string) => PlaceUnder
}

async function paintSheet(): Promise<PaintedSheet> {
  const { pixels } = await renderAsync(
    `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">${paper}</svg>`,
    { font: { fontFiles: [fontFile], loadSystemFonts: false } },
  )
  const drawn = toColours(pixels)
  const palette = createPalette(rank(drawn))
  return { palette, places: toPlaces(drawn, palette), placeUnder: createPlaceUnder(palette) }
}

/** Of the four bytes of a pixel red, green and blue. */
function toColours(pixels: Uint8Array): Int32Array {
  const drawn = new Int32Array(pixels.length / 4)
  for (let index = 0; index < drawn.length; index++) {
    const at = index * 4
    drawn[index] = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
  }
  return drawn
}

/** The colours of a drawing, the most frequent first. */
function rank(drawn: Int32Array): Colour[] {
  const counts = new Map<Colour, number>()
  for (const colour of drawn) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const ranked = [...counts].sort(([one, oneCount], [other, otherCount]) => otherCount - oneCount || one - other)
  return ranked.map(([colour]) => colour)
}

function toPlaces(drawn: Int32Array, { placeOf }: Palette): Uint8Array {
  const places = new Uint8Array(drawn.length)
  for (const [index, colour] of drawn.entries()) places[index] = placeOf(colour)
  return places
}

/** The place of a colour that covers so much of the one at another place. */
type PlaceUnder = (place: number, cover: number) => number

/** Each sum is worked out once, when a picture needs it. */
function createPlaceUnder({ colours, placeOf }: Palette): (colour: string) => PlaceUnder {
  const known = new Map<string, Int16Array>()
  return (colour) => {
    const table = known.get(colour) ?? new Int16Array(256 * 256).fill(-1)
    known.set(colour, table)
    const over = toColour(colour)
    return (place, cover) => {
      const at = place * 256 + cover
      const found = table[at] ?? -1
      if (found >= 0) return found
      return (table[at] = placeOf(blend(colours[place] ?? 0, over, cover)))
    }
  }
}

/** What would lie beyond the sheet is left out. */
function layOver(places: Uint8Array, ink: Ink, { x, y, placeUnder }: { x: number; y: number; placeUnder: PlaceUnder }) {
  const first = Math.max(0, -(x + ink.left))
  const last = Math.min(ink.width, width - (x + ink.left))
  for (let row = 0; row * ink.width < ink.cover.length; row++) {
    const top = y + ink.top + row
    if (top < 0 || top >= height) continue
    const to = top * width + x + ink.left
    for (let column = first; column < last; column++) {
      const cover = ink.cover[row * ink.width + column] ?? 0
      if (cover > 0) places[to + column] = placeUnder(places[to + column] ?? 0, cover)
    }
  }
}
