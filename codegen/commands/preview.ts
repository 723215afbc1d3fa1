import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { foldersOf } from '../publish/folders.ts'
import { createPreviewServer } from '../publish/preview-server.ts'
import type { Command, Terminal } from './terminal.ts'

const usualPort = 4173

/** `npm run preview`: serves dist/client on this machine until it is stopped. */
export const preview: Command = async (terminal) => {
  const { dist } = foldersOf(terminal.root)
  if (!existsSync(join(dist, 'current/state.json'))) {
    terminal.complain('There is no built site in dist/ yet. Run: npm run build\n')
    return 1
  }
  const server = createPreviewServer(dist)
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      terminal.complain(error.code === 'EADDRINUSE' ? `Port ${portOf(terminal)} is taken. Choose another one: npm run preview -- --port 4174\n` : `${error.message}\n`)
      resolve(1)
    })
    server.listen(portOf(terminal), '127.0.0.1', () => {
      const address = server.address()
      terminal.say(`The site is at http://127.0.0.1:${typeof address === 'object' && address ? address.port : portOf(terminal)}/ (stop it with Ctrl+C)`)
    })
  })
}

function portOf({ values, env }: Terminal): number {
  const given = Number(values['port'] ?? env['PORT'] ?? usualPort)
  return Number.isInteger(given) && given >= 0 && given < 65_536 ? given : usualPort
}
