import type { PublishedFile } from '../published-file.ts'

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
