import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { TypeInputs } from '../emit/types/emit-types.ts'
import { codegenFolder } from '../memo/code-fingerprint.ts'

/** The types of generated/, made by a process of its own while this one renders pages. */
export function emitTypesApart(from: TypeInputs): Promise<ReadonlyMap<string, string>> {
  const child = fork(join(codegenFolder, 'cli.mjs'), ['types'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  // Whatever ends this process, that one goes with it.
  process.once('exit', () => child.kill())
  child.send(from, () => undefined)
  return new Promise((resolve, reject) => {
    child.once('message', (made: ReadonlyMap<string, string>) => resolve(made))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The types could not be made: their process ended with ${code}.`)))
  })
}
