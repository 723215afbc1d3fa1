import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { foldersOf } from '../publish/folders.ts'
import { createPreviewServer } from '../publish/serve/preview-server.ts'
import { builtSite } from '../publish/serve/served-site.ts'
import type { ServedSite } from '../publish/serve/served-site.ts'
import { readPort } from './terminal/read-environment.ts'
import type { Command, Terminal } from './terminal/terminal.ts'

const usualPort = 4173

/** `npm run preview`: serves dist/client until it is stopped. */
export const preview: Command = async (terminal) => {
  const { dist } = foldersOf(terminal.root)
  if (existsSync(join(dist, 'current/state.json'))) return serve(terminal, () => builtSite(dist)).ended
  terminal.complain('There is no built site in dist/ yet. Run: npm run build\n')
  return 1
}

/** A server, and its exit code once it cannot serve. */
export function serve(terminal: Terminal, findSite: () => ServedSite): { server: Server; ended: Promise<number> } {
  const port = readPort(terminal, usualPort)
  const server = createPreviewServer(findSite)
  const ended = new Promise<number>((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      terminal.complain(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken. Choose another one: npm run preview -- --port 4174\n`
          : `${error.message}\n`,
      )
      resolve(1)
    })
  })
  server.listen(port, '127.0.0.1', () => {
    const address = server.address()
    terminal.say(
      `The site is at http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/ (stop it with Ctrl+C)`,
    )
  })
  return { server, ended }
}
