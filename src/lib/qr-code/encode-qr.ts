/** Rows of a code, true where a module is dark. */
type Modules = readonly (readonly boolean[])[]

// Version 6 with low correction (ISO/IEC 18004, tables 1 and 9): two equal blocks, one small
// square, no bits of the version.
const size = 41
const blocks = 2
const bytesOfBlock = 68
const checksOfBlock = 18
// Low correction and the first mask, with their check bits.
const formatBits = 0x77c4
// Four bits of mode and eight of length come before the text, and four zero bits after it.
const mostBytes = blocks * bytesOfBlock - 2

/**
 * A text of up to 134 bytes as a QR code, always in one version and with one mask, which scanners
 * accept. The build draws its codes with a full library; the browser needs this one when a payer
 * types an amount, and each kilobyte costs.
 */
export function encodeQr(text: string): Modules | undefined {
  const bytes = [...new TextEncoder().encode(text)]
  if (bytes.length > mostBytes) return undefined
  const bits = inBits(inTurn(padded(bytes)))
  const grid = drawPatterns()
  let at = 0
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    // Skips the column of the timing pattern.
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = grid[y]
        if (row && row[x] === undefined) row[x] = (bits[at++] === '1') !== ((x + y) % 2 === 0)
      }
    }
  }
  return grid.map((row) => row.map((isDark) => isDark === true))
}

const inBits = (bytes: readonly number[]) => bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')

function padded(bytes: readonly number[]): number[] {
  const bits = `0100${inBits([bytes.length, ...bytes])}0000`
  const words = (bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2))
  for (let filling = 0xec; words.length < blocks * bytesOfBlock; filling ^= 0xfd) words.push(filling)
  return words
}

/** The blocks are interleaved byte by byte, first the data and then the check bytes. */
function inTurn(words: readonly number[]): number[] {
  const parts = [words.slice(0, bytesOfBlock), words.slice(bytesOfBlock)]
  return [parts, parts.map((part) => checkBytes(part, checksOfBlock))].flatMap(([one = [], other = []]) =>
    one.flatMap((byte, at) => [byte, other[at] ?? 0]),
  )
}

/** The modules that are the same in every such code. */
function drawPatterns(): (boolean | undefined)[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, (): boolean | undefined => undefined))
  const set = (x: number, y: number, isDark: boolean) => {
    const row = grid[y]
    if (row && x >= 0 && x < size) row[x] = isDark
  }
  const square = (left: number, top: number, reach: number) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(left + dx, top + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1)
      }
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  square(3, 3, 4)
  square(size - 4, 3, 4)
  square(3, size - 4, 4)
  square(size - 7, size - 7, 2)
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((formatBits >> bit) & 1) === 1
    // Once around the first corner, past the timing, and once along the two others.
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : bit === 8 ? 7 : 14 - bit
    set(bit < 8 ? 8 : near, bit < 8 ? near : 8, isDark)
    set(bit < 8 ? size - 1 - bit : 8, bit < 8 ? 8 : size - 15 + bit, isDark)
  }
  set(8, size - 8, true)
  return grid
}

/** A product in the field of 256 elements by x⁸ + x⁴ + x³ + x² + 1, as QR codes use it. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0)
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

/** The check bytes of a block: the remainder of its polynomial by the product of (x - 2^i). */
function checkBytes(data: readonly number[], count: number): number[] {
  let divisor = [1]
  for (let step = 0, root = 1; step < count; step++, root = multiply(root, 2))
    divisor = [...divisor, 0].map((factor, index) => factor ^ multiply(divisor[index - 1] ?? 0, root))
  let rest = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const lead = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, index) => value ^ multiply(divisor[index + 1] ?? 0, lead))
  }
  return rest
}
