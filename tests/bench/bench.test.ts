import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeSiteFolder, projectRoot, reportOf } from '../helpers/project/site-folder.ts'
import { addCities, addPlaces } from './build/make-cities.ts'
import { steps } from './build/measure-build.ts'
import type { BuildRow } from './build/measure-build.ts'
import { copyProject } from './build/project-copy.ts'
import { readWrk } from './load/run-wrk.ts'
import type { ObservatoryRow } from './observatory/measure-observatory.ts'
import { readOptions, WrongOptions } from './options.ts'
import type { PeerRow } from './peers/run-peers.ts'
import { listFailedTests } from './report/observatory-table.ts'
import { formatReport, writeReport } from './report/write-report.ts'
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

test('the report of wrk is read with its units, and every sort of error counts', () => {
  const report =
    '    99%  500.00us\n  100 requests in 1.00s\n  Socket errors: connect 0, read 1, write 0, timeout 2\n  Non-2xx or 3xx responses: 7\nRequests/sec:  12345.67\n'
  expect(readWrk(report)).toEqual({ requestsPerSecond: 12345.67, p99: 0.5, errors: 10 })
  expect(readWrk('    99%    1.20s\n').p99).toBe(1200)
})

test('a wish that cannot be met is answered with what can be typed', () => {
  for (const args of [['nonsense'], ['--cities', 'many'], ['--peers'], ['--unknown']])
    expect(() => readOptions(args)).toThrow(WrongOptions)
  expect(readOptions(['--cities', '1000, 10000'])).toMatchObject({ command: 'build', sizes: [1000, 10_000] })
})

test('a header that costs points is named, except those that plain HTTP cannot have', () => {
  const tests = [
    { name: 'redirection', result: 'redirection-missing', points: -20, isPassed: false },
    { name: 'x-frame-options', result: 'x-frame-options-not-implemented', points: -20, isPassed: false },
    { name: 'referrer-policy', result: 'referrer-policy-private', points: 5, isPassed: true },
  ]
  const row = (isHttps: boolean): ObservatoryRow => ({ server: 'nginx', isHttps, grade: 'C+', score: 60, tests })
  const frames = 'x-frame-options: x-frame-options-not-implemented, -20 points'
  expect(listFailedTests([row(false)])).toEqual([frames])
  expect(listFailedTests([row(true)])).toEqual(['redirection: redirection-missing, -20 points', frames])
  const report = formatReport({
    observatory: { date: '2026-11-21', machine: 'a machine', versions: {}, rows: [row(false)] },
  })
  expect(report).toContain('**C+, 60 points** for the home page from nginx with the emitted settings by plain HTTP')
  expect(report).toMatch(/^\| referrer-policy +\| +referrer-policy-private \| +\+5 \| +yes \|$/m)
})

test('the tables stand between the marks of the README, with the ratio to each peer and a chart', () => {
  const root = mkdtempSync(join(tmpdir(), 'bench-report-'))
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
  const peer: PeerRow = {
    peer: 'vike',
    version: '0.4.266',
    cities: 1000,
    pages: 1058,
    cold: spread(4),
    cityAdded: spread(8),
    user: spread(6),
    memory: spread(400),
    ratios: { cold: spreadOf([0.5, 0.4, 0.8]), cityAdded: spread(0.25), user: spread(0.5), memory: spread(0.5) },
  }
  const section = { date: '2026-11-21', machine: 'a machine', versions: {} }
  const results = { build: { ...section, rows }, peers: { ...section, rows: [peer] } }
  try {
    mkdirSync(join(root, 'tests/bench'), { recursive: true })
    writeFileSync(join(root, 'README.md'), 'before\n<!-- bench:start -->\nstale\n<!-- bench:end -->\nafter\n')
    expect(writeReport(results, root)).toEqual(['tests/bench/results.svg', 'README.md'])
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    expect(readme).toContain(formatReport(results))
    expect(readme).toMatch(/^before\n<!-- bench:start -->[^]*<!-- bench:end -->\nafter\n$/)
    expect(readme).not.toContain('stale')
    expect(readme).toMatch(/vike 0\.4\.266\s+\|.*4\.00 \|\s+0\.50 \(0\.40–0\.80\) \|\s+8\.00 \|\s+0\.25 \|/)
    expect(readFileSync(join(root, 'tests/bench/results.svg'), 'utf8')).toContain('vike 0.4.266')
  } finally {
    rmSync(root, { recursive: true })
  }
})
