import { cpus, platform, release, totalmem } from 'node:os'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line on the computer that measured. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor'
  return `${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${release()}, Node ${process.versions.node}`
}

/** The installed versions of packages, by name; those that are not installed are left out. */
export function versionsOf(folder: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      try {
        const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
          version: string
        }
        return [[name, version]]
      } catch {
        return []
      }
    }),
  )
}
