import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeSiteFolder, reportOf } from '../helpers/project/site-folder.ts'
import { addCities, addPlaces } from './make-cities.ts'
import { readProfile } from './profile.ts'
import type { CpuProfile } from './profile.ts'
import { copyProject } from './project-copy.ts'

// DH is the one with the longest name, which a page's description has to hold beside the city's.
const wishes = { cities: 400, states: ['TN', 'MH', 'KA', 'DH'], trades: ['leather', 'steel', 'silk', 'pharma'] }

test('generated cities fill the real list up without a mistake, and are the same each time', async () => {
  const site = makeSiteFolder('real-data')
  try {
    const before = site.read('data/cities.yaml')
    const text = addCities(before, wishes)
    site.write('data/cities.yaml', text)
    site.write('data/places.yaml', addPlaces(site.read('data/places.yaml'), text))
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
  const copy = copyProject(300)
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

test('a profile that Node writes is read, and the hashing in it is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'))
  try {
    const script = join(folder, 'hash.mjs')
    writeFileSync(
      script,
      `import { createHash } from 'node:crypto'
for (const end = Date.now() + 200; Date.now() < end; ) createHash('sha256').update('x'.repeat(1e5))`,
    )
    const out = join(folder, 'out')
    spawnSync(process.execPath, ['--cpu-prof', `--cpu-prof-dir=${out}`, script])
    const profile = JSON.parse(readFileSync(join(out, readdirSync(out)[0]!), 'utf8')) as CpuProfile
    const seconds = readProfile(profile)
    expect(seconds.get('fingerprints and hashes')).toBeGreaterThan(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
