import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { toDrawable } from '../../../codegen/publish/files/share/drawable-text.ts'
import { drawShareImage } from '../../../codegen/publish/files/share/draw-share-image.ts'
import { encodePng } from '../../../codegen/publish/files/share/encode-png.ts'
import { blend, channelsOf, createPalette, toColour } from '../../../codegen/publish/files/share/palette.ts'
import { colours, height, paper, right, width } from '../../../codegen/publish/files/share/paper.ts'
import { takeSheet } from '../../../codegen/publish/files/share/sheet.ts'
import type { ShareCard } from '../../../codegen/publish/files/share/share-card.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const card: ShareCard = {
  firm: 'Lekhasetu',
  kicker: 'Maharashtra',
  heading: 'Easy GST Registration in Mumbai',
  facts: [
    { value: '27', label: 'GST state code' },
    { value: '₹40 lakh', label: 'Limit, goods only' },
    { value: '₹20 lakh', label: 'Limit, services' },
  ],
}
const everywhere = (text: string): ShareCard => ({
  firm: text,
  kicker: text,
  heading: text,
  facts: [
    { value: text, label: text },
    { value: text, label: text },
    { value: text, label: text },
  ],
})

const hostile: [name: string, text: string][] = [
  ['one word of ten thousand letters', 'W'.repeat(10_000)],
  ['ten thousand letters in words', 'Widely known '.repeat(800)],
  ['Hebrew and Arabic', 'שלום العربية'],
  ['Devanagari and Tamil', 'पुणे கோயம்புத்தூர்'],
  ['emoji, joined and coloured', '👩🏽‍💻🇮🇳1️⃣❤️©'],
  ['control characters and halves of pairs', '\u0000\u202E\uD800\uFFFF\t\n'],
  ['markup', '</svg><script>&amp;<image href="https://evil.example/a.png"/> $& $1'],
  ['nothing', ''],
]

