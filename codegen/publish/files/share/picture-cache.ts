import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { hashText } from '../../../memo/fingerprint.ts'
import { findBytes } from '../../../memo/folder-fingerprint.ts'
import { replaceFile } from '../../../memo/replace-file.ts'
import type { ShareCard } from '../../../pages/all-pages.ts'

/** Gives back a card's picture: the one at hand, else a new one. */
type GetPicture = (card: ShareCard) => Promise<Uint8Array>

/** Keeps drawn pictures of this design by what they say: an edit elsewhere on a page draws none. */
export function openPictureCache(folder: string, design: string, draw: GetPicture): GetPicture {
  if (existsSync(folder))
    for (const name of readdirSync(folder).filter((one) => one !== design))
      rmSync(join(folder, name), { recursive: true, force: true })
  return async (card) => {
    const file = join(folder, design, `${hashText(JSON.stringify(card))}.png`)
    const known = findBytes(file)
    if (known && isWhole(known)) return known
    const picture = await draw(card)
    replaceFile(file, picture)
    return picture
  }
}

/** Whether each chunk of a PNG has its checksum, up to the last one. */
function isWhole(png: Buffer): boolean {
  let at = 8
  while (at + 12 <= png.length) {
    const next = at + 12 + png.readUInt32BE(at)
    if (next > png.length || crc32(png.subarray(at + 4, next - 4)) !== png.readUInt32BE(next - 4)) return false
    at = next
  }
  return at === png.length && png.subarray(-8, -4).toString('latin1') === 'IEND'
}
