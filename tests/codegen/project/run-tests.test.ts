import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const programs = ['node', 'tsc', 'npm', 'vitest', 'playwright', 'tsx', 'chromium']

// Each stage takes minutes; programs that only end take their places.
const folder = mkdtempSync(join(tmpdir(), 'programs-'))
afterAll(() => rmSync(folder, { recursive: true }))

function runTests(failing: readonly string[]) {
  for (const name of programs) {
    const file = join(folder, name)
    writeFileSync(file, `#!/bin/sh\necho "ran ${name} $1"\nexit ${failing.includes(name) ? 3 : 0}\n`)
    chmodSync(file, 0o755)
  }
  const env = {
    ...process.env,
    PATH: [folder, process.env['PATH']].join(delimiter),
    BROWSER_PATH: join(folder, 'chromium'),
  }
  const args = ['--import', 'tsx', 'tests/run-tests.ts']
  return spawnSync(process.execPath, args, { cwd: projectRoot, env, encoding: 'utf8' })
}

test.skipIf(process.platform === 'win32')('npm test runs all stages whichever fail, and lists those at its end', () => {
  const { status, stdout } = runTests(['tsc', 'vitest'])
  expect(status).toBe(1)
  expect(
    stdout
      .match(/^ran .*/gm)
      ?.map((line) => line.split(' ')[1])
      .sort(),
  ).toEqual(['node', 'npm', 'npm', 'playwright', 'tsc', 'tsc', 'tsc', 'tsx', 'tsx', 'vitest'])
  const [, listed = ''] = /▸ Failed: (.*)\.$/.exec(stdout.trimEnd()) ?? []
  expect(listed.split('; ').sort()).toEqual([
    'Types',
    'Types of codegen, without a browser',
    'Types of the browser, without Node',
    'Units, built pages and builds',
  ])
  expect(runTests([]).status).toBe(0)
})
