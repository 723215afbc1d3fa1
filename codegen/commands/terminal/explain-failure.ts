import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { BundleFailed } from '../../publish/bundle/bundler.ts'
import { BuildIsRunning } from '../../publish/copies/lock.ts'
import { CopyDisturbed } from '../../publish/copies/update-copy.ts'
import { readFailure } from '../../lib/read-failure.ts'
import type { SystemFailure } from '../../lib/read-failure.ts'

/** Explains failures that are no bug of ours. `next` is what to do then: "build again". */
export function explainFailure(error: unknown, next: string): { message: string; code: 1 | 2 } | undefined {
  if (error instanceof BuildIsRunning || error instanceof CopyDisturbed) return { message: error.message, code: 1 }
  const said = explainSystem(readFailure(error), next)
  if (said !== undefined) return { message: said, code: 1 }
  return error instanceof BundleFailed
    ? { message: `The code of the pages could not be bundled.\n${error.message}`, code: 2 }
    : undefined
}

/** The bundler is a separate process, so only the text of its failures is left. */
function explainSystem({ code, path, message }: SystemFailure, next: string): string | undefined {
  const [, said = code, named] = /\b(ENOSPC|EACCES|EPERM|EROFS|EMFILE|ENFILE)\b(?:[^']*'([^']+)')?/.exec(message) ?? []
  // Rolldown, which is written in Rust, words its errors differently.
  if (said === 'ENOSPC' || message.includes('No space left on device'))
    return `The disk is full. Free some space, then ${next}.`
  if (said === 'EACCES' || said === 'EPERM' || said === 'EROFS')
    return `${nameOf(path ?? named)} cannot be read or written by this user. Allow it, then ${next}.`
  if (said === 'EMFILE' || said === 'ENFILE' || isUnreadable(message))
    return `Too many files are open on this machine. Close other programs, then ${next}.`
  return undefined
}

/** Node reports an existing package as missing if no further file can be opened. */
function isUnreadable(message: string): boolean {
  const [, file] = /Cannot find (?:package|module) '([^']+)'/.exec(message) ?? []
  return file !== undefined && existsSync(file)
}

/** A path that ends in ~ is a temporary name; its folder is what refused it. */
function nameOf(path: string | undefined): string {
  if (path === undefined) return 'A folder'
  return path.endsWith('~') ? `The folder ${dirname(path)}` : path
}
