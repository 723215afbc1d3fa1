import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { icons } from 'lucide'
import { expect, test } from 'vitest'
import { listFiles } from '../../../codegen/memo/folder-fingerprint.ts'
import { getIcon, iconNames } from '../../../codegen/model/icon-set.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>

/** Packages that no module imports, and what calls them. */
const called: Readonly<Record<string, string>> = {
  '@types/node': 'tsc',
  '@types/pngjs': 'tsc',
  '@types/react': 'tsc',
  '@types/react-dom': 'tsc',
  typescript: 'tsc',
}

const codeOf = (folder: string) =>
  listFiles(join(projectRoot, folder))
    .filter((name) => /\.(m?tsx?|m?js)$/.test(name))
    .map((name) => readFileSync(join(projectRoot, folder, name), 'utf8'))

test('every package is used', () => {
  const configs = readdirSync(projectRoot)
    .filter((name) => /\.[jt]s$/.test(name))
    .map((name) => readFileSync(join(projectRoot, name), 'utf8'))
  const code = [...['codegen', 'src', 'tests'].flatMap(codeOf), ...configs].join('\n')
  const isImported = (name: string) =>
    new RegExp(`(from|import|import\\(|require\\(|resolve\\()\\s*\\(?['"]${name}(/[^'"]*)?['"]`).test(code)
  expect(
    Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !(name in called) && !isImported(name)),
  ).toEqual([])
})

test('an icon that data may name is drawn by the package that draws the interface', () => {
  const drawn = new Set(Object.values(icons).map((shape) => JSON.stringify(shape)))
  expect([...iconNames].filter((name) => !drawn.has(JSON.stringify(getIcon(name))))).toEqual([])
  expect(iconNames.size).toBeGreaterThan(1500)
})
