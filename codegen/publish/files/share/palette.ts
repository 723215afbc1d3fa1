import { colours } from './paper.ts'

/** Red, green and blue as one number. */
export type Colour = number

// One byte a pixel is a quarter of the work and half the size; a flat drawing's edges need no more shades.
const mostColours = 256

export const toColour = (hex: string): Colour => parseInt(hex.slice(1), 16)

export const channelsOf = (colour: Colour): [number, number, number] => [
  colour >> 16,
  (colour >> 8) & 255,
  colour & 255,
]

export interface Palette {
  colours: readonly Colour[]
  /** The place of a colour among them, or that of the nearest one. */
  placeOf: (colour: Colour) => number
}

/** All shades of the inks, and as many of these colours as there is room for: those that come first. */
export function createPalette(ranked: readonly Colour[]): Palette {
  const kept = [...new Set([...shadesOfInks(), ...ranked])].slice(0, mostColours)
  const places = new Map(kept.map((colour, place) => [colour, place]))
  const placeOf = (colour: Colour) => {
    const place = places.get(colour) ?? findNearest(colour, kept)
    places.set(colour, place)
    return place
  }
  return { colours: kept, placeOf }
}

/** A colour over another one, of which it covers so much: from nothing to 255. */
export function blend(under: Colour, over: Colour, cover: number): Colour {
  const [red, green, blue] = channelsOf(under)
  const [redOver, greenOver, blueOver] = channelsOf(over)
  const mix = (one: number, other: number) => Math.round(one + ((other - one) * cover) / 255)
  return (mix(red, redOver) << 16) | (mix(green, greenOver) << 8) | mix(blue, blueOver)
}

// A text's edges on the paper, and where they cross a ruled line. With them and its own hundred colours the sheet fills a palette.
const shades = { paper: 32, rule: 10 }

function shadesOfInks(): Colour[] {
  const between = (ground: Colour, ink: Colour, count: number) =>
    Array.from({ length: count }, (_, step) => blend(ground, ink, Math.round((step * 255) / (count - 1))))
  return [colours.ink, colours.accent, colours.inkSoft].flatMap((ink) => [
    ...between(toColour(colours.paper), toColour(ink), shades.paper),
    ...between(toColour(colours.rule), toColour(ink), shades.rule),
  ])
}

function findNearest(colour: Colour, palette: readonly Colour[]): number {
  const [red, green, blue] = channelsOf(colour)
  let [nearest, least] = [0, Infinity]
  for (const [place, one] of palette.entries()) {
    const [otherRed, otherGreen, otherBlue] = channelsOf(one)
    const distance = (otherRed - red) ** 2 + (otherGreen - green) ** 2 + (otherBlue - blue) ** 2
    if (distance < least) [nearest, least] = [place, distance]
  }
  return nearest
}
