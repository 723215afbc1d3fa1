import { dirname } from 'node:path'

/** Failures of the machine in words that say what to do; undefined for those that are ours. `next` is what the operator does then: "build again". */
export function explainFailure(error: unknown, next: string): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return `The disk is full. Free some space, then ${next}.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `${nameOf(path)} cannot be read or written by this user. Allow it, then ${next}.`
  if (code === 'EMFILE' || code === 'ENFILE') return `Too many files are open on this machine. Close other programs, then ${next}.`
  return undefined
}

/** A file that is put in place of another has a name that says nothing to anybody, and it is its folder that does not take it. */
function nameOf(path: string | undefined): string {
  if (path === undefined) return 'A folder'
  return path.endsWith('~') ? `The folder ${dirname(path)}` : path
}
