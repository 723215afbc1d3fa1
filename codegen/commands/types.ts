import type { TypeInputs } from '../emit/types/emit-types.ts'
import type { Command } from './terminal/terminal.ts'

/** Makes types, as a process of its own that `build` starts and that gives them back. */
export const types: Command = async () => {
  const stop = () => process.exit(1)
  process.once('disconnect', stop)
  const asked = new Promise<TypeInputs>((resolve) => process.once('message', resolve))
  const { emitTypes } = await import('../emit/types/emit-types.ts')
  const made = await emitTypes(await asked)
  await new Promise((resolve) => process.send?.(made, resolve))
  process.off('disconnect', stop)
  process.disconnect?.()
  return 0
}
