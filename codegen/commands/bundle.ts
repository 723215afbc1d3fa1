import { buildBundle } from '../publish/bundle.ts'
import { foldersOf } from '../publish/folders.ts'
import type { Command } from './terminal.ts'

/** Bundles the code of the pages. `build` starts it as a process of its own, which ends when that one does. */
export const bundle: Command = async (terminal) => {
  const stop = () => process.exit(1)
  process.once('disconnect', stop)
  await buildBundle(foldersOf(terminal.root))
  process.off('disconnect', stop)
  process.disconnect?.()
  return 0
}
