import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCodeFingerprint } from '../../codegen/cache/code-fingerprint.ts'
import { createFingerprintOf } from '../../codegen/generate.ts'
import { checkWithoutCities } from '../../codegen/link/check-without-cities.ts'
import type { DataFile, WholeLinkedData } from '../../codegen/model/records.ts'
import type { PlannedSite } from '../../codegen/run/run-codegen.ts'
import { makeSiteFolder } from '../helpers/project/site-folder.ts'

const folder = makeSiteFolder('small-site')
const cities = 'data/cities.yaml'
let before: PlannedSite
let after: PlannedSite
let afterOther: PlannedSite

beforeAll(async () => {
  before = (await folder.run()).site!
  const [state] = before.context.data.catalogue.states.keys()
  folder.edit([{ file: cities, write: `${folder.read(cities)}zirakpur: { name: Zirakpur, state: ${state} }\n` }])
  after = (await folder.run()).site!
  const site = 'data/site.yaml'
  folder.edit([{ file: site, write: folder.read(site).replace(/^tagline: .*$/m, 'tagline: Another one') }])
  afterOther = (await folder.run()).site!
})
afterAll(() => folder.remove())

test('one city more leaves alone every page but those that list cities', () => {
  expect(after.routes.length).toBe(before.routes.length + 1)
  const basisOf = (site: PlannedSite, path: string) => site.routes.find((route) => route.path === path)!.basis
  const own = before.routes.filter(({ basis }) => basis !== undefined)
  for (const { path, basis } of own) {
    expect(basisOf(after, path), path).toBe(basis)
    expect(basisOf(afterOther, path), path).not.toBe(basis)
  }
  const others = before.routes.filter(({ basis, inputs }) => basis === undefined && inputs === undefined)
  expect([...new Set(others.map(({ kind }) => kind))].sort()).toEqual(['cities', 'not-found', 'search', 'state'])
})

test('the record of a page that was left alone is not made', () => {
  const fingerprintOf = createFingerprintOf()
  const own = before.routes.filter(({ basis }) => basis !== undefined)
  const pages = Object.fromEntries(own.map((route) => [route.path, fingerprintOf(route)]))
  const last = { basis: `${readCodeFingerprint()} ${own[0]!.basis}`, pages }
  const unmade = () => {
    throw new Error('This record is made')
  }
  const again = createFingerprintOf(last)
  for (const route of own) expect(again({ ...route, record: unmade })).toBe(pages[route.path])
  const route = afterOther.routes.find(({ basis }) => basis !== undefined)!
  expect(() => createFingerprintOf(last)({ ...route, record: unmade })).toThrow('This record is made')
})

test('checks that are given no city look again only where another file has changed', () => {
  const sources = new Map(before.linked.entries.map(({ source, collection }) => [source.file, { source, collection }]))
  const files = [...sources.values()].map((file): DataFile => ({ ...file, id: '', value: undefined, parts: [] }))
  const sound = new Map<string, unknown>()
  const check = (data: WholeLinkedData, own: readonly DataFile[]) => {
    const problems: string[] = []
    checkWithoutCities(data, { files: own, code: 'code', sound }, ({ message }) => problems.push(message))
    return problems
  }
  const { catalogue } = before.linked
  const services = new Map(
    [...catalogue.services].map(([id, entry]) => [id, { ...entry, value: { ...entry.value, related: ['nothing'] } }]),
  )
  const broken = { ...before.linked, catalogue: { ...catalogue, services } }
  expect(check(before.linked, files)).toEqual([])
  expect(check(broken, files)).toEqual([])
  const edited = (collection: string) =>
    files.map((file) =>
      file.collection === collection
        ? { ...file, source: { ...file.source, text: `${file.source.text}# edited` } }
        : file,
    )
  expect(check(broken, edited('cities'))).toEqual([])
  expect(check(broken, edited('site'))).not.toEqual([])
})
