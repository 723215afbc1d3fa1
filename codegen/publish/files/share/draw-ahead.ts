import type { PublishedFile } from '../published-file.ts'

// As many as are drawn at once.
const loops = 4

/**
 * Draws pictures while something else is waited for that keeps one processor busy and leaves
 * another idle. The site's files then find them in the cache. One that cannot be drawn is tried
 * again there, and reported.
 */
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
