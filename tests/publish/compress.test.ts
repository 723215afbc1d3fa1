import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compress } from '../../codegen/publish/files/compress.ts'

const paths = ['index.html', 'gst/mumbai.md', 'sitemap.xml', 'calendar/tds.json', 'assets/site.css']

test('both forms of a file unpack to what it was, however long it is', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.nat({ max: 3000 }),
      async (path, text, times) => {
        const content = Buffer.from(text.repeat(times))
        const { br, gz } = await compress(path, content)
        expect(brotliDecompressSync(br).equals(content)).toBe(true)
        expect(gunzipSync(gz).equals(content)).toBe(true)
      },
    ),
    { numRuns: 50 },
  ))

// The data of a page stands behind its HTML and says the same once more. A text and its double are
// of one level.
test.each(paths)('what the end of %s says again costs next to nothing', async (path) => {
  for (const kilobytes of [1, 25, 63, 64, 65, 300]) {
    const once = Buffer.from(Array.from({ length: kilobytes * 128 }, (_, index) => hash(index)).join(''))
    const [single, double] = await Promise.all([compress(path, once), compress(path, Buffer.concat([once, once]))])
    expect(double.br.length).toBeLessThan(single.br.length + 300)
  }
})

/** Eight letters that repeat nowhere. */
const hash = (index: number) => (Math.imul(index + 1, 0x9e3779b1) >>> 0).toString(36).padStart(8, 'x')
