import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBuiltCopy, pagesOnly, printTree } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'
import { createRandom } from '../../helpers/edits/random.ts'
import { isEvery } from '../../helpers/every.ts'

const kills = isEvery ? 40 : 4
const options = isEvery ? [] : pagesOnly
// Two projects at once keep both cores at work; in a run of all tests others do.
const lanes = isEvery ? 2 : 1

interface State {
  name: string
  city: string
  gone: readonly string[]
}

// From one to the next every page changes by the firm's name, and one city comes for another. They
// are three, for dist/ holds two copies: the spare one is of the state before, and to become the
// next one it has to be written anew.
const states: readonly State[] = [
  { name: 'Lekhasetu', city: 'hubballi: { name: Hubballi, state: KA, near: [mysuru] }', gone: ['madurai', 'salem'] },
  { name: 'Pustakam', city: 'madurai: { name: Madurai, state: TN, near: [chennai] }', gone: ['hubballi', 'salem'] },
  { name: 'Khatabahi', city: 'salem: { name: Salem, state: TN, near: [chennai] }', gone: ['hubballi', 'madurai'] },
]

/** A project that can be put into each state, with the whole site of each known. */
interface Lane {
  project: ProjectCopy
  sites: readonly Record<string, string>[]
  /** How long a build from one state to the other takes. */
  durationMs: number
}

function enter(project: ProjectCopy, { name, city, gone }: State): void {
  project.write('data/site.yaml', project.read('data/site.yaml').replace(/^name: .*$/m, `name: ${name}`))
  project.write(
    'data/cities.yaml',
    project.read('data/cities.yaml').replace(/^(hubballi|madurai|salem): .*\n|$(?![\s\S])/m, `${city}\n`),
  )
  project.write('data/redirects.yaml', `/contact: /Contact\n${gone.map((slug) => `/gst/${slug}: /gst\n`).join('')}`)
}

async function openLane(): Promise<Lane> {
  const project = await makeBuiltCopy()
  const build = async (state: State) => {
    enter(project, state)
    const started = performance.now()
    await project.build(...options)
    return { site: printTree(project.client), tookMs: performance.now() - started }
  }
  const sites: Record<string, string>[] = []
  for (const state of states) sites.push((await build(state)).site)
  // Only now are the pictures of all drawn, as they are for every build to come.
  return { project, sites, durationMs: (await build(states[0]!)).tookMs }
}

/**
 * Kills a build somewhere between its first moment and its last; false where it was done before.
 */
async function killBuild({ project, durationMs }: Lane, random: () => number): Promise<boolean> {
  const { process, ended } = project.start(['build', ...options])
  await wait(random() * durationMs)
  process.kill('SIGKILL')
  return (await ended).signal === 'SIGKILL'
}

/** Whether a site is the old one or the new one; of a mixture, what it holds of each. */
function ageOf(left: Record<string, string>, old: Record<string, string>, fresh: Record<string, string>): string {
  const names = [...new Set([left, old, fresh].flatMap((site) => Object.keys(site)))].sort()
  const others = (site: Record<string, string>) => names.filter((name) => left[name] !== site[name])
  const [notOld, notNew] = [others(old), others(fresh)]
  if (notOld.length === 0) return 'is all old'
  if (notNew.length === 0) return 'is all new'
  const neither = notOld.filter((name) => notNew.includes(name))
  const [some, more] = [neither.slice(0, 5).join(', '), neither.length > 5 ? ', …' : '']
  return `differs from the old one in ${notOld.length} files and from the new one in ${notNew.length}; from both in ${neither.length}: ${some}${more}`
}

/** The site's own list of checksums, against its files. */
function expectListed(project: ProjectCopy): void {
  const sums = readFileSync(join(project.root, 'dist/SHA256SUMS'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('  ') as [string, string])
  for (const [sum, file] of sums)
    expect(
      createHash('sha256')
        .update(readFileSync(join(project.root, 'dist', file)))
        .digest('hex'),
    ).toBe(sum)
}

describe('a build that is killed', () => {
  const open: Lane[] = []
  beforeAll(async () => {
    // One after the other: where there is no bundle yet the first makes it for both.
    for (let index = 0; index < lanes; index++) open.push(await openLane())
  }, 180_000)
  afterAll(() => open.forEach(({ project }) => project.remove()))

  test(`leaves a whole old or a whole new site at each of ${kills} moments, and the next build heals it`, async () => {
    const run = async (lane: Lane, seed: number) => {
      const { project, sites } = lane
      const random = createRandom(seed)
      let present = 0
      let killed = 0
      for (let round = 0; killed < kills / lanes; round++) {
        const next = (present + 1) % states.length
        enter(project, states[next]!)
        if (await killBuild(lane, () => random.below(1000) / 1000)) killed += 1
        const left = printTree(project.client)
        const age = ageOf(left, sites[present]!, sites[next]!)
        // Said whole: the runner cuts a long value off.
        expect(age, `after a kill in round ${round} (seed ${seed}) visitors see a site that ${age}`).toMatch(/^is all/)
        expectListed(project)
        // Somebody may also take the edit back before building again.
        const wanted = random.below(4) === 0 ? present : next
        enter(project, states[wanted]!)
        await project.build(...options)
        expect(printTree(project.client), `seed ${seed}, round ${round}, healed`).toEqual(sites[wanted])
        expectListed(project)
        present = wanted
        // Where a busy machine was slow when the time of a build was taken, many end before they
        // are killed.
        expect(round, 'rounds without enough kills').toBeLessThan(4 * kills)
      }
      // The lock of a killed build stays until the next one that has something to do.
      expect(
        readdirSync(join(project.root, 'dist'))
          .filter((name) => name !== '.lock')
          .sort(),
      ).toEqual(['SHA256SUMS', 'changes.json', 'client', 'current', 'server', 'sites'])
    }
    await Promise.all(open.map((lane, index) => run(lane, 1 + index)))
  }, 600_000)

  test('in the middle of its writing in generated/ misleads no later build of the old data', async () => {
    const { project, sites } = open[0]!
    enter(project, states[0]!)
    await project.build(...options)
    enter(project, states[1]!)
    expect((await project.start(['codegen']).ended).code).toBe(0)
    // What a kill leaves behind: new texts, and a lock that nobody holds.
    project.write('dist/.lock', '999999999 1')
    enter(project, states[0]!)
    await project.build(...options)
    expect(printTree(project.client)).toEqual(sites[0])
  }, 60_000)

  test('in the middle of bundling leaves the old site, and the next build bundles anew', async () => {
    const { project, sites } = open[0]!
    enter(project, states[0]!)
    await project.build(...options)
    project.write('src/styles/global.css', `${project.read('src/styles/global.css')}\n.never { color: red; }\n`)
    const { process, ended } = project.start(['build', ...options])
    while (
      process.exitCode === null &&
      !readdirSync(join(project.root, '.cache/site')).some((name) => name.endsWith('.partial'))
    )
      await wait(20)
    await wait(500)
    process.kill('SIGKILL')
    expect((await ended).signal).toBe('SIGKILL')
    expect(printTree(project.client)).toEqual(sites[0])
    project.write(
      'src/styles/global.css',
      project.read('src/styles/global.css').replace('\n.never { color: red; }\n', ''),
    )
    await project.build(...options)
    expect(printTree(project.client)).toEqual(sites[0])
  }, 120_000)
})
