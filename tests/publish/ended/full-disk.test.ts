import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isEvery } from '../../helpers/every.ts'
import { makeBuiltCopy, pagesOnly, printTree, renameFirm } from '../../helpers/project/project-copy.ts'
import { fillDisk, mountDisk, tryToMount, unmountDisk } from '../../helpers/project/small-disk.ts'
import { expectListed, lastSite } from '../../helpers/project/use-built-copy.ts'

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
    const project = await makeBuiltCopy(pagesOnly, mount('200m'))
    const old = printTree(project.client)
    renameFirm(project, 'Pustakam')
    for (const spareKb of isEvery ? [0, 100, 400, 1200] : [400]) {
      fillDisk(join(project.root, 'filler'), spareKb * 1024)
      const run = await project.start(['build', ...pagesOnly]).ended
      expect(run.code, run.err).toBe(1)
      expect(run.err).toContain(`The disk is full. Free some space, then build again.\n${lastSite}\n`)
      expect(printTree(project.client)).toEqual(old)
      rmSync(join(project.root, 'filler'))
    }
    await project.build(...pagesOnly)
    expect(Object.keys(printTree(project.client))).toEqual(Object.keys(old))
    expect(project.read('dist/client/index.html')).toContain('Pustakam')
    expectListed(project)
  }, 240_000)

  test('that may not write says where, leaves the last site, and heals once it may', async () => {
    const dist = mount('50m')
    const project = await makeBuiltCopy(pagesOnly)
    const built = join(project.root, 'dist')
    execFileSync('cp', ['-a', `${built}/.`, dist])
    rmSync(built, { recursive: true })
    symlinkSync(dist, built)
    const old = printTree(project.client)
    renameFirm(project, 'Pustakam')
    remount(dist, 'ro')
    const run = await project.start(['build', ...pagesOnly]).ended
    expect(run.code, run.err).toBe(1)
    expect(run.err).toMatch(
      /^The folder \S+\/dist is on a disk that can only be read\. Let it be written, or copy the project, then build again\.\n/m,
    )
    expect(run.err).toContain(lastSite)
    expect(printTree(project.client)).toEqual(old)
    remount(dist, 'rw')
    await project.build(...pagesOnly)
    expect(Object.keys(printTree(project.client))).toEqual(Object.keys(old))
    project.remove()
  }, 120_000)
})
