import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { toDrawable } from '../../../codegen/publish/files/share/lay-out-card.ts'
import { drawShareImage } from '../../../codegen/publish/files/share/draw-share-image.ts'
import { colours, height, paper, right, width } from '../../../codegen/publish/files/share/paper.ts'
import type { ShareCard } from '../../../codegen/pages/all-pages.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'
import { readPixels } from '../../helpers/read-pixels.ts'

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
  facts: [1, 2, 3].map(() => ({ value: text, label: text })),
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
  test('is a PNG of 1200 by 630, under 100 KB', async () => {
    const png = Buffer.from(await drawShareImage(card))
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(100_000)
    expect(await countInk(png, () => true)).toBeGreaterThan(10_000)
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
    const light = readFileSync(join(projectRoot, 'src/styles/tokens.css'), 'utf8').split('prefers-color-scheme')[0]!
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
    // WhatsApp shows no picture above 300 KB.
    expect(png.length).toBeLessThan(150_000)
    // Signs above Indian letters reach higher than capitals.
    expect(await countInk(png, ({ x, y }) => x > right || y < 24 || y > height - 36)).toBe(0)
    expect(fetch).not.toHaveBeenCalled()
    expect(Socket.prototype.connect).not.toHaveBeenCalled()
  })

  test('a heading of unknown letters gives way to the name of the firm', async () => {
    const named = await drawShareImage({ ...card, heading: 'Lekhasetu' })
    expect(Buffer.from(await drawShareImage({ ...card, heading: 'ਪੁਣੇ' })).equals(named)).toBe(true)
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

/** Pixels in the colour of the ink within a part of the picture. */
async function countInk(png: Buffer, isWithin: (place: { x: number; y: number }) => boolean): Promise<number> {
  const { data } = await readPixels(png)
  const ink = Buffer.from(`${colours.ink.slice(1)}ff`, 'hex')
  let count = 0
  for (let at = 0; at < data.length; at += 4)
    if (ink.equals(data.subarray(at, at + 4)) && isWithin({ x: (at / 4) % width, y: Math.floor(at / 4 / width) }))
      count++
  return count
}
