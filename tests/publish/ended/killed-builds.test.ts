import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProjectCopy, printTree } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'
import { createRandom } from '../../helpers/edits/random.ts'
import { sample, sampleSeed } from '../../helpers/sample.ts'

const kills = sample === 'all' ? 40 : 16
// Two projects at once keep both cores at work.
const lanes = 2

interface State {
  name: string
  city: string
  gone: string
}

// Between the two every page changes by the firm's name, and one city comes for another.
const states: readonly [State, State] = [
  { name: 'Lekhasetu', city: 'hubballi: { name: Hubballi, state: KA, near: [mysuru] }', gone: 'madurai' },
  { name: 'Pustakam', city: 'madurai: { name: Madurai, state: TN, near: [chennai] }', gone: 'hubballi' },
]

/** A project that can be put into either state, with the whole site of each known. */
interface Lane {
  project: ProjectCopy
  sites: [Record<string, string>, Record<string, string>]
  /** How long a build from one state to the other takes. */
  durationMs: number
}

function enter(project: ProjectCopy, { name, city, gone }: State): void {
  project.write('data/site.yaml', project.read('data/site.yaml').replace(/^name: .*$/m, `name: ${name}`))
  project.write(
    'data/cities.yaml',
    project.read('data/cities.yaml').replace(/^(hubballi|madurai): .*\n|$(?![\s\S])/m, `${city}\n`),
  )
  project.write('data/redirects.yaml', `/contact: /Contact\n/gst/${gone}: /gst\n`)
}

async function openLane(): Promise<Lane> {
  const project = makeProjectCopy()
  const build = async (state: State) => {
    enter(project, state)
    const started = performance.now()
    await project.build()
    return { site: printTree(project.client), tookMs: performance.now() - started }
  }
  const first = await build(states[0])
  const second = await build(states[1])
  // Only now are the pictures of both drawn, as they are for every build to come.
  await build(states[0])
  return { project, sites: [first.site, second.site], durationMs: (await build(states[1])).tookMs }
}

/** Kills a build somewhere between its first moment and its last; false where it was done before. */
async function killBuild({ project, durationMs }: Lane, random: () => number): Promise<boolean> {
  const { process, ended } = project.start(['build'])
  await wait(random() * durationMs)
  process.kill('SIGKILL')
  return (await ended).signal === 'SIGKILL'
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

  test(`leaves a whole old or a whole new site at each of ${kills} moments, and the next build heals it (sample ${sample})`, async () => {
    const run = async (lane: Lane, seed: number) => {
      const { project, sites } = lane
      const random = createRandom(seed)
      let present: 0 | 1 = 1
      let killed = 0
      for (let round = 0; killed < kills / lanes; round++) {
        const next: 0 | 1 = present === 0 ? 1 : 0
        enter(project, states[next])
        if (await killBuild(lane, () => random.below(1000) / 1000)) killed += 1
        const left = printTree(project.client)
        const isOld = JSON.stringify(left) === JSON.stringify(sites[present])
        // Asserted by the whole trees, so that a failure names the files.
        expect(left, `seed ${seed}, round ${round}`).toEqual(isOld ? sites[present] : sites[next])
        expectListed(project)
        // Somebody may also take the edit back before building again.
        const wanted: 0 | 1 = random.below(4) === 0 ? present : next
        enter(project, states[wanted])
        await project.build()
        expect(printTree(project.client), `seed ${seed}, round ${round}, healed`).toEqual(sites[wanted])
        expectListed(project)
        present = wanted
        // Where a busy machine was slow when the time of a build was taken, many end before they are killed.
        expect(round, 'rounds without enough kills').toBeLessThan(4 * kills)
      }
      // The lock of a killed build stays until the next one that has something to do.
      expect(
        readdirSync(join(project.root, 'dist'))
          .filter((name) => name !== '.lock')
          .sort(),
      ).toEqual(['SHA256SUMS', 'changes.json', 'client', 'current', 'server', 'sites'])
    }
    await Promise.all(open.map((lane, index) => run(lane, sampleSeed * lanes + index)))
  }, 600_000)

  test('in the middle of its writing in generated/ misleads no later build of the old data', async () => {
    const { project, sites } = open[0]!
    enter(project, states[0])
    await project.build()
    const recorded = project.read('generated/.state.json')
    enter(project, states[1])
    expect((await project.start(['codegen']).ended).code).toBe(0)
    // What a kill just before the record leaves behind: new texts, the old record, and a lock that nobody holds.
    project.write('generated/.state.json', recorded)
    project.write('dist/.lock', '999999999 1')
    enter(project, states[0])
    await project.build()
    expect(printTree(project.client)).toEqual(sites[0])
  }, 60_000)

  test('in the middle of bundling leaves the old site, and the next build bundles anew', async () => {
    const { project, sites } = open[1]!
    enter(project, states[0])
    await project.build()
    project.write('src/styles/global.css', `${project.read('src/styles/global.css')}\n.never { color: red; }\n`)
    const { process, ended } = project.start(['build'])
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
    await project.build()
    expect(printTree(project.client)).toEqual(sites[0])
  }, 120_000)
})
