import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { ServerRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import { freePort } from '../../helpers/hosts/free-port.ts'
import { makeProjectCopy } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'
import { ask } from '../../helpers/hosts/raw-request.ts'
import { expectTable } from '../../helpers/hosts/request-table.ts'

// 195 MB with the runtime of Cloudflare's own servers: too much for every clone, and no other test
// needs it.
const wrangler = 'wrangler@4.86.0'

describe('Cloudflare Pages, as wrangler serves it', () => {
  let project: ProjectCopy
  let pages: ChildProcess
  let port: number
  let rules: ServerRules
  const home = mkdtempSync(join(tmpdir(), 'wrangler-'))

  beforeAll(async () => {
    project = makeProjectCopy()
    await project.build('--for', 'cloudflare')
    rules = JSON.parse(project.read('dist/server/rules.json')) as ServerRules
    port = await freePort()
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', home, wrangler])
    const program = join(home, 'node_modules/wrangler/bin/wrangler.js')
    const inspector = await freePort()
    const settings = `--ip 127.0.0.1 --port ${port} --inspector-port ${inspector} --log-level error --compatibility-date 2026-01-01`
    pages = spawn(process.execPath, [program, 'pages', 'dev', project.client, ...settings.split(' ')], {
      cwd: home,
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
      stdio: 'ignore',
      detached: true,
    })
    for (let attempt = 0; attempt < 300 && !(await ask(port, '/').catch(() => undefined)); attempt++) await wait(200)
  }, 300_000)
  afterAll(() => {
    // wrangler starts the servers as processes of their own.
    if (pages?.pid !== undefined) process.kill(-pages.pid, 'SIGTERM')
    project.remove()
    rmSync(home, { recursive: true, force: true })
  })

  test('answers each request as the other hosts do, but for what is known', async () => {
    await expectTable(
      { host: 'cloudflare', ask: (path, how) => ask(port, path, how), client: project.client, rules },
      ({ status }) => status < 400,
    )
  })
})
