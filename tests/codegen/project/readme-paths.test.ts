import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../helpers/project/site-folder.ts'

// A walk through files that have moved leads nowhere.
test.each([
  'README.md',
  'SECURITY.md',
  'data/README.md',
  'data/GUIDE.md',
  'codegen/README.md',
  'src/README.md',
  'generated/README.md',
])('every file that %s names is there', (readme) => {
  const text = existsSync(join(projectRoot, readme)) ? readFileSync(join(projectRoot, readme), 'utf8') : ''
  const named = [
    ...text.matchAll(
      /(?<![\w/.-])((?:[a-z][\w.-]*\/)+[\w+-]+(?:\.[\w+-]+)*\.(?:tsx?|mjs|js|css|hbs|yaml))(?![\w/*<{])/g,
    ),
  ].map(([, path]) => path!)
  const from = [projectRoot, join(projectRoot, dirname(readme))]
  // Folders that a build or a test makes, and addresses.
  const isMade = (path: string) => /^(dist|generated|node_modules|client|server|https?:|aws|brew)\b/.test(path)
  expect(named.filter((path) => !isMade(path) && !from.some((folder) => existsSync(join(folder, path))))).toEqual([])
})