describe('a share picture', () => {
  test('is a PNG of 1200 by 630, well under 100 KB', async () => {
    const png = Buffer.from(await drawShareImage(card))
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(40_000)
    expect(countInk(png, () => true)).toBeGreaterThan(10_000)
  })

  test('has the same bytes each time, whatever is drawn beside it', async () => {
    const [one, , other] = await Promise.all([
      drawShareImage(card),
      drawShareImage(everywhere('Something else')),
      drawShareImage(card),
    ])
    expect(Buffer.from(one!).equals(other!)).toBe(true)
    expect(Buffer.from(await drawShareImage(card)).equals(one!)).toBe(true)
  })

  test('has the colours of the style sheet', () => {
    const light = readFileSync(join(projectRoot, 'src/styles/global.css'), 'utf8').split('prefers-color-scheme')[0]!
    for (const [name, colour] of Object.entries(colours))
      expect(light).toContain(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${colour};`)
  })

  test('has the mark of the site', () => {
    const logo = readFileSync(join(projectRoot, 'src/ui/logo/logo.tsx'), 'utf8')
    expect(paper).toContain(/ d="([^"]+)"/.exec(logo)![1])
  })
})

describe('hostile texts', () => {
  beforeAll(() => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('A picture asks the network for nothing.'))
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(() => {
      throw new Error('A picture opens no connection.')
    })
  })

  test.each(hostile)('%s: drawn within the margins, without a request', async (_, text) => {
    const png = Buffer.from(await drawShareImage(everywhere(text)))
    expect(png.length).toBeLessThan(100_000)
    expect(countInk(png, ({ x, y }) => x > right || y < 36 || y > height - 36)).toBe(0)
    expect(fetch).not.toHaveBeenCalled()
    expect(Socket.prototype.connect).not.toHaveBeenCalled()
  })

  test('a heading of unknown letters gives way to the name of the firm', async () => {
    const named = await drawShareImage({ ...card, heading: 'Lekhasetu' })
    expect(Buffer.from(await drawShareImage({ ...card, heading: 'पुणे' })).equals(named)).toBe(true)
  })

  test.each([
    ['Café in Panaji', 20, 'Cafe in Panaji'],
    ['2–5 days · ₹999 × 3', 20, '2–5 days · ₹999 × 3'],
    ['non‑breaking\u00a0 ‘quotes’', 30, 'non-breaking ’quotes’'],
    ['abcdefgh', 8, 'abcdefgh'],
    ['abcdef ghi', 8, 'abcdef…'],
    ['👍 fine', 8, 'fine'],
  ])('%s, in at most %i characters, becomes %s', (text, most, drawn) => {
    expect(toDrawable(text, most)).toBe(drawn)
  })
})

describe('a palette', () => {
  const many = Array.from({ length: 400 }, (_, index) => (index * 40_503) & 0xffffff)
  const distance = (one: number, other: number) =>
    [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0)

  test('keeps the first of more colours than it holds, and takes the nearest ones for the rest', () => {
    const { colours: kept, placeOf } = createPalette(many)
    expect(kept).toHaveLength(256)
    expect(kept[placeOf(many[0]!)]).toBe(many[0])
    for (const colour of many) {
      const least = Math.min(...kept.map((one) => distance(one, colour)))
      expect(distance(kept[placeOf(colour)]!, colour)).toBe(least)
    }
  })

  test('has every colour of the sheet, and shades of the ink too fine to be told apart', async () => {
    const { palette } = await takeSheet()
    expect(palette.length).toBeLessThanOrEqual(256)
    const { placeOf } = createPalette(palette)
    for (const ink of [colours.ink, colours.inkSoft, colours.accent])
      for (let cover = 0; cover <= 255; cover++) {
        const wanted = blend(toColour(colours.paper), toColour(ink), cover)
        expect(Math.sqrt(distance(palette[placeOf(wanted)]!, wanted))).toBeLessThan(8)
      }
  })
})

describe('what is laid over the sheet', () => {
  const dot = (cover: number) => ({ cover: Uint8Array.of(cover), width: 1, left: 0, top: 0 })
  // Paper, between two ruled lines.
  const place = { x: 600, y: 400, colour: colours.ink }
  const at = 400 * width + 600

  test('covers it, and no other picture', async () => {
    const [one, other] = [await takeSheet(), await takeSheet()]
    one.lay(dot(255), place)
    expect(one.palette[one.places[at]!]).toBe(toColour(colours.ink))
    expect(other.palette[other.places[at]!]).toBe(toColour(colours.paper))
  })

  test('lets as much of it through as it does not cover', async () => {
    const sheet = await takeSheet()
    sheet.lay(dot(128), place)
    const [red] = channelsOf(sheet.palette[sheet.places[at]!]!)
    expect(Math.abs(red - (0xfb + 0x1b) / 2)).toBeLessThan(5)
  })

  test('ends at the edges', async () => {
    const [sheet, untouched] = [await takeSheet(), await takeSheet()]
    const ink = { cover: new Uint8Array(100).fill(255), width: 10, left: -5, top: -5 }
    for (const [x, y] of [
      [-6, 300],
      [width + 6, 300],
      [600, -6],
      [600, height + 6],
    ] as const)
      sheet.lay(ink, { x, y, colour: colours.ink })
    expect(Buffer.from(sheet.places).equals(untouched.places)).toBe(true)
  })
})

test('a drawing is packed without losing a pixel, whether rows are alike or not', () => {
  const columns = 7
  const row = fc.array(fc.nat({ max: 255 }), { minLength: columns, maxLength: columns })
  const drawing = fc
    .uniqueArray(row, { minLength: 1, maxLength: 9 })
    .chain((kinds) => fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 20 }))
  const palette = Array.from({ length: 256 }, (_, place) => place * 65_793)
  return fc.assert(
    fc.asyncProperty(drawing, async (rows) => {
      const places = Uint8Array.from(rows.flat())
      const png = Buffer.from(await encodePng({ width: columns, height: rows.length, places, palette }))
      expect(rowsOf(png, columns, rows.length)).toEqual(rows)
      const colour = chunkOf(png, 'PLTE')
      expect(palette.map((_, place) => colour.readUIntBE(place * 3, 3))).toEqual(palette)
    }),
  )
})

/** Pixels in the colour of the ink within a part of the picture. */
function countInk(png: Buffer, isWithin: (place: { x: number; y: number }) => boolean): number {
  const palette = chunkOf(png, 'PLTE')
  const ink = [...Array(palette.length / 3).keys()].filter(
    (place) => `#${palette.subarray(place * 3, place * 3 + 3).toString('hex')}` === colours.ink,
  )
  return rowsOf(png, width, height).reduce(
    (sum, row, y) => sum + row.filter((place, x) => ink.includes(place) && isWithin({ x, y })).length,
    0,
  )
}

/** The palette's places of each pixel. A row says them, or how they differ from the row above. */
function rowsOf(png: Buffer, columns: number, rows: number): number[][] {
  const lines = inflateSync(chunkOf(png, 'IDAT'))
  let above: number[] = Array.from({ length: columns }, () => 0)
  return Array.from({ length: rows }, (_, y) => {
    const [filter, ...said] = lines.subarray(y * (columns + 1), (y + 1) * (columns + 1))
    above = filter === 2 ? said.map((place, x) => (place + above[x]!) & 255) : said
    return above
  })
}

function chunkOf(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type, 0, 'latin1')
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
}
