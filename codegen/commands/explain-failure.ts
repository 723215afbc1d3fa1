import { BundleFailed } from '../publish/bundle/bundler.ts'
import { BuildIsRunning } from '../publish/copies/lock.ts'
import { CopyDisturbed } from '../publish/copies/update-copy.ts'

export interface Failure {
  message: string
  code: 1 | 2
}

/** Failures of the machine, and of the code of the pages, in words that say what to do; undefined for those that are ours. */
export function explainFailure(error: unknown): Failure | undefined {
  if (error instanceof BuildIsRunning || error instanceof CopyDisturbed) return { message: error.message, code: 1 }
  if (error instanceof BundleFailed) return explainSystem(error) ?? { message: `The code of the pages could not be bundled.\n${error.message}`, code: 2 }
  return explainSystem(error as NodeJS.ErrnoException)
}

/** The bundler is a process of its own, so all that is left of its failures is their text. */
function explainSystem({ code, path, message }: NodeJS.ErrnoException): Failure | undefined {
  const [, said = code, named] = /\b(ENOSPC|EACCES|EPERM|EROFS|EMFILE|ENFILE)\b(?:[^']*'([^']+)')?/.exec(message) ?? []
  const where = path ?? named
  if (said === 'ENOSPC') return { message: 'The disk is full. Free some space, then build again.', code: 1 }
  if (said === 'EACCES' || said === 'EPERM' || said === 'EROFS') return { message: `${where ?? 'A folder'} cannot be written. Allow this user to write there, then build again.`, code: 1 }
  if (said === 'EMFILE' || said === 'ENFILE') return { message: 'Too many files are open on this machine. Close other programs, then build again.', code: 1 }
  return undefined
}
