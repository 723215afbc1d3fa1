import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../../codegen/memo/folder-fingerprint.ts'
import { commands } from '../../../codegen/commands/all-commands.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

const readmes = [
  'README.md',
  'SECURITY.md',
  'data/README.md',
  'data/GUIDE.md',
  'codegen/README.md',
  'src/README.md',
  'generated/README.md',
]

// A walk through files that have moved leads nowhere.
test.each(readmes)('every file that %s names is there', (readme) => {
  const named = [
    ...read(readme).matchAll(
      /(?<![\w/.-])((?:[a-z][\w.-]*\/)+[\w+-]+(?:\.[\w+-]+)*\.(?:tsx?|mjs|js|css|hbs|yaml))(?![\w/*<{])/g,
    ),
  ].map(([, path]) => path!)
  const from = [projectRoot, join(projectRoot, dirname(readme))]
  // Folders that a build or a test makes, and addresses.
  const isMade = (path: string) => /^(dist|generated|node_modules|client|server|https?:|aws|brew)\b/.test(path)
  expect(named.filter((path) => !isMade(path) && !from.some((folder) => existsSync(join(folder, path))))).toEqual([])
})

test('every command that a document or a message names exists, with its options', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const code = listFiles(join(projectRoot, 'codegen'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `codegen/${name}`)
  const named = [...readmes, ...code].flatMap((file) =>
    [...read(file).matchAll(/npm run ([a-z][a-z:-]*[a-z])( -- [^`\n]*)?/g)].map(([whole, command = '', rest = '']) => {
      const taken = [...(commands[command]?.options ?? []), 'help', 'root'] as string[]
      const options = [...rest.matchAll(/ --([a-z][a-z-]*)/g)].map(([, option = '']) => option)
      const isKnown = command in scripts && (!(command in commands) || options.every((one) => taken.includes(one)))
      return { isKnown, said: `${file}: ${whole}` }
    }),
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.flatMap(({ isKnown, said }) => (isKnown ? [] : [said]))).toEqual([])
})
