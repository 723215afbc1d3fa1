import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '../helpers/project/site-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'cycles-'))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * What the linter of cycles says of three modules, the last of which imports the first as given.
 */
function lint(lastImport: string): string {
  mkdirSync(join(folder, 'src'), { recursive: true })
  copyFileSync(join(projectRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  const files = {
    'package.json': JSON.stringify({ imports: { '#src/*': './src/*' } }),
    'src/first.ts': "import { second } from './second.ts'\nexport const first = () => second\n",
    'src/second.ts': "import { third } from '#src/third.tsx'\nexport const second = () => third\n",
    'src/third.tsx': `${lastImport}\nexport const third = (): unknown => undefined\n`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const { stdout } = spawnSync(join(projectRoot, 'node_modules/.bin/oxlint'), { cwd: folder, encoding: 'utf8' })
  return stdout
}

test('modules that import each other in a circle are refused, by relative and by short addresses', () => {
  expect(lint("import { first } from './first.ts'\nvoid first")).toContain('import(no-cycle)')
})

test('types may be told both ways', () => {
  const said = lint("import type { first } from './first.ts'\nexport type First = typeof first")
  expect(said).not.toContain('no-cycle')
  expect(said).toContain('on 3 files')
})
