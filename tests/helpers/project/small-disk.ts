import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Whether this user may mount a file system, which needs root; tests of a full disk are passed over
 * where not.
 */
export function tryToMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'))
  try {
    mountDisk(folder, '64k')
    unmountDisk(folder)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Puts a disk of its own, in memory, at a folder. */
export function mountDisk(folder: string, size: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
}

/** Takes it away as soon as nobody uses it any more. */
export function unmountDisk(folder: string): void {
  execFileSync('umount', ['-l', folder])
}

/** Takes all the space of a disk but the given bytes. */
export function fillDisk(file: string, spare = 0): void {
  for (const block of [1 << 20, 4096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(block), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  if (spare > 0) truncateSync(file, statSync(file).size - spare)
}
