import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { expect, onTestFinished, test } from 'vitest'
import { addCities } from '../../bench/make-cities.ts'
import { isEvery } from '../../helpers/every.ts'
import { makeProjectCopy } from '../../helpers/project/project-copy.ts'

// 5,000 pages of some 40 KB are 200 MB: a build that held them all would not get by with this. One
// that holds none needs less than 120 for 8,000.
const heapMb = 140
const cities = 5000

// It has found nothing since builds began to stream, and takes as long as forty of the other tests.
test.runIf(isEvery)(
  `${cities} cities are built in a heap of ${heapMb} MB, cold and again after an edit`,
  async () => {
    const project = makeProjectCopy()
    onTestFinished(project.remove)
    const idsIn = (file: string) => Object.keys(parse(project.read(file)) as object)
    project.write(
      'data/cities.yaml',
      addCities(project.read('data/cities.yaml'), {
        cities,
        states: idsIn('data/states.yaml'),
        trades: idsIn('data/trades.yaml'),
      }),
    )
    const build = async () => {
      const run = await project.start(['build', '--no-compress', '--no-pictures'], {
        NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
      }).ended
      expect(run.code, run.err).toBe(0)
      return run.out
    }
    expect(await build()).toContain('5,000 cities')
    expect(existsSync(join(project.client, 'gst/agartala.html'))).toBe(true)
    project.edit('data/cities.yaml', 'agartala: { name: Agartala,', 'agartala: { name: Agartalla,')
    expect(await build()).toMatch(/pages? changed/)
    expect(readFileSync(join(project.client, 'gst/agartala.html'), 'utf8')).toContain('Agartalla')
  },
  240_000,
)
