import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '../../helpers/project/site-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'edits-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a run of random edits that is stopped while it builds leaves no folder and says what it has tried', async () => {
  // As in package.json: tsx as a command kills what it runs where that is busy for a moment.
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/publish/edits/run.ts', '--verbose', '--seed', '7'], {
    cwd: projectRoot,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    const isFirst = !/^0: built/m.test(out)
    out += chunk.toString()
    // The next two builds are on their way then.
    if (isFirst && /^0: built/m.test(out)) setTimeout(() => child.kill('SIGINT'), 300)
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  const left = readdirSync(folder).filter((name) => name.startsWith('project-'))
  expect({ code, err, left }).toEqual({ code: 1, err: '', left: [] })
  expect(out).toMatch(/\n1 tries, 0 with a fault\.\n$/)
}, 60_000)
