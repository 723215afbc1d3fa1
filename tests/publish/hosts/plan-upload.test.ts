import { describe, expect, test } from 'vitest'
import { parseBucket } from '../../../codegen/publish/upload/bucket.ts'
import { listUploads, planUpload, toGroups } from '../../../codegen/publish/upload/plan-upload.ts'
import type { Uploaded } from '../../../codegen/publish/upload/plan-upload.ts'

const caching = { hashed: 'immutable', pages: 'no-cache', other: 'day' }
const rules = {
  headers: {},
  redirects: [],
  caching,
  types: { html: 'text/html; charset=utf-8', js: 'text/javascript; charset=utf-8', md: 'text/markdown; charset=utf-8' },
}
const recordsOf = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, sha]) => [path, `key ${sha} 12 3 4`]))
const site = {
  'index.html': 'a',
  'pricing.html': 'b',
  'assets/app.js': 'c',
  'gst/chennai.md': 'd',
  'share/index.png': 'e',
  '.well-known/security.txt': 'f',
  _headers: 'g',
  _redirects: 'h',
  'notes.bin': 'i',
}
const uploadsOf = (files: Record<string, string>) => listUploads(recordsOf(files), rules)
const uploaded = (files: Record<string, string>) => planUpload(uploadsOf(files), {}).after
const changedIn = (files: Record<string, string>, known: Uploaded) =>
  planUpload(uploadsOf(files), known).changed.map(({ path }) => path)

describe('an upload', () => {
  test('takes every file that visitors may ask for, with its type and how long it is kept', () => {
    expect(uploadsOf(site).map(({ path, type, caching: kept }) => [path, type, kept])).toEqual([
      ['index.html', 'text/html; charset=utf-8', 'no-cache'],
      ['pricing.html', 'text/html; charset=utf-8', 'no-cache'],
      ['assets/app.js', 'text/javascript; charset=utf-8', 'immutable'],
      ['gst/chennai.md', 'text/markdown; charset=utf-8', 'no-cache'],
      ['share/index.png', 'application/octet-stream', 'day'],
      ['.well-known/security.txt', 'application/octet-stream', 'no-cache'],
      ['notes.bin', 'application/octet-stream', 'no-cache'],
    ])
  })

  test('leaves alone what the bucket has, and takes what is new or other', () => {
    expect(changedIn(site, uploaded(site))).toEqual([])
    expect(changedIn({ ...site, 'index.html': 'z', 'new.html': 'y' }, uploaded(site))).toEqual([
      'index.html',
      'new.html',
    ])
  })

  test('takes a value that is put back', () => {
    const wrong = { ...site, 'pricing.html': 'wrong' }
    expect(changedIn(site, uploaded(wrong))).toEqual(['pricing.html'])
  })

  test('takes a file whose bytes are the same when its headers are not', () => {
    const known = uploaded(site)
    const { changed } = planUpload(
      listUploads(recordsOf(site), { ...rules, caching: { ...caching, other: 'week' } }),
      known,
    )
    expect(changed.map(({ path }) => path)).toEqual(['share/index.png'])
  })

  test('removes what it uploaded before and nothing else', () => {
    const { 'pricing.html': _, ...rest } = site
    expect(planUpload(uploadsOf(rest), uploaded(site)).gone).toEqual(['pricing.html'])
    expect(planUpload(uploadsOf(site), {}).gone).toEqual([])
  })

  test('that was cut off is made up for, even where the data went back meanwhile', () => {
    const { 'pricing.html': _, ...rest } = site
    // Nobody knows how far it came.
    const { meanwhile } = planUpload(uploadsOf({ ...rest, 'index.html': 'wrong', 'new.html': 'y' }), uploaded(site))
    const { changed, gone } = planUpload(uploadsOf(site), meanwhile)
    expect(changed.map(({ path }) => path)).toEqual(['index.html', 'pricing.html'])
    expect(gone).toEqual(['new.html'])
  })

  test('sends scripts before the pages that load them, and files of equal headers together', () => {
    const groups = toGroups(uploadsOf(site)).map((group) => group.map(({ path }) => path))
    expect(groups[0]).toEqual(['assets/app.js'])
    expect(groups.at(-1)).toEqual(['index.html', 'pricing.html'])
    expect(groups.flat().sort()).toEqual(
      Object.keys(site)
        .filter((name) => !name.startsWith('_'))
        .sort(),
    )
  })
})

test.each<[text: string, bucket: ReturnType<typeof parseBucket>]>([
  ['s3://my-bucket', { name: 'my-bucket', folder: '' }],
  ['s3://my-bucket/', { name: 'my-bucket', folder: '' }],
  ['s3://my-bucket/sites/main/', { name: 'my-bucket', folder: 'sites/main/' }],
  ['my-bucket', undefined],
  ['s3://', undefined],
  ['s3://My_Bucket', undefined],
  ['s3://my-bucket//x', undefined],
  ['https://my-bucket', undefined],
  ['s3://my-bucket --delete', undefined],
  ['', undefined],
])('"%s" names a bucket or not', (text, bucket) => {
  expect(parseBucket(text)).toEqual(bucket)
})
