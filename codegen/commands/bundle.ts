import { buildBundle } from '../publish/bundle.ts'
import { foldersOf } from '../publish/folders.ts'
import type { Command } from './terminal.ts'

/** Bundles the code of the pages. `build` starts it as a process of its own, says when the code is there, and takes it along when it ends. */
export const bundle: Command = async (terminal) => {
  const stop = () => process.exit(1)
  process.once('disconnect', stop)
  const told = new Promise<void>((resolve) => (process.send ? process.once('message', () => resolve()) : resolve()))
  // Loaded while the data is planned.
  await Promise.all([told, import('vike/plugin'), import('vike/api')])
  await buildBundle(foldersOf(terminal.root))
  process.off('disconnect', stop)
  process.disconnect?.()
  return 0
}
