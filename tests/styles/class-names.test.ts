import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import site from '../../vite.config.ts'

const src = fileURLToPath(new URL('../../src', import.meta.url))

// With four signs one of a hundred sites as large has two that are alike.
test('no two classes of the site get the same name: one of the two would have to be called otherwise', async () => {
  const config = await resolveConfig({ configFile: false, css: { modules: site.css!.modules! } }, 'build')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'))
  const names: string[] = []
  for (const file of files.map((name) => join(src, name)))
    names.push(...Object.values((await preprocessCSS(readFileSync(file, 'utf8'), file, config)).modules ?? {}))
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
