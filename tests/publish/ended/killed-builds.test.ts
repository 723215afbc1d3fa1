import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { findBundle } from '../../../codegen/publish/bundle/bundle.ts'
import { foldersOf } from '../../../codegen/publish/folders.ts'
import { pagesOnly, printTree, renameFirm } from '../../helpers/project/project-copy.ts'
import { createRandom } from '../../helpers/edits/random.ts'
import { isEvery } from '../../helpers/every.ts'
import { expectListed, idOfBundle, useBuiltCopy } from '../../helpers/project/use-built-copy.ts'

const kills = isEvery ? 40 : 2
const options = isEvery ? [] : pagesOnly

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

const project = useBuiltCopy(options)
/** The whole site in each state. */
const sites: Record<string, string>[] = []
/** The index of the state that the site is in. */
let present = 0
/** How long a build from one state to the next takes. */
let durationMs = 0

function enter(index: number): void {
  const { name, city, gone } = states[index]!
  renameFirm(project, name)
  project.write(
    'data/cities.yaml',
    project.read('data/cities.yaml').replace(/^(hubballi|madurai|salem): .*\n|$(?![\s\S])/m, `${city}\n`),
  )
  project.write('data/redirects.yaml', `/contact: /Contact\n${gone.map((slug) => `/gst/${slug}: /gst\n`).join('')}`)
}

beforeAll(async () => {
  // The pictures of the first one are drawn already, as they are for every build to come: the last
  // of these builds takes as long as those do.
  for (const index of [1, 2, 0]) {
    enter(index)
    const started = performance.now()
    await project.build(...options)
    durationMs = performance.now() - started
    sites[index] = printTree(project.client)
  }
}, 180_000)

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

const cache = join(project.root, '.cache/site')

/** Loses the second half of every script of the bundles at hand, and keeps its length. */
function damageBundle(): void {
  const names = readdirSync(cache, { recursive: true, encoding: 'utf8' })
  for (const file of names.filter((name) => /^bundle-.*\.m?js$/.test(name)).map((name) => join(cache, name))) {
    const content = readFileSync(file)
    writeFileSync(file, content.fill(' ', content.length >> 1))
  }
}

describe('a build that is killed', () => {
  test(`leaves a whole old or a whole new site at each of ${kills} moments, and the next build heals it`, async () => {
    const random = createRandom(1)
    let killed = 0
    for (let round = 0; killed < kills; round++) {
      const next = (present + 1) % states.length
      enter(next)
      const { process, ended } = project.start(['build', ...options])
      await wait((random.below(1000) / 1000) * durationMs)
      process.kill('SIGKILL')
      if ((await ended).signal === 'SIGKILL') killed += 1
      const age = ageOf(printTree(project.client), sites[present]!, sites[next]!)
      // Said whole: the runner cuts a long value off.
      expect(age, `after a kill in round ${round} visitors see a site that ${age}`).toMatch(/^is all/)
      expectListed(project)
      // Somebody may also take the edit back before building again.
      const wanted = random.below(4) === 0 ? present : next
      enter(wanted)
      await project.build(...options)
      expect(printTree(project.client), `round ${round}, healed`).toEqual(sites[wanted])
      expectListed(project)
      present = wanted
      // Where a busy machine was slow when the time of a build was taken, many end before they are
      // killed.
      expect(round, 'rounds without enough kills').toBeLessThan(4 * kills)
    }
    // The lock of a killed build stays until the next one that has something to do.
    const left = readdirSync(join(project.root, 'dist')).filter((name) => name !== '.lock')
    expect(left.sort()).toEqual(['SHA256SUMS', 'changes.json', 'client', 'current', 'server', 'sites'])
  }, 900_000)

  test('in the middle of its writing in generated/ misleads no later build of the old data', async () => {
    enter((present + 1) % states.length)
    expect((await project.start(['codegen']).ended).code).toBe(0)
    // What a kill leaves behind: new texts, and a lock that nobody holds.
    project.write('dist/.lock', '999999999 1')
    enter(present)
    await project.build(...options)
    expect(printTree(project.client)).toEqual(sites[present])
  })

  test('leaves nothing of a damaged bundle to the next one: it is not taken for one', () => {
    const isFound = () => findBundle(foldersOf(project.root), idOfBundle(project)) !== undefined
    expect(isFound()).toBe(true)
    damageBundle()
    expect(isFound()).toBe(false)
  })

  // It bundles twice. A bundle that is not found is made, as in a fresh clone.
  test.runIf(isEvery)(
    'in the middle of bundling, where the bundle is damaged, leaves the old site, and the next build bundles anew',
    async () => {
      const next = (present + 1) % states.length
      enter(next)
      const { process, ended } = project.start(['build', ...options])
      while (process.exitCode === null && !readdirSync(cache).some((name) => name.endsWith('.partial'))) await wait(20)
      await wait(500)
      process.kill('SIGKILL')
      expect((await ended).signal).toBe('SIGKILL')
      expect(printTree(project.client)).toEqual(sites[present])
      await project.build(...options)
      expect(printTree(project.client)).toEqual(sites[next])
    },
    120_000,
  )
})
