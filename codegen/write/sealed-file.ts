import { createHash, hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A value as the text of a file that tells by its last line whether the rest is whole. */
export function seal(value: object): string {
  return [...sealPieces([JSON.stringify(value)])].join('')
}

/** The same in pieces: as one text the record of 100,000 pages would be several times 30 MB. */
export function* sealPieces(pieces: Iterable<string>): Generator<string> {
  const sum = createHash('sha256')
  for (const piece of pieces) {
    sum.update(piece)
    yield piece
  }
  yield `\n${sum.digest('base64url')}`
}

/** The value of a sealed file; undefined where the file is missing, cut off or damaged. */
export function readSealed(file: string): unknown {
  try {
    const content = readFileSync(file, 'utf8')
    const end = content.lastIndexOf('\n')
    const text = content.slice(0, end)
    const isWhole = hash('sha256', text, 'base64url') === content.slice(end + 1)
    return isWhole ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
