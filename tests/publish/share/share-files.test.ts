import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { planLayout } from '../../../codegen/pages/shared/plan-layout.ts'
import type { PlannedSite } from '../../../codegen/run-codegen.ts'
import type { PublishedFile } from '../../../codegen/publish/files/published-file.ts'
import { createShareFileOf } from '../../../codegen/publish/files/share/create-share-file-of.ts'
import { drawShareImage } from '../../../codegen/publish/files/share/draw-share-image.ts'
import { openPictureCache } from '../../../codegen/publish/files/share/picture-cache.ts'
import type { ShareCard } from '../../../codegen/pages/all-pages.ts'
import { useSiteFolder } from '../../helpers/project/use-site-folder.ts'
import { publishSite } from '../../helpers/project/publish-site.ts'

let cache: string
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'share-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

describe('the pictures of a site', () => {
  const site = useSiteFolder('small-site')
  const listed = ({ routes, context }: PlannedSite) => {
    const shareFileOf = createShareFileOf({ layout: planLayout(context), folders: { cache } })
    return routes.flatMap((route) => shareFileOf(route) ?? [])
  }
  const pictures = () =>
    readdirSync(join(cache, 'share'), { recursive: true }).filter((name) => String(name).endsWith('.png'))

  test('are those that the heads of its pages name, each once', async () => {
    const { routes, context } = await site.plan()
    const named = routes.map((route) => route.record().head.image).filter((address) => address !== undefined)
    const addresses = listed({ routes, context } as PlannedSite).map((file) => `${context.origin}/${file.path}`)
    expect(addresses.sort()).toEqual([...new Set(named)].sort())
  })

  test('an edit that no picture shows draws none, and one new city draws one', async () => {
    await Promise.all(listed(await site.plan()).map((file) => file.make()))
    const before = pictures()
    site.edit([
      { file: 'data/pages/city.yaml', find: 'heading: FAQ Summary', replace: 'heading: Questions' },
      {
        file: 'data/cities.yaml',
        find: 'mysuru: {',
        replace: 'hubballi: { name: Hubballi, state: KA, near: [mysuru] }\nmysuru: {',
      },
    ])
    const after = listed(await site.plan())
    await Promise.all(after.map((file) => file.make()))
    expect(after).toHaveLength(before.length + 1)
    expect(pictures()).toHaveLength(before.length + 1)
  })

  test('keep their keys while the data and the firm stay as they are', async () => {
    const keys = (files: PublishedFile[]) => files.map((file) => file.key)
    const before = keys(listed(await site.plan()))
    expect(keys(listed(await site.plan()))).toEqual(before)
    site.edit([{ file: 'data/site.yaml', find: 'name: Lekhasetu\n', replace: 'name: Pustakam\n' }])
    const after = keys(listed(await site.plan()))
    expect(after.filter((key) => before.includes(key))).toEqual([])
  })
})

describe('the cache of pictures', () => {
  const card: ShareCard = { firm: 'Lekhasetu', kicker: '', heading: 'Sale Deed', facts: [] }

  test('draws a card once, and again where the file was cut off or altered by a bit', async () => {
    const draw = vi.fn(drawShareImage)
    const first = await openPictureCache(cache, 'design', draw)(card)
    expect(Buffer.from(await openPictureCache(cache, 'design', draw)({ ...card })).equals(first)).toBe(true)
    expect(draw).toHaveBeenCalledTimes(1)
    const file = join(cache, 'design', readdirSync(join(cache, 'design'))[0]!)
    const altered = Buffer.from(first)
    altered[altered.length >> 1]! ^= 1
    for (const [index, damaged] of [altered.subarray(0, 900), altered].entries()) {
      writeFileSync(file, damaged)
      expect(Buffer.from(await openPictureCache(cache, 'design', draw)(card)).equals(first)).toBe(true)
      expect(draw).toHaveBeenCalledTimes(2 + index)
    }
  })

  test('forgets the pictures of another design', async () => {
    mkdirSync(join(cache, 'older'))
    writeFileSync(join(cache, 'older/a.png'), 'old')
    await openPictureCache(cache, 'design', drawShareImage)(card)
    expect(readdirSync(cache)).toEqual(['design'])
  })
})

describe('publishing files that take their time', () => {
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const file = (path: string, make: PublishedFile['make']): PublishedFile => ({ path, key: path, make })

  test('makes several at once and lists them in the order wanted', async () => {
    let [running, most] = [0, 0]
    const paths = Array.from({ length: 100 }, (_, index) => `${index}.txt`)
    const make = async (path: string, index: number) => {
      most = Math.max(most, ++running)
      await wait((index * 7) % 13)
      running -= 1
      return path
    }
    const { added } = await publishSite(
      cache,
      paths.map((path, index) => file(path, () => make(path, index))),
    )
    expect(added).toEqual(paths)
    expect(most).toBeGreaterThan(4)
    expect(most).toBeLessThanOrEqual(8)
    const sums = readFileSync(join(cache, 'SHA256SUMS'), 'utf8')
    for (const path of paths)
      expect(sums).toContain(`${createHash('sha256').update(path).digest('hex')}  client/${path}\n`)
  })

  test('leaves the last site and nothing running where one cannot be made', async () => {
    await publishSite(cache, [file('a.txt', () => 'a')])
    let finished = 0
    const slow = ['0.txt', '1.txt', '2.txt', '3.txt', '4.txt'].map((path) =>
      file(path, async () => {
        await wait(20)
        return String(++finished)
      }),
    )
    const broken = file('broken.txt', () => {
      throw new Error('No picture')
    })
    await expect(publishSite(cache, [...slow, broken])).rejects.toThrow('No picture')
    expect(finished).toBe(5)
    expect(existsSync(join(cache, 'client/a.txt'))).toBe(true)
    expect(existsSync(join(cache, 'client/0.txt'))).toBe(false)
  })
})
