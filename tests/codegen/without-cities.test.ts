import { expect, test } from 'vitest'
import { memoOfOneRun } from '../helpers/project/memo-of-one-run.ts'
import type { Memo } from '../../codegen/memo/memo.ts'
import { planRoutes } from '../../codegen/pages/all-pages.ts'
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
