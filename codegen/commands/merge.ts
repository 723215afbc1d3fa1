import { foldersOf } from '../publish/folders.ts'
import { findMissingParts } from '../publish/shares/parts.ts'
import { build } from './build.ts'
import type { Command } from './terminal/terminal.ts'

/** `npm run merge`: joins the parts in dist/parts. That is a build that finds most of its files made. */
export const merge: Command = (terminal) => {
  const missing = findMissingParts(foldersOf(terminal.root).dist)
  if (missing === undefined) {
    terminal.complain(
      'There is nothing to join: dist/parts holds no part. Each machine makes one by `npm run build -- --part 1/4`.\n',
    )
    return Promise.resolve(1)
  }
  for (const { index, count } of missing)
    terminal.say(`Part ${index} of ${count} is not in dist/parts. Its files are made here.`)
  return build(terminal)
}
