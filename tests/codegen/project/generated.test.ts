import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const folder = join(projectRoot, 'generated')
const typed = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

test('generated/ holds every typed table that src imports', () => {
  expect(typed).toEqual(expect.arrayContaining(['ids.ts', 'payload-map.ts', 'payloads.ts', 'records.ts', 'routes.ts']))
})

// The table of routes is one line a route: data, and no type that anybody reads.
test.each(typed.filter((name) => name !== 'route-table.ts'))('no line of generated/%s is longer than 160', (name) => {
  const lines = readFileSync(join(folder, name), 'utf8').split('\n')
  expect(lines.filter((line) => line.length > 160)).toEqual([])
})
