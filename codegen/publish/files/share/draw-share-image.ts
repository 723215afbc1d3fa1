import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import type { SatoriOptions } from 'satori'
import type { ReactElement } from 'react'
import { encodePng } from './encode-png.ts'
import {
  findPlaces,
  fontName,
  headingKey,
  headingOf,
  headingSizes,
  layOutFacts,
  layOutFirm,
  layOutHeading,
  layOutKicker,
  layOutPart,
  smallestHeading,
} from './lay-out-card.ts'
import type { HeadingSize } from './lay-out-card.ts'
import { height, paper, row, width } from './paper.ts'
import type { ShareCard } from './share-card.ts'

const fontFile = fileURLToPath(new URL('anek-latin-600.ttf', import.meta.url))
const options: SatoriOptions = { width, height, fonts: [{ name: fontName, data: readFileSync(fontFile), weight: 600 }] }

/** Draws a card as a PNG of 1200 by 630. Satori sets the texts here; painting and packing are done on the thread pool. */
export async function drawShareImage(card: ShareCard): Promise<Uint8Array> {
  const { size, lines, shapes } = await fitHeading(card)
  const places = findPlaces(card, size, lines)
  const drawing = [
    paper,
    await setOnce('firm', layOutFirm(card)),
    lower(await setOnce('kicker', layOutKicker(card)), places.kicker),
    lower(shapes, places.heading),
    await setOnce('facts', layOutFacts(card)),
  ]
  const image = await renderAsync(
    `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">${drawing.join('')}</svg>`,
    { font: { fontFiles: [fontFile], loadSystemFonts: false } },
  )
  return encodePng({ width, height, pixels: image.pixels })
}

const lower = (shapes: string, pixels: number) => `<g transform="translate(0 ${pixels})">${shapes}</g>`

/** Parts by what they are made of. Three figures with their labels take Satori six times as long as a heading, and all cities of a state have the same ones. */
const known = new Map<string, Promise<string>>()

function setOnce(name: string, part: ReactElement): Promise<string> {
  const key = JSON.stringify([name, part])
  const shapes = known.get(key) ?? setPart(name, part)
  known.set(key, shapes)
  return shapes
}

/** The outlines of a part's letters. The names that Satori gives to what cuts them off are made the part's own, for several parts become one drawing. */
async function setPart(name: string, part: ReactElement, onNodeDetected?: SatoriOptions['onNodeDetected']) {
  const svg = await satori(layOutPart(part), { ...options, ...(onNodeDetected ? { onNodeDetected } : {}) })
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<')).replaceAll('satori_', `${name}_`)
}

interface Heading {
  size: HeadingSize
  lines: number
  shapes: string
}

/** The heading in the largest size in which it fits. */
async function fitHeading(card: ShareCard): Promise<Heading> {
  const { length } = headingOf(card)
  for (const size of headingSizes.filter(({ mostCharacters }) => length <= mostCharacters)) {
    const heading = await setHeading(card, size)
    if (heading.lines <= size.mostLines) return heading
  }
  return { ...(await setHeading(card, smallestHeading)), lines: smallestHeading.mostLines }
}

async function setHeading(card: ShareCard, size: HeadingSize): Promise<Heading> {
  let lines = 0
  const shapes = await setPart('heading', layOutHeading(card, size), (node) => {
    if (node.key === headingKey) lines = Math.round(node.height / (size.rows * row))
  })
  return { size, lines, shapes }
}
