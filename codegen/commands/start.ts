import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { foldersOf } from '../publish/folders.ts'
import { build } from './build.ts'
import { preview } from './preview.ts'
import type { Command, Terminal } from './terminal/terminal.ts'

/** `npm start`: builds and serves. A first build makes only the pages; the rest follows later. */
export const start: Command = async (terminal) => {
  const isFirst = !existsSync(join(foldersOf(terminal.root).dist, 'current/state.json'))
  const code = await build(isFirst ? withPagesAlone(terminal) : terminal)
  if (code !== 0) return code
  const served = preview(terminal)
  if (isFirst) {
    await build({ ...terminal, say: () => undefined, progress: () => undefined })
    terminal.say('Share pictures, compressed files and types are ready, too.')
  }
  return served
}

function withPagesAlone(terminal: Terminal): Terminal {
  const values = { ...terminal.values, 'no-compress': true, 'no-pictures': true, 'no-types': true }
  return { ...terminal, values }
}
