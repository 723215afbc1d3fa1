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

interface ShareInput {
  layout: CardLayout
  folders: Pick<Folders, 'cache'>
}

/** A page's picture. Aliases and neighbourhoods show their page's, translations the English one. */
type ShareFileOf = (route: RoutePlan, fingerprint: string) => PublishedFile | undefined

/** Keys come from pages' fingerprints: listing makes no record, and the cache knows equal cards. */
export function createShareFileOf({ layout, folders }: ShareInput): ShareFileOf {
  // Nothing else of the layout reaches a card.
  const card: CardLayout = { name: layout.name, tagline: layout.tagline }
  const design = fingerprintDesign()
  const getPicture = openPictureCache(join(folders.cache, 'share'), design, atMost(drawnAtOnce, draw))
  const shared = hashText(JSON.stringify([design, card])).slice(0, 10)
  return (route, fingerprint) =>
    isCanonical(route) && route.language === undefined
      ? {
          path: shareFile(route.path),
          key: `${shared}${fingerprint}`,
          make: () => getPicture(shareCard(route.record(), card)),
        }
      : undefined
}

/** All pictures of a site, to be drawn ahead: their keys say nothing. */
export function* listShareFiles(routes: readonly RoutePlan[], input: ShareInput): Iterable<PublishedFile> {
  const shareFileOf = createShareFileOf(input)
  for (const route of routes) {
    const picture = shareFileOf(route, '')
    if (picture) yield picture
  }
}

// As many as the thread pool has threads: more would only hold their pixels, 3 MB each, in memory.
const drawnAtOnce = 4

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

/** The same work, of which never more than a number is under way; the rest waits its turn. */
export function atMost<In, Out>(limit: number, work: (input: In) => Promise<Out>): (input: In) => Promise<Out> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (input) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work(input)
    } finally {
      // A place is handed on and not given up, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

// As many as are drawn at once.
const loops = 4

/** Draws pictures into the cache while one processor idles; a failure shows when asked again. */
export async function drawAhead(pictures: Iterable<PublishedFile>, awaited: Promise<unknown>): Promise<void> {
  let isOver = false
  const end = () => void (isOver = true)
  awaited.then(end, end)
  const queue = pictures[Symbol.iterator]()
  const drawOneByOne = async () => {
    for (let next = queue.next(); next.done !== true && !isOver; next = queue.next()) await tryToMake(next.value)
  }
  await Promise.all(Array.from({ length: loops }, drawOneByOne))
}

async function tryToMake(picture: PublishedFile): Promise<void> {
  try {
    await picture.make()
  } catch {
    // Whoever asks for it will see.
  }
}
