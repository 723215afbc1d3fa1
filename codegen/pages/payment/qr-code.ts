import { encode } from 'uqr'
import type { QrCode } from './payload.ts'

/** A text as a QR code with medium error correction: an SVG path of one unit squares, with the quiet margin that scanners need. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const runs = data.flatMap((row, y) =>
    findRuns(row).map(([start, length]) => `M${start} ${y}h${length}v1h-${length}z`),
  )
  return { size, path: runs.join('') }
}

/** Where the dark modules of a row begin and how many are side by side. */
function findRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
