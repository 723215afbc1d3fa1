import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from '../../../cache/fingerprint.ts'
import { replaceFile } from '../../../write/replace-file.ts'
import { isWholePng } from './encode-png.ts'
import type { ShareCard } from './share-card.ts'
import { codeOf } from '../../../lib/read-failure.ts'

/** Gives back a card's picture: the one at hand, else a new one. */
export type GetPicture = (card: ShareCard) => Promise<Uint8Array>

/** Keeps drawn pictures by what they say, so that an edit elsewhere on a page draws nothing. */
export function openPictureCache(folder: string, design: string, draw: GetPicture): GetPicture {
  let isTidy = false
  return async (card) => {
    const file = join(folder, design, `${hashText(JSON.stringify(card))}.png`)
    const known = findPicture(file)
    if (known) return known
    const picture = await draw(card)
    if (!isTidy) removeOtherDesigns(folder, design)
    isTidy = true
    replaceFile(file, picture)
    return picture
  }
}

function findPicture(file: string): Uint8Array | undefined {
  try {
    const picture = readFileSync(file)
    return isWholePng(picture) ? picture : undefined
  } catch {
    return undefined
  }
}

function removeOtherDesigns(folder: string, design: string): void {
  try {
    for (const name of readdirSync(folder).filter((one) => one !== design))
      rmSync(join(folder, name), { recursive: true, force: true })
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}
