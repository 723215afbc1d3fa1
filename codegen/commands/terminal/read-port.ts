import { checkPort } from './options.ts'
import { Refusal } from './terminal.ts'
import type { Terminal } from './terminal.ts'

/** The port from --port, which has been validated, or from PORT. */
export function readPort({ values, env }: Pick<Terminal, 'values' | 'env'>, usual: number): number {
  if (typeof values['port'] === 'string') return Number(values['port'])
  const given = env['PORT'] ?? ''
  const wrong = given === '' ? undefined : checkPort(given)
  if (wrong !== undefined) throw new Refusal(`PORT: ${wrong}`)
  return given === '' ? usual : Number(given)
}
