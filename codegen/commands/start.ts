import { build } from './build.ts'
import { preview } from './preview.ts'
import type { Command } from './terminal/terminal.ts'

/** `npm start`: builds what is not up to date, then serves it. */
export const start: Command = async (terminal) => {
  const code = await build(terminal)
  return code === 0 ? preview(terminal) : code
}
