import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../helpers/project/site-folder.ts'

/** As many names as a reader takes in at one look; what has more is grouped into rooms by what changes together. */
const mostFiles = 12

/** Folders whose files operators would name, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'tests/codegen/accepts/small-site/data': 'laid out as data/ is',
  'tests/codegen/accepts/small-site/data/pages': 'one file for each page, as in data/pages',
}

test('a folder of code or tests holds at most a dozen files side by side', () => {
  const folders = ['codegen', 'src', 'tests'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      // Editors keep files of the moment under such names.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(projectRoot, entry.parentPath).replaceAll('\\', '/')),
  )
  const count = new Map<string, number>()
  for (const folder of folders) count.set(folder, (count.get(folder) ?? 0) + 1)
  const full = [...count].filter(([, files]) => files > mostFiles).map(([folder]) => folder)
  // An exception that is none any more leaves the list.
  expect(full.sort()).toEqual(Object.keys(exceptions).sort())
})

test('codegen itself lists its stages and at most four files: what it is, where it starts, what it makes', () => {
  const files = readdirSync(join(projectRoot, 'codegen'), { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() && !entry.name.startsWith('.'),
  )
  expect(files.map(({ name }) => name).sort()).toEqual(['README.md', 'cli.mjs', 'generate.ts', 'tsconfig.json'])
})
