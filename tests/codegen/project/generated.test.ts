import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../helpers/project/site-folder.ts'

// The table of routes is one line a route: data, and no type that anybody reads.
test('no line of generated/ that somebody reads is longer than 160', () => {
  const folder = join(projectRoot, 'generated')
  const typed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && name !== 'route-table.ts',
  )
  const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n')
  expect(typed.filter((name) => linesOf(name).some((line) => line.length > 160))).toEqual([])
})
