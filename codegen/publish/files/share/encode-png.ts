import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const toZlib = promisify(deflate)

interface Picture {
  width: number
  height: number
  /** Four bytes a pixel: red, green, blue and opacity, which is taken to be full. */
  pixels: Uint8Array
}

// One byte a pixel is a quarter of the work and half the size; a flat drawing's edges need no more shades.
const mostColours = 256

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const end = chunk('IEND', Buffer.alloc(0))

/** Packs a flat drawing as a PNG with a palette. Equal pixels give equal bytes. */
export async function encodePng({ width, height, pixels }: Picture): Promise<Uint8Array> {
  const rows = findRows(pixels, width)
  const palette = findPalette(rows)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8)
  // Level 9 takes ten times as long for a tenth less.
  const data = await toZlib(toLines(rows, { width, height, palette }), { level: 6 })
  const colours = Uint8Array.from(palette.kept.flatMap(channels))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('PLTE', colours), chunk('IDAT', data), end])
}

interface Row {
  /** Its place from above. */
  y: number
  /** Pixels as numbers, to be compared whole: signed ones, for V8 makes an object of each that needs the thirty-second bit. */
  pixels: Int32Array
  /** How many rows in a row look like this. */
  times: number
}

/** The rows that differ from the one above: of a sheet with some lines of text less than half. */
function findRows(pixels: Uint8Array, width: number): Row[] {
  // A typed array of four-byte numbers must begin at a multiple of four.
  const { buffer, byteOffset, length } = pixels.byteOffset % 4 === 0 ? pixels : new Uint8Array(pixels)
  const rows: Row[] = []
  let above: Buffer | undefined
  for (let y = 0; y < length / 4 / width; y++) {
    const from = byteOffset + y * width * 4
    const bytes = Buffer.from(buffer, from, width * 4)
    const last = rows.at(-1)
    if (last && above?.equals(bytes)) last.times++
    else rows.push({ y, pixels: new Int32Array(buffer, from, width), times: 1 })
    above = bytes
  }
  return rows
}

// The filter of PNG that says how a row differs from the one above.
const differenceFromAbove = 2

/** Places of colours, each row behind the byte of its filter. One that is as the row above is written as no difference from it: packing that takes a fifth less, and is no larger. */
function toLines(rows: readonly Row[], { width, height, palette: { places } }: Lines): Uint8Array {
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) lines[y * (width + 1)] = differenceFromAbove
  for (const { y, pixels } of rows) {
    const start = y * (width + 1)
    lines[start] = 0
    let last = pixels[0] ?? 0
    let place = places.get(colourOf(last)) ?? 0
    for (let x = 0; x < width; x++) {
      const pixel = pixels[x] ?? 0
      if (pixel !== last) place = places.get(colourOf((last = pixel))) ?? 0
      lines[start + 1 + x] = place
    }
  }
  return lines
}

interface Lines {
  width: number
  height: number
  palette: Palette
}

/** Whether a file is a PNG from its beginning to its end: one that was cut off or damaged fails by the checksum of a chunk. */
export function isWholePng(bytes: Buffer): boolean {
  if (!signature.equals(bytes.subarray(0, signature.length)) || !end.equals(bytes.subarray(-end.length))) return false
  let at = signature.length
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at)
    if (next > bytes.length || crc32(bytes.subarray(at + 4, next - 4)) !== bytes.readUInt32BE(next - 4)) return false
    at = next
  }
  return at === bytes.length
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

interface Palette {
  kept: readonly number[]
  /** The place of each colour among the kept ones, or that of the nearest. */
  places: ReadonlyMap<number, number>
}

/** The most frequent colours. */
function findPalette(rows: readonly Row[]): Palette {
  const ranked = [...countColours(rows)].sort(
    ([one, oneCount], [other, otherCount]) => otherCount - oneCount || one - other,
  )
  const kept = ranked.slice(0, mostColours).map(([colour]) => colour)
  return {
    kept,
    places: new Map(ranked.map(([colour], place) => [colour, place < mostColours ? place : findNearest(colour, kept)])),
  }
}

/** How many pixels have a colour. A drawing has long stretches of one. */
function countColours(rows: readonly Row[]): Map<number, number> {
  const counts = new Map<number, number>()
  const count = (pixel: number, pixels: number) => {
    const colour = colourOf(pixel)
    counts.set(colour, (counts.get(colour) ?? 0) + pixels)
  }
  for (const { pixels, times } of rows) {
    let from = 0
    let last = pixels[0] ?? 0
    for (let x = 1; x < pixels.length; x++) {
      const pixel = pixels[x] ?? 0
      if (pixel === last) continue
      count(last, (x - from) * times)
      from = x
      last = pixel
    }
    count(last, (pixels.length - from) * times)
  }
  return counts
}

const bytes = new DataView(new ArrayBuffer(4))
const isLittle = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1

/** Red, green and blue of a pixel as one number. */
function colourOf(pixel: number): number {
  bytes.setInt32(0, pixel, isLittle)
  return bytes.getUint32(0) >>> 8
}

function channels(colour: number): [number, number, number] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255]
}

function findNearest(colour: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(colour)
  let [nearest, least] = [0, Infinity]
  for (const [place, one] of palette.entries()) {
    const distance = ((one >> 16) - red) ** 2 + (((one >> 8) & 255) - green) ** 2 + ((one & 255) - blue) ** 2
    if (distance < least) [nearest, least] = [place, distance]
  }
  return nearest
}
