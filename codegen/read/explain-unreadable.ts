import { placeOfFile } from '../model/source.ts'
import type { Problem } from '../problem/problem.ts'
import { readFailure } from '../lib/read-failure.ts'

const reasons: Readonly<Record<string, readonly [said: string, hint: string]>> = {
  EACCES: ['This user may not read it.', 'Allow it: chmod u+r'],
  EPERM: ['This user may not read it.', 'Allow it: chmod u+r'],
  ENOENT: ['It is a link that leads nowhere.', 'Put the file that it leads to in its place, or delete the link:'],
  ESPECIAL: [
    'It is a device or a pipe, or a link to one, and reading it might never end.',
    'Put a file in its place, or delete it:',
  ],
  ELOOP: ['It is a link that leads back to itself.', 'Put a file in its place, or delete the link:'],
}

/** A file or folder of data/ that the system does not let us read. */
export function explainUnreadable(path: string, error: unknown): Problem {
  const { code = '', message } = readFailure(error)
  const [said, hint] = reasons[code] ?? [`The system says: ${message}`, 'Look at this file with another program:']
  return {
    code: 'unreadable-file',
    message: `${path} cannot be read. ${said}`,
    place: placeOfFile(path),
    hint: `${hint} ${path}`,
  }
}
