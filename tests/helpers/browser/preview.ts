import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../project/site-folder.ts'

export interface RunningServer {
  origin: string
  stop: () => void
}

/**
 * Starts the project's preview server as a program of its own, on a free port unless one is named.
 * The address is the one that the program says: no other server is ever taken for it, and a port
 * that is taken is an error.
 */
export async function startPreview(port = 0): Promise<RunningServer> {
  const child = spawn(process.execPath, [join(projectRoot, 'codegen/cli.mjs'), 'preview', '--port', String(port)], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { origin: await readOrigin(child), stop: () => void child.kill() }
}

function readOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The preview server did not start.')))
    child.stdout!.on('data', (text: Buffer) => {
      const origin = /http:\/\/[\d.]+:\d+/.exec(text.toString())?.[0]
      if (origin) resolve(origin)
    })
  })
}
