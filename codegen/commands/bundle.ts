import { buildBundle } from '../publish/bundle/bundle.ts'
import { foldersOf } from '../publish/folders.ts'
import type { Command } from './terminal/terminal.ts'

// A process that a failed bundler leaves behind must not keep the build waiting.
const endMs = 2000

/** Bundles the code of the pages, as a process of its own that `build` starts, tells and stops. */
export const bundle: Command = async (terminal) => {
  const stop = () => process.exit(1)
  process.once('disconnect', stop)
  const asked = new Promise<void>((resolve) => (process.send ? process.once('message', () => resolve()) : resolve()))
  try {
    // Loaded while the data is planned.
    await Promise.all([asked, import('vike/plugin'), import('vike/api')])
    await buildBundle(foldersOf(terminal.root))
    return 0
  } catch (error) {
    terminal.complain(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    // An open channel to the parent would keep this process, and with it the build, alive.
    process.off('disconnect', stop)
    process.disconnect?.()
    setTimeout(() => process.exit(), endMs).unref()
  }
}
