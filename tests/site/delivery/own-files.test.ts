import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Problem } from '../../../codegen/problem/problem.ts'
import { checkPublicFiles } from '../../../codegen/pages/checks/public-files.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'
import { allPages } from '../../helpers/site/built-site.ts'

const site = join(projectRoot, 'dist/client')

test('no file that the build makes can be taken by one of public/ without a word', () => {
  const pages = new Set(allPages.flatMap(({ file }) => [file, file.replace(/\.html$/, '.md')]))
  const made = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(site.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !pages.has(name) && !existsSync(join(projectRoot, 'public', name)))
  expect(made.length).toBeGreaterThan(50)
  const found: Problem[] = []
  checkPublicFiles({ files: made, linksOut: [], tooLarge: [] }, [], (problem) => void found.push(problem))
  const refused = new Set(found.map(({ place }) => (typeof place === 'object' ? JSON.stringify(place) : '')))
  expect(made.filter((name) => ![...refused].some((place) => place.includes(`"public/${name}"`)))).toEqual([])
})
