import { encodeQr } from '../../../lib/qr-code/encode-qr.ts'
import type { QrCodeShape } from './qr-code.tsx'

// Two of the four clear squares are the figure's own.
const margin = 2

/** The code of an address; undefined where it is too long for one. */
export function drawCode(href: string): QrCodeShape | undefined {
  const modules = encodeQr(href)
  const squares = modules?.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')),
  )
  return modules && squares && { size: modules.length + 2 * margin, path: squares.join('') }
}
