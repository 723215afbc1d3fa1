import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Problem } from '../../../codegen/problem/problem.ts'
import { checkPublicFiles } from '../../../codegen/pages/checks/public-files.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'
import { allPages, builtFiles } from '../../helpers/site/built-site.ts'

test('no file that the build makes can be taken by one of public/ without a word', () => {
  const pages = new Set(allPages.flatMap(({ file }) => [file, file.replace(/\.html$/, '.md')]))
  const made = builtFiles.filter((name) => !pages.has(name) && !existsSync(join(projectRoot, 'public', name)))
  expect(made.length).toBeGreaterThan(50)
  const found: Problem[] = []
  checkPublicFiles({ files: made, linksOut: [], tooLarge: [] }, [], (problem) => void found.push(problem))
  const refused = JSON.stringify(found.map(({ place }) => place))
  expect(made.filter((name) => !refused.includes(`"public/${name}"`))).toEqual([])
})
