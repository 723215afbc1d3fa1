import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { beforeDeploy, catalogue, isError } from '../../codegen/problem/catalogue.ts'
import type { ProblemCode } from '../../codegen/problem/catalogue.ts'
import { reportOf } from '../helpers/project/site-folder.ts'
import { useSiteFolder } from '../helpers/project/use-site-folder.ts'
import type { Edit } from '../helpers/project/site-folder.ts'

const folder = join(import.meta.dirname, 'rejects')
const cases = readdirSync(folder).sort()
// A code of several faces has several folders: wrong-type, wrong-type.whole-file.
const codeOf = (name: string) => name.split('.')[0] as ProblemCode

test('every code of the catalogue has a folder of mistakes, and every folder a code', () => {
  expect([...new Set(cases.map(codeOf))].sort()).toEqual(Object.keys(catalogue).sort())
})

const site = useSiteFolder('small-site')
// What was public is the site as it stands before the mistakes.
const published = (await site.plan()).routes.flatMap(({ path, canonicalPath, language }) =>
  // A draft of a translation was never public.
  language === undefined ? [{ path, ...(canonicalPath !== path && { owner: canonicalPath }) }] : [],
)

test.each(cases)('the small site with the mistakes of %s gets the report that stands beside them', async (name) => {
  const code = codeOf(name)
  site.edit(parse(readFileSync(join(folder, name, 'edits.yaml'), 'utf8')) as Edit[])
  const run = await site.run({ published, isDeploy: code in beforeDeploy })
  expect(run.problems.map((problem) => problem.code)).toContain(code)
  expect(run.site === undefined).toBe(isError(code))
  await expect(reportOf(run)).toMatchFileSnapshot(join(folder, name, 'report.txt'))
})
