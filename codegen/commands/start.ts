import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compressesItself } from '../emit/hosts/hosts.ts'
import { foldersOf } from '../publish/folders.ts'
import { build } from './build.ts'
import { findHost } from './build/fingerprint-inputs.ts'
import { preview } from './preview.ts'
import type { Command, Terminal } from './terminal/terminal.ts'

/** `npm start`: builds and serves. A first build makes only the pages; the rest follows later. */
export const start: Command = async (terminal) => {
  const isFirst = !existsSync(join(foldersOf(terminal.root).dist, 'current/state.json'))
  const pagesAlone = { ...terminal.values, 'no-compress': true, 'no-pictures': true, 'no-types': true }
  const code = await build(isFirst ? { ...terminal, values: pagesAlone } : terminal)
  if (code !== 0) return code
  const served = preview(terminal)
  if (isFirst) await buildRest(terminal)
  return served
}

/** Builds again, and says what the pages alone lacked. The first build has given the warnings. */
async function buildRest(terminal: Terminal): Promise<void> {
  const complaints: string[] = []
  const complain = (text: string) => void complaints.push(text)
  const code = await build({ ...terminal, complain, say: () => undefined, progress: () => undefined })
  if (code === 0) return terminal.say(`Now also ready: ${restOf(terminal).join(', ')}.`)
  for (const text of complaints) terminal.complain(text)
  terminal.complain(`Not made: ${restOf(terminal).join(', ')}. The pages are served all the same.\n`)
}

function restOf(terminal: Terminal): string[] {
  const { 'no-pictures': noPictures, 'no-compress': noCompress } = terminal.values
  return [
    ...(noPictures === true ? [] : ['share pictures']),
    ...(noCompress === true || compressesItself(findHost(terminal)) ? [] : ['compressed files']),
    'types',
  ]
}
