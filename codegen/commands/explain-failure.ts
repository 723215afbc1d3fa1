/** Failures of the machine in words that say what to do; undefined for those that are ours. `next` is what the operator does then: "build again". */
export function explainFailure(error: unknown, next: string): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException
  // The temporary name of a file that is put in place of another says nothing to anybody.
  const place = path?.replace(/\.\d+~$/, '') ?? 'A folder'
  if (code === 'ENOSPC') return `The disk is full. Free some space, then ${next}.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `${place} cannot be read or written by this user. Allow it, then ${next}.`
  if (code === 'EMFILE' || code === 'ENFILE') return `Too many files are open on this machine. Close other programs, then ${next}.`
  return undefined
}
