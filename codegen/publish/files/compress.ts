import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

const compressible = /\.(html|css|js|json|svg|xml|txt|md|webmanifest|ico)$/

export const encodings = ['br', 'gz'] as const

export function isCompressible(path: string): boolean {
  return compressible.test(path)
}

// What a server sends before it hears from the browser is about 14 kB. A page of this length is
// near it, and each round trip costs a phone half a second.
const longPage = 56_000

/**
 * Pages are many and small: level 5 is within 13 % of level 11 at a twenty-sixth of its time. Level
 * 10, at 40 % of that time, is for the few long ones, and 11 for what pages load. Nobody waits for
 * what programs fetch, and the sitemap changes with each page: level 9 takes a tenth of the time of
 * level 11 or less.
 */
function qualityOf(path: string, { length }: Uint8Array): number {
  if (/\.(html|md)$/.test(path)) return path.endsWith('.html') && length > longPage ? 10 : 5
  return /\.(xml|txt)$|^calendar\//.test(path) ? 9 : 11
}

// Brotli's own bounds, as powers of two.
const [smallestWindow, widestWindow] = [10, 22]

/** As wide as the file is long: Brotli would fill tables for four megabytes. */
const windowFor = ({ length }: Uint8Array) =>
  Math.min(widestWindow, Math.max(smallestWindow, Math.ceil(Math.log2(length + 16))))

/** The content in both encodings, made on the thread pool while pages are rendered. */
export async function compress(path: string, content: Uint8Array) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(path, content),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content),
  }
  // gzip writes no name and no time, so equal contents give equal bytes.
  const [br, gz] = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: path.endsWith('.html') ? 6 : 9 }),
  ])
  return { br, gz }
}
