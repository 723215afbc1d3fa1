import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compressesItself } from '../emit/hosts/hosts.ts'
import { foldersOf } from '../publish/folders.ts'
import type { Folders } from '../publish/folders.ts'
import { builtSite, siteInMaking } from '../publish/serve/served-site.ts'
import type { ServedSite } from '../publish/serve/served-site.ts'
import { build } from './build.ts'
import { findHost } from './build/fingerprint-inputs.ts'
import { preview, serve } from './preview.ts'
import type { Command, Terminal } from './terminal/terminal.ts'

/** `npm start`: builds and serves. */
export const start: Command = async (terminal) => {
  const folders = foldersOf(terminal.root)
  if (!existsSync(join(folders.dist, 'current/state.json'))) return startFirst(terminal, folders)
  const code = await build(terminal)
  return code === 0 ? preview(terminal) : code
}

/** A first build serves each page as soon as that can be made; all but the pages follows later. */
async function startFirst(terminal: Terminal, folders: Folders): Promise<number> {
  const built = builtSite(folders.dist)
  const pagesAlone = { ...terminal.values, 'no-compress': true, 'no-pictures': true, 'no-types': true }
  let site: ServedSite | undefined
  let served: ReturnType<typeof serve> | undefined
  let code: number | undefined
  try {
    code = await build({ ...terminal, values: pagesAlone }, (files) => {
      site = siteInMaking(files, folders.generated)
      served = serve(terminal, () => site ?? built)
    })
  } finally {
    if (code !== 0) served?.server.close()
  }
  if (code !== 0 || !served) return code
  site = undefined
  await buildRest(terminal)
  return served.ended
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
