import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { listFiles } from '../../../codegen/memo/folder-fingerprint.ts'
import { fingerprintGenerated } from '../../../codegen/write/fingerprint-generated.ts'
import { pagesOnly } from '../../helpers/project/project-copy.ts'
import { useBuiltCopy } from '../../helpers/project/use-built-copy.ts'

const project = useBuiltCopy(pagesOnly)

interface Listed {
  path: string
  kind: string
  canonical?: string
}

/** The rows of the table as its text says them. */
function routeTable(): Listed[] {
  const rows = project.read('generated/route-table.ts').matchAll(/^ {2}\{ (path: .*) \},$/gm)
  return [...rows].map(
    ([, row]) =>
      Object.fromEntries(
        [...row!.matchAll(/(\w+): '([^']*)'/g)].map(([, key, value]) => [key, value]),
      ) as unknown as Listed,
  )
}

const pagesIn = (folder: string) => listFiles(join(project.root, folder))

const htmlOf = (path: string) => parse(project.read(`dist/client/${path === '/' ? 'index' : path.slice(1)}.html`))
const listed = (): Record<string, unknown> =>
  Object.assign(
    {},
    ...pagesIn('generated/json-ld').map((name) => JSON.parse(project.read(`generated/json-ld/${name}`)) as object),
  )
const servedData = (path: string): unknown => {
  const script = htmlOf(path).querySelector('script[type="application/ld+json"]')
  return script ? JSON.parse(script.text) : undefined
}

/** Every page's structured data in generated/ is what its HTML says, and there is no other. */
function expectCurrent() {
  const told = routeTable().filter(({ path }) => servedData(path) !== undefined)
  expect(told.length).toBeGreaterThan(40)
  expect(listed()).toEqual(Object.fromEntries(told.map(({ path }) => [path, servedData(path)])))
}

test('the route table holds every page of the site, with its canonical address', () => {
  const routes = routeTable()
  const pages = pagesIn('dist/client').filter((name) => name.endsWith('.html'))
  expect(routes.map(({ path }) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)).sort()).toEqual(pages.sort())
  for (const { path, canonical } of routes) {
    const link = htmlOf(path).querySelector('link[rel="canonical"]')?.getAttribute('href')
    if (canonical !== undefined)
      expect(link).toMatch(new RegExp(`^https://[^/]+${canonical === '/' ? '/?$' : canonical}`))
  }
})

test('the slug of a city is a type, and that of nothing else', () => {
  const slugs = routeTable().filter(({ kind }) => kind === 'city')
  const union = /export type CitySlug =((?:\n {2}\| '[a-z0-9-]+')+)\n/.exec(project.read('generated/route-table.ts'))
  expect(union![1]!.match(/[a-z0-9-]+/g)).toEqual(slugs.map(({ path }) => path.replace('/gst/', '')))
})

describe('the structured data in generated/ is that of the site', () => {
  test('after a first build', expectCurrent)

  test('and an edit writes that of the kinds of page that it changes', async () => {
    const writtenAt = () =>
      new Map(
        pagesIn('generated/json-ld').map((name) => [name, statSync(join(project.root, 'generated/json-ld', name)).ino]),
      )
    const earlier = writtenAt()
    project.edit('data/pages/pricing.yaml', 'title: Plans and Pricing', 'title: Plans and prices')
    await project.build(...pagesOnly)
    const written = [...writtenAt()].filter(([name, file]) => earlier.get(name) !== file).map(([name]) => name)
    // The search lists pages by their short names, and not by these titles.
    expect(written).toEqual(['pricing.json'])
  })

  test('after an edit, and after it is taken back, though the pages are then taken from the other copy', async () => {
    project.edit('data/cities.yaml', 'name: Chennai', 'name: Chennai City')
    await project.build(...pagesOnly)
    expect(JSON.stringify(listed()['/gst/chennai'])).toContain('Chennai City')
    expectCurrent()
    project.edit('data/cities.yaml', 'name: Chennai City', 'name: Chennai')
    await project.build(...pagesOnly)
    expect(JSON.stringify(listed()['/gst/chennai'])).not.toContain('Chennai City')
  })

  // What a build then makes of it: altered-files.test.ts
  test('and a file that somebody deleted, altered or added is noticed', () => {
    const at = (path: string) => join(project.root, 'generated/json-ld', path)
    const look = () => fingerprintGenerated(join(project.root, 'generated'))
    // Each is noticed alone.
    const harms = [
      () => writeFileSync(at('city.json'), '{}'),
      () => rmSync(at('city.json')),
      () => writeFileSync(at('nowhere.json'), '{}'),
    ]
    for (const harm of harms) {
      const before = look()
      harm()
      expect(look()).not.toBe(before)
    }
  })
})
