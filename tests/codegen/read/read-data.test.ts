import fs, { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { recordsOf, useSiteFolder } from '../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

const pages = async () => [...recordsOf(await site.plan())]

test('the order in which a folder lists its files changes neither the pages nor their order', async () => {
  const before = await pages()
  // File systems list a folder in an order of their own: here in the other one.
  const list = fs.readdirSync
  const listing = vi
    .spyOn(fs, 'readdirSync')
    .mockImplementation(((...args: Parameters<typeof list>) => list(...args).reverse()) as typeof list)
  syncBuiltinESMExports()
  try {
    expect(await pages()).toEqual(before)
    expect(listing.mock.calls.length).toBeGreaterThan(2)
  } finally {
    listing.mockRestore()
    syncBuiltinESMExports()
  }
})

test('files that editors and systems leave in a folder are not read', async () => {
  const left = [
    '.DS_Store',
    '.gst-reg.yaml.swp',
    'gst-reg.yaml~',
    '#gst-reg.yaml#',
    'gst-reg.yaml.orig',
    'README.md',
    'Thumbs.db',
    '.hidden.yaml',
  ]
  site.edit(left.map((name) => ({ file: `data/services/${name}`, write: 'not: [for us' })))
  expect((await site.run()).problems).toEqual([])
})

test('a file and a folder that are links are read like any other', async () => {
  const before = await pages()
  const away = mkdtempSync(join(tmpdir(), 'linked-'))
  for (const name of ['cities.yaml', 'services']) {
    renameSync(join(site.root, 'data', name), join(away, name))
    symlinkSync(join(away, name), join(site.root, 'data', name))
  }
  expect(await pages()).toEqual(before)
  const cities = readFileSync(join(away, 'cities.yaml'), 'utf8')
  writeFileSync(join(away, 'cities.yaml'), cities.replace('Agartala', 'Agartalla'))
  expect((await site.plan()).routes.map((route) => route.title)).toContainEqual(expect.stringContaining('Agartalla'))
  writeFileSync(join(away, 'cities.yaml'), cities)
  for (const name of ['cities.yaml', 'services']) {
    rmSync(join(site.root, 'data', name))
    renameSync(join(away, name), join(site.root, 'data', name))
  }
  rmSync(away, { recursive: true })
})
