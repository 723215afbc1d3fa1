import { expect, test } from 'vitest'
import { checkWithoutCities } from '../../codegen/check/link-data.ts'
import { memoOfOneRun } from '../helpers/project/memo-of-one-run.ts'
import type { Memo } from '../../codegen/memo/memo.ts'
import { planRoutes } from '../../codegen/pages/all-pages.ts'
import type { DataFile, WholeLinkedData } from '../../codegen/model/records.ts'
import type { PlannedSite } from '../../codegen/run-codegen.ts'
import { makeSiteFolder } from '../helpers/project/site-folder.ts'

const folder = makeSiteFolder('small-site')
const [cities, firm] = ['data/cities.yaml', 'data/site.yaml'] as const
const before = (await folder.run()).site!
const [state] = before.context.data.catalogue.states.keys()
folder.write(cities, `${folder.read(cities)}zirakpur: { name: Zirakpur, state: ${state} }\n`)
const after = (await folder.run()).site!
folder.write(firm, folder.read(firm).replace(/^tagline: .*$/m, 'tagline: Another one'))
const afterOther = (await folder.run()).site!
folder.remove()

test('the record of a page that was left alone is not made', () => {
  const memo = memoOfOneRun()
  let made = 0
  const counting: Memo = Object.assign(
    (name: string, inputs: string, make: () => unknown) => memo(name, inputs, () => (made++, make())),
    { save: memo.save },
  )
  const look = ({ context }: PlannedSite) =>
    planRoutes({ ...context, memo: counting }).forEach((route) => route.fingerprint())
  look(before)
  const atFirst = made
  expect(atFirst).toBeGreaterThan(30)
  look(after)
  expect(made).toBe(atFirst)
  look(afterOther)
  expect(made).toBeGreaterThan(atFirst * 2 - 5)
})

test('checks that are given no city look again only where another file has changed', () => {
  const sources = new Map(before.linked.entries.map(({ source, collection }) => [source.file, { source, collection }]))
  const files = [...sources.values()].map((file): DataFile => ({ ...file, id: '', value: undefined, parts: [] }))
  const memo = memoOfOneRun()
  const check = (data: WholeLinkedData, own: readonly DataFile[]) => {
    const problems: string[] = []
    checkWithoutCities(data, { files: own, memo }, ({ message }) => problems.push(message))
    return problems
  }
  const { catalogue } = before.linked
  const services = new Map(
    [...catalogue.services].map(([id, entry]) => [id, { ...entry, value: { ...entry.value, formLink: 'nothing' } }]),
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
