import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { BundleFailed } from '../../publish/bundle/bundler.ts'
import { BuildIsRunning } from '../../publish/copies/lock.ts'
import { CopyDisturbed } from '../../publish/copies/update-copy.ts'
import { readFailure } from '../../lib/read-failure.ts'
import type { SystemFailure } from '../../lib/read-failure.ts'

interface Failure {
  message: string
  code: 1 | 2
}

/**
 * Failures of the machine, and of the code of the pages, in words that say what to do; undefined
 * for those that are ours. `next` is what the operator does then: "build again".
 */
export function explainFailure(error: unknown, next: string): Failure | undefined {
  if (error instanceof BuildIsRunning || error instanceof CopyDisturbed) return { message: error.message, code: 1 }
  const said = explainSystem(readFailure(error), next)
  if (said !== undefined) return { message: said, code: 1 }
  return error instanceof BundleFailed
    ? { message: `The code of the pages could not be bundled.\n${error.message}`, code: 2 }
    : undefined
}

/** The bundler is a process of its own, so all that is left of its failures is their text. */
function explainSystem({ code, path, message }: SystemFailure, next: string): string | undefined {
  const [, said = code, named] = /\b(ENOSPC|EACCES|EPERM|EROFS|EMFILE|ENFILE)\b(?:[^']*'([^']+)')?/.exec(message) ?? []
  // Rolldown, which is written in Rust, has words of its own.
  if (said === 'ENOSPC' || message.includes('No space left on device'))
    return `The disk is full. Free some space, then ${next}.`
  if (said === 'EACCES' || said === 'EPERM' || said === 'EROFS')
    return `${nameOf(path ?? named)} cannot be read or written by this user. Allow it, then ${next}.`
  if (said === 'EMFILE' || said === 'ENFILE' || isUnreadable(message))
    return `Too many files are open on this machine. Close other programs, then ${next}.`
  return undefined
}

/**
 * Node's loader says that a package cannot be found where its file is there but no further file can
 * be opened.
 */
function isUnreadable(message: string): boolean {
  const [, file] = /Cannot find (?:package|module) '([^']+)'/.exec(message) ?? []
  return file !== undefined && existsSync(file)
}

/**
 * A file that is put in place of another has a name that says nothing to anybody, and it is its
 * folder that does not take it.
 */
function nameOf(path: string | undefined): string {
  if (path === undefined) return 'A folder'
  return path.endsWith('~') ? `The folder ${dirname(path)}` : path
}
