import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { makeSiteFolder, projectRoot, reportOf } from '../helpers/project/site-folder.ts'
import { addCities, addPlaces } from './build/make-cities.ts'
import { steps } from './build/measure-build.ts'
import type { BuildRow } from './build/measure-build.ts'
import { copyProject } from './build/project-copy.ts'
import { readOptions, WrongOptions } from './options.ts'
import { formatReport } from './report/format-report.ts'
import { spreadOf } from './statistics.ts'

// DH is the one with the longest name, which a page's description has to hold beside the city's.
const wishes = { cities: 400, states: ['TN', 'MH', 'KA', 'DH'], trades: ['leather', 'steel', 'silk', 'pharma'] }

test('generated cities fill the real list up without a mistake, and are the same each time', async () => {
  const site = makeSiteFolder('real-data')
  try {
    const before = site.read('data/cities.yaml')
    const text = addCities(before, wishes)
    site.edit([
      { file: 'data/cities.yaml', write: text },
      { file: 'data/places.yaml', write: addPlaces(site.read('data/places.yaml'), text) },
    ])
    const run = await site.run()
    expect(reportOf(run)).not.toMatch(/(cities|places)\.yaml/)
    expect(run.site?.context.whole.catalogue.cities.size).toBe(wishes.cities)
    expect(addCities(before, wishes)).toBe(text)
    expect(() => addCities(text, { ...wishes, cities: 10 })).toThrow(/holds 400 cities already/)
  } finally {
    site.remove()
  }
})

test('the copy that is measured has its data committed, as a clone has, and an added city alone is new', () => {
  const copy = copyProject(projectRoot, 300)
  const git = (...args: string[]) => spawnSync('git', args, { cwd: copy.root, encoding: 'utf8' }).stdout
  try {
    expect(git('status', '--porcelain')).toBe('')
    copy.addCity('vellore-fort: { name: Vellore Fort, state: TN }')
    expect(git('diff', '--numstat')).toBe('1\t0\tdata/cities.yaml\n')
    expect(git('ls-files', 'node_modules', 'dist')).toBe('')
  } finally {
    copy.remove()
  }
})

test('the middle of an even number of runs lies between two of them', () => {
  expect(spreadOf([4, 1, 3, 2])).toEqual({ median: 2.5, min: 1, max: 4, runs: 4 })
  expect(spreadOf([5, 1, 2]).median).toBe(2)
})

test('a wish that cannot be met is answered with what can be typed', () => {
  for (const args of [['nonsense'], ['--cities', 'many'], ['--peers'], ['--unknown']])
    expect(() => readOptions(args)).toThrow(WrongOptions)
  expect(readOptions(['--cities', '1000, 10000'])).toMatchObject({ command: 'build', sizes: [1000, 10_000] })
})

test('the tables say what was built, in how many seconds, when and where', () => {
  const spread = (value: number) => spreadOf([value])
  const rows = steps.map((step): BuildRow => ({
    step,
    variant: 'pages',
    cities: 1000,
    pages: 1145,
    wall: spread(2),
    user: spread(3),
    system: spread(1),
    memory: spread(200),
    disturbance: 0,
  }))
  const report = formatReport({ build: { date: '2026-11-21', machine: 'a machine', versions: {}, rows } })
  expect(report).toMatch(/\*\*1,000 cities, 1,145 pages, pages only \(1 run\)\*\*/)
  expect(report).toMatch(/^\| build, one city added +\| +2\.00 \| +4\.00 \|/m)
  expect(report).toContain('<sub>2026-11-21, a machine.</sub>')
})
