import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { isEvery } from '../../helpers/every.ts'
import { asNode, getNode } from '../../helpers/project/other-node.ts'
import { makeProjectCopy, openCopy, pagesOnly } from '../../helpers/project/project-copy.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'
import { tryToMount } from '../../helpers/project/small-disk.ts'

const project = makeProjectCopy()
afterAll(() => project.remove())
const at = (name: string) => join(project.root, name)
const packages = at('node_modules')

/** One sentence on standard error that says what to do, and 1: no stack, and no fault of ours. */
async function expectSaid(args: readonly string[], said: RegExp, env: Record<string, string> = {}): Promise<void> {
  const { code, out, err } = await project.start(args, env).ended
  const lines = err.split('\n').filter((line) => line !== '' && !line.startsWith('What was public is not known'))
  expect({ code, out, err: lines }, args.join(' ')).toEqual({ code: 1, out: '', err: [expect.stringMatching(said)] })
}

describe('packages that are not there as package-lock.json says', () => {
  afterEach(() => {
    rmSync(packages, { recursive: true, force: true })
    symlinkSync(join(projectRoot, 'node_modules'), packages)
  })
  const listed = JSON.parse(readFileSync(join(projectRoot, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true; version: string }>
  }

  /** Links to the project's packages, apart from some, with the list that npm keeps of them. */
  function install(isThere: (name: string) => boolean, list: object | null = listed): void {
    rmSync(packages, { recursive: true, force: true })
    mkdirSync(packages)
    for (const name of readdirSync(join(projectRoot, 'node_modules')).filter(isThere))
      symlinkSync(join(projectRoot, 'node_modules', name), join(packages, name))
    rmSync(join(packages, '.package-lock.json'), { force: true })
    if (list) writeFileSync(join(packages, '.package-lock.json'), JSON.stringify(list))
  }
  const listOf = (isListed: (path: string) => boolean) => ({
    packages: Object.fromEntries(Object.entries(listed.packages).filter(([path]) => isListed(path))),
  })
  const stale = { packages: { ...listed.packages, 'node_modules/vite': { version: '8.0.0' } } }

  const situations: [what: string, act: () => void, said: RegExp][] = [
    [
      'none',
      () => rmSync(packages, { recursive: true }),
      /^The packages are not installed yet\. Run npm ci, then try again\.$/,
    ],
    [
      'those that run in production alone',
      () =>
        install(
          (name) => /^react/.test(name),
          listOf((path) => listed.packages[path]!.dev !== true),
        ),
      /^The package \S+ and \d+ more is not there as package-lock\.json says\. Run npm ci, then try again\.$/,
    ],
    [
      'all but one that came with the last pull',
      () =>
        install(
          (name) => name !== 'yaml',
          listOf((path) => path !== 'node_modules/yaml'),
        ),
      /^The package yaml is not there as package-lock\.json says\. Run npm ci/,
    ],
    ['one of an earlier version', () => install(() => true, stale), /^The package vite is not there as/],
    [
      'what pnpm, yarn or bun has put there',
      () => install(() => true, null),
      /^The packages were not installed by npm, which alone reads package-lock\.json\. Run npm ci/,
    ],
  ]
  test.each(situations)('(%s) are asked for before any code is loaded', async (_, act, said) => {
    act()
    rmSync(at('.cache/codegen'), { recursive: true, force: true })
    await expectSaid(['validate'], said)
  })

  test('(without one that somebody has removed by hand) are asked for when it is missed', async () => {
    await project.start(['validate']).ended
    install((name) => name !== 'vike')
    await expectSaid(
      ['dev', '--port', '0'],
      /^The package vike and 1 more is not there as .+ Run npm ci, then try again\.$/,
    )
  })
})

describe('a Node', () => {
  const old = /^This is Node \d+\.[\d.]+, and the site needs 20 from 20\.19 on, or 22\.12 or newer\. Install that from/

  test.each(['16.20.2', '18.20.8', '20.18.1', '21.7.3', '22.11.0'])(
    'that says it is %s is told which one is needed',
    (version) => expectSaid(['validate'], old, { NODE_OPTIONS: asNode(version) }),
  )

  test.runIf(isEvery)('of old days, 16 and 18, is told so too, for it can read that much of the code', () => {
    for (const program of ['16', '18'].map(getNode)) {
      expect(program).toBeDefined()
      expect(() => execFileSync(program!, ['codegen/cli.mjs', 'validate'], { cwd: project.root })).toThrow(
        expect.objectContaining({ status: 1, stderr: expect.toSatisfy((text) => old.test(String(text))) }),
      )
    }
  })
})

describe('what lies in the way of a build', () => {
  const ways: [what: string, name: string, put: (path: string) => void, said: RegExp][] = [
    ['a file in place of a folder', 'dist', (path) => writeFileSync(path, ''), /dist is a file in place of a folder/],
    ['a link to itself', 'src/itself', (path) => symlinkSync('itself', path), /src\/itself is a link that leads back/],
    [
      'a package-lock.json that was deleted',
      'package-lock.json',
      () => undefined,
      /package-lock\.json.* git checkout /,
    ],
  ]
  test.each(ways)('is named: %s', async (_, name, put, said) => {
    const text = name.includes('.') ? project.read(name) : undefined
    rmSync(at(name), { force: true })
    put(at(name))
    await expectSaid(['build', ...pagesOnly], said)
    rmSync(at(name), { force: true })
    if (text !== undefined) project.write(name, text)
  })
})

describe.skipIf(!tryToMount())('a project on a disk that can only be read', () => {
  const root = `${project.root}-ro`
  afterAll(() => {
    execFileSync('umount', ['-l', root])
    rmSync(root, { recursive: true })
  })

  test('is checked and previewed, and what would write there says that it cannot', async () => {
    execFileSync('cp', ['-a', project.root, root])
    execFileSync('mount', ['--bind', root, root])
    execFileSync('mount', ['-o', 'remount,bind,ro', root])
    const there = openCopy(root)
    expect(await there.start(['validate']).ended).toMatchObject({ code: 0 })
    const readOnly = /is on a disk that can only be read\. Let it be written, or copy the project, then (try|build|add)/
    for (const args of [
      ['codegen'],
      ['build', ...pagesOnly],
      ['dev', '--port', '0'],
      ['city:add', 'Vellore Fort', 'TN'],
    ]) {
      const { code, err } = await there.start(args).ended
      expect({ code, err }, args.join(' ')).toEqual({ code: 1, err: expect.stringMatching(readOnly) })
      expect(err).not.toMatch(/our fault|^\s+at /m)
    }
  })
})
