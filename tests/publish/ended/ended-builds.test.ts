import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockFolder } from '../../../codegen/publish/copies/lock.ts'
import { eachNth } from '../../helpers/every.ts'
import { makeProjectCopy, pagesOnly, printTree, renameFirm } from '../../helpers/project/project-copy.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'
import { expectListed, lastSite, untilThere, useBuiltCopy } from '../../helpers/project/use-built-copy.ts'

const project = useBuiltCopy(pagesOnly)
let clean: Record<string, string>
beforeAll(() => {
  clean = printTree(project.client)
})

describe('a build of code that cannot be bundled', () => {
  const breaks: [what: string, file: string, addition: string, said: RegExp][] = [
    ['a syntax error', 'src/lib/fill.ts', '\nexport const x = (\n', /fill\.ts/],
    ['an import of a file that is not there', 'src/lib/fill.ts', "\nimport '../nowhere.ts'\n", /nowhere\.ts/],
    ['a style sheet that is broken', 'src/styles/global.css', '\n@media (width >= ', /global\.css|css/i],
  ]

  test.each(eachNth(breaks, 3))(
    '(%s) ends with the bundler’s own message, leaves the last site and no lock',
    async (_, file, addition, said) => {
      const sound = project.read(file)
      appendFileSync(join(project.root, file), addition)
      const { code, err } = await project.start(['build', ...pagesOnly]).ended
      project.write(file, sound)
      expect(code, err).toBe(2)
      expect(err).toMatch(/^The code of the pages could not be bundled\.\n/m)
      expect(err).toMatch(said)
      expect(err).not.toMatch(/\u001B|^\s+at .*codegen/m)
      expect(err).toContain(`${lastSite}\n`)
      expect(printTree(project.client)).toEqual(clean)
      expect(existsSync(join(project.root, 'dist/.lock'))).toBe(false)
    },
    120_000,
  )

  const names = [
    ['branch#1', '#'],
    ['feature%2Fx', '%'],
    ['what?', '?'],
    ['old*', '*'],
    ['a:b', ':'],
  ] as const
  test.each(eachNth(names, 3))('in a folder whose name it cannot read (%s) says so at once', async (name, sign) => {
    const odd = makeProjectCopy({ root: join(mkdtempSync(join(tmpdir(), 'odd-')), name) })
    for (const command of ['build', 'dev']) {
      const { code, err } = await odd.start([command]).ended
      expect({ code, err }, command).toEqual({
        code: 1,
        err: expect.stringMatching(
          new RegExp(
            `a "[${sign}]" in the name of a folder keeps .* from finding its files\\. Move it to a folder without #, \\?, %, \\* and a colon\\.\n$`,
          ),
        ) as string,
      })
    }
    odd.remove()
  })
})

const signals = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const
test.each(eachNth(signals, 3))(
  'a build that is stopped by %s ends with the usual code, leaves no lock, and the next one goes on',
  async (signal, code) => {
    renameFirm(project, 'Pustakam')
    const started = project.start(['build', ...pagesOnly])
    await untilThere(join(project.root, 'dist/.lock'))
    started.process.kill(signal)
    expect(await started.ended).toMatchObject({ code, signal: null })
    expect(existsSync(join(project.root, 'dist/.lock'))).toBe(false)
    expect(printTree(project.client)).toEqual(clean)
    renameFirm(project, 'Lekhasetu')
    await project.build(...pagesOnly)
    expect(printTree(project.client)).toEqual(clean)
  },
)

test('a build under a umask of 077 removes folders that have the names of its own files in dist/, and writes a site that a web server of another user can read', async () => {
  for (const name of ['dist/.next', 'dist/.lock']) project.write(`${name}/a-file`, 'in the way')
  renameFirm(project, 'Pustakam')
  const before = process.umask(0o077)
  await project.build(...pagesOnly).finally(() => process.umask(before))
  expectListed(project)
  const closed = readdirSync(join(project.root, 'dist/current/'), { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => (statSync(file).mode & 0o044) !== 0o044)
  expect(closed).toEqual([])
})

describe('the lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  const file = join(folder, '.lock')
  let noted = ''
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is held against the same process and given back', () => {
    const release = lockFolder(folder)
    noted = readFileSync(file, 'utf8')
    expect(() => lockFolder(folder)).toThrow('Another build')
    release()
    lockFolder(folder)()
    writeFileSync(file, noted.replace(/^\d+/, '999999999'))
    lockFolder(folder)
    expect(readdirSync(folder)).toEqual(['.lock'])
    rmSync(file)
  })

  test('of a process whose number was given out again is taken over', () => {
    writeFileSync(file, noted.replace(/ \d+/, ' 1'))
    const release = lockFolder(folder)
    release()
    expect(existsSync(file)).toBe(false)
  })

  test('of a build in another container, whose processes are not seen here, holds for as long as it is renewed', () => {
    writeFileSync(file, noted.replace(/\S+$/, 'other-host/pid:[1]'))
    expect(() => lockFolder(folder)).toThrow(`Another build (process ${process.pid} on other-host) is writing to dist/`)
    const silent = new Date(Date.now() - 120_000)
    utimesSync(file, silent, silent)
    const release = lockFolder(folder)
    release()
  })

  test.skipIf(!canUnshare())('holds in a container of its own', () => {
    const release = lockFolder(folder)
    const code = `import(${JSON.stringify(lockModule)}).then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}))`
    const run = spawnSync('unshare', [...container, process.execPath, '--import', 'tsx', '-e', code], {
      encoding: 'utf8',
    })
    expect(run.stderr).toContain(`Another build (process ${process.pid} on `)
    release()
  })
})

const lockModule = join(projectRoot, 'codegen/publish/copies/lock.ts')
const container = ['--pid', '--fork', '--mount-proc']

/** Whether this user may make a container, which needs root. */
function canUnshare(): boolean {
  return spawnSync('unshare', [...container, 'true']).status === 0
}
