import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isEvery } from '../../helpers/every.ts'
import { makeBuiltCopy, pagesOnly, printTree } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'
import { fillDisk, mountDisk, tryToMount, unmountDisk } from '../../helpers/project/small-disk.ts'

/** Gives the firm another name, which stands on every page. */
function rename(project: ProjectCopy, name: string): void {
  project.write('data/site.yaml', project.read('data/site.yaml').replace(/^name: .*$/m, `name: ${name}`))
}

const lastSite = 'The last site in dist/ is as it was.'

describe.skipIf(!tryToMount())('on a disk of its own (a tmpfs, which needs root), a build', () => {
  const mounts: string[] = []
  const mount = (size: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'disk-'))
    mountDisk(folder, size)
    mounts.push(folder)
    return folder
  }
  const remount = (folder: string, options: string) => execFileSync('mount', ['-o', `remount,${options}`, folder])
  afterAll(() =>
    mounts.forEach((folder) => {
      unmountDisk(folder)
      rmSync(folder, { recursive: true })
    }),
  )

  test('that finds the disk full says so, leaves the last site, and heals once there is space', async () => {
    const project = await makeBuiltCopy(mount('200m'))
    await project.build('--no-pictures')
    const old = printTree(project.client)
    rename(project, 'Pustakam')
    for (const spareKb of isEvery ? [0, 100, 400, 1200] : [400]) {
      fillDisk(join(project.root, 'filler'), spareKb * 1024)
      const run = await project.start(['build', '--no-pictures']).ended
      expect(run.code, run.err).toBe(1)
      expect(run.err).toContain(`The disk is full. Free some space, then build again.\n${lastSite}\n`)
      expect(printTree(project.client)).toEqual(old)
      rmSync(join(project.root, 'filler'))
    }
    await project.build('--no-pictures')
    expect(Object.keys(printTree(project.client))).toEqual(Object.keys(old))
    rename(project, 'Lekhasetu')
    await project.build('--no-pictures')
    expect(printTree(project.client)).toEqual(old)
  }, 240_000)

  test('that may not write says where, leaves the last site, and heals once it may', async () => {
    const dist = mount('50m')
    const project = await makeBuiltCopy()
    rmSync(join(project.root, 'dist'), { recursive: true })
    symlinkSync(dist, join(project.root, 'dist'))
    await project.build(...pagesOnly)
    const old = printTree(project.client)
    rename(project, 'Pustakam')
    remount(dist, 'ro')
    const run = await project.start(['build', ...pagesOnly]).ended
    expect(run.code, run.err).toBe(1)
    expect(run.err).toMatch(/dist\/\.lock-\d+ cannot be read or written by this user\. Allow it, then build again\.\n/)
    expect(run.err).toContain(lastSite)
    expect(printTree(project.client)).toEqual(old)
    remount(dist, 'rw')
    await project.build(...pagesOnly)
    expect(Object.keys(printTree(project.client))).toEqual(Object.keys(old))
    project.remove()
  }, 120_000)
})
