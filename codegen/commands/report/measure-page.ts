import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { brotliParamsOf } from '../../publish/files/compress.ts'
import { htmlFile } from '../../publish/files/published-file.ts'

/** What only the built page can tell. */
export interface Measures {
  /** Words between the header and the footer. */
  words: number
  /** Bytes of the page as a browser that reads brotli loads it. */
  bytes: number
}

/** Measures a page of the last built site; undefined where it is not in there. */
export function measurePage(client: string, path: string): Measures | undefined {
  const file = join(client, htmlFile(path))
  const html = findText(file)
  if (html === undefined) return undefined
  return {
    words: countWords(html),
    bytes: statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? measureCompressed(htmlFile(path), html),
  }
}

/** What a page would weigh, where the site was built without compression. */
function measureCompressed(path: string, html: string): number {
  const content = Buffer.from(html)
  return brotliCompressSync(content, { params: brotliParamsOf(path, content) }).length
}

/** The words that a visitor reads: no scripts, no drawings, no markup. */
function countWords(html: string): number {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? html
  return wordsOf(main.replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' '))
}

/** Words that a page is going to have, from its record: every text of it that is a sentence or a phrase. */
export function estimateWords(payload: unknown): number {
  if (typeof payload === 'string') return payload.includes(' ') ? wordsOf(payload) : 0
  if (typeof payload !== 'object' || payload === null) return 0
  return Object.values(payload).reduce<number>((sum, value) => sum + estimateWords(value), 0)
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** A share picture as text that a page can hold; undefined where it was not drawn yet. */
export function readPicture(client: string, address: string): string | undefined {
  try {
    return `data:image/png;base64,${readFileSync(join(client, new URL(address).pathname)).toString('base64')}`
  } catch {
    return undefined
  }
}

function findText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
