import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashText } from '../../../memo/fingerprint.ts'
import { isCanonical } from '../../../pages/shared/route-plan.ts'
import type { RoutePlan } from '../../../pages/shared/route-plan.ts'
import { shareFile } from '../../../pages/shared/head.ts'
import { codegenFolder } from '../../../memo/code-fingerprint.ts'
import { readFolderFingerprint, readText } from '../../../memo/folder-fingerprint.ts'
import type { Folders } from '../../folders.ts'
import type { PublishedFile } from '../published-file.ts'
import { openPictureCache } from './picture-cache.ts'
import { shareCard } from '../../../pages/all-pages.ts'
import type { CardLayout, ShareCard } from '../../../pages/all-pages.ts'

/** Aliases and neighbourhoods show the picture of their page, drafts that of the English one. */
export const hasPicture = isCanonical

/** Keys come from pages' fingerprints: listing makes no record, and the cache knows equal cards. */
export function createShareFileOf({ layout, folders }: { layout: CardLayout; folders: Pick<Folders, 'cache'> }) {
  // Nothing else of the layout reaches a card.
  const card: CardLayout = { name: layout.name, tagline: layout.tagline }
  const design = fingerprintDesign()
  const getPicture = openPictureCache(join(folders.cache, 'share'), design, draw)
  const shared = hashText(JSON.stringify([design, card])).slice(0, 10)
  return (route: RoutePlan): PublishedFile | undefined =>
    hasPicture(route)
      ? {
          path: shareFile(route.path),
          key: `${shared}${route.fingerprint()}`,
          make: () => getPicture(shareCard(route.record(), card)),
        }
      : undefined
}

// The libraries that draw are loaded only for a new picture.
async function draw(card: ShareCard): Promise<Uint8Array> {
  const { drawShareImage } = await import('./draw-share-image.ts')
  return drawShareImage(card)
}

/** All that pictures depend on besides cards: code and face of this folder, and libraries. */
function fingerprintDesign(): string {
  const folder = dirname(fileURLToPath(import.meta.url))
  return hashText(
    [readFolderFingerprint(folder), readText(join(dirname(codegenFolder), 'package-lock.json'))].join(' '),
  )
}
