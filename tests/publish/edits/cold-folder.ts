import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { World } from './world.ts'

/** A fingerprint of all code: what a bundle of the pages may depend on, and more. */
export function fingerprintCode({ files }: World): string {
  const hash = createHash('sha256')
  for (const file of [...files.keys()].filter((name) => !/^(data|public)\//.test(name)).sort())
    hash.update(file).update('\0').update(files.get(file)!).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/**
 * Makes a folder as cold as a fresh clone, but for bundles of just this code, which this folder
 * made itself.
 */
export function createColdFolder(root: string, world: World): { cool: (world: World) => void } {
  const [cache, kept] = [join(root, '.cache/site'), join(root, '.kept')]
  const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
  const isBundle = (name: string) => /^bundle-\w+$/.test(name)
  let code = fingerprintCode(world)
  const moveBundles = (from: string, to: string) => {
    mkdirSync(to, { recursive: true })
    for (const name of namesIn(from).filter(isBundle)) {
      rmSync(join(to, name), { recursive: true, force: true })
      renameSync(join(from, name), join(to, name))
    }
  }
  return {
    cool: (next) => {
      for (const name of ['dist', 'generated']) rmSync(join(root, name), { recursive: true, force: true })
      for (const name of namesIn(cache).filter((one) => !isBundle(one)))
        rmSync(join(cache, name), { recursive: true, force: true })
      const wanted = fingerprintCode(next)
      if (wanted === code) return
      moveBundles(cache, join(kept, code))
      moveBundles(join(kept, wanted), cache)
      code = wanted
    },
  }
}
