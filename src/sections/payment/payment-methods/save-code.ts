import type { QrCode } from '#generated/payloads/payment/payload.ts'

// Sharp on any screen, and still a few kilobytes.
const pixels = 12
/** Scanners want four clear squares around a code; its path leaves two. */
export const extraMargin = 2

/** Offers a code as a picture, for apps that take it from the gallery of the same phone. */
export function saveCode({ size, path }: QrCode, name: string): void {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = (size + 2 * extraMargin) * pixels
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  context.scale(pixels, pixels)
  context.translate(extraMargin, extraMargin)
  context.fill(new Path2D(path))
  canvas.toBlob((picture) => {
    if (!picture) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(picture)
    link.download = name
    link.click()
  })
}
