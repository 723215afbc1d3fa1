import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../helpers/hosts/free-port.ts'
import { ask } from '../../helpers/hosts/raw-request.ts'
import { makeProjectCopy } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy, Started } from '../../helpers/project/project-copy.ts'

let project: ProjectCopy
let started: Started | undefined

afterEach(async () => {
  started?.process.kill()
  await started?.ended
  project.remove()
})

/** Starts the site of a fresh copy; says what it has printed so far. */
async function startSite(): Promise<{ port: number; printed: () => string; until: (text: string) => Promise<void> }> {
  const port = await freePort()
  started = project.start(['start', '--port', String(port)])
  let all = ''
  started.process.stdout!.on('data', (chunk: Buffer) => (all += chunk.toString()))
  const isOver = () => started!.process.exitCode !== null
  const until = async (text: string) => {
    while (!all.includes(text) && !isOver()) await sleep(5)
    expect(all).toContain(text)
  }
  return { port, printed: () => all, until }
}

test('a first start serves pages before all are made, as they will be, and the rest later', async () => {
  project = makeProjectCopy()
  const { port, printed, until } = await startSite()
  await until('The site is at')
  // Asked for before the build has come to them.
  const early = await Promise.all(
    ['/', '/gst/agartala', '/no-such-page', '/gst/agartala.md'].map((path) => ask(port, path)),
  )
  expect(printed()).not.toContain('pages added')
  expect(early.map(({ status }) => status)).toEqual([200, 200, 404, 200])
  expect(early.every(({ headers }) => headers['content-security-policy']?.includes("default-src 'none'"))).toBe(true)
  await until('Now also ready: share pictures, compressed files, types.')
  for (const [index, file] of ['index.html', 'gst/agartala.html', '404.html', 'gst/agartala.md'].entries())
    expect(early[index]!.body.equals(readFileSync(join(project.client, file))), file).toBe(true)
  const picture = await ask(port, '/share/index.png')
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
})

test('a first start with a mistake in the data serves nothing, and ends', async () => {
  project = makeProjectCopy()
  project.edit('data/cities.yaml', 'state: TR', 'state: TX')
  const { printed } = await startSite()
  const { code, err } = await started!.ended
  expect(code).toBe(1)
  expect(err).toContain('unknown-state')
  expect(printed()).toBe('')
  expect(existsSync(project.client)).toBe(false)
})

test('a first start that cannot write the site ends, though it serves already', async () => {
  project = makeProjectCopy()
  project.write('dist/sites', 'A file where the copies of the site belong.')
  await startSite()
  const { code, err } = await started!.ended
  expect(code).not.toBe(0)
  expect(err).toContain('dist/sites')
})
