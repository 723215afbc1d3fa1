import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:net'
import { findFreePort } from '../preview.ts'
import type { RunningServer } from '../preview.ts'

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', 'nginx']

/** The installed nginx and its version, if there is one. */
export function findNginx(): { program: string; version: string } | undefined {
  for (const program of places) {
    const { stderr, error } = spawnSync(program, ['-v'], { encoding: 'utf8' })
    if (!error) return { program, version: /nginx\/([\d.]+)/.exec(stderr)?.[1] ?? '' }
  }
  return undefined
}

/** Starts nginx with the files of dist/server, as they are, in front of dist/client. */
export async function startNginx(program: string, dist: string): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  for (const name of ['nginx-site.conf', 'nginx-headers.conf']) copyFileSync(join(dist, 'server', name), join(folder, name))
  const port = await findFreePort()
  writeFileSync(join(folder, 'nginx.conf'), mainSettings({ folder, client: realpathSync(join(dist, 'client')), port }))
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = () => {
    child.kill()
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
  if (await isListening(port)) return { origin: `http://127.0.0.1:${port}`, stop }
  stop()
  throw new Error('nginx did not start with the files of dist/server.')
}

/** What belongs to the machine and not to the site: everything else comes from the emitted file. */
function mainSettings({ folder, client, port }: { folder: string; client: string; port: number }): string {
  const mimeTypes = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'].find((file) => existsSync(file))
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  ${mimeTypes ? `include ${mimeTypes};` : ''}
  access_log off;
  sendfile on;
  keepalive_requests 100000;
  open_file_cache max=4000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${client};
    include ${folder}/nginx-site.conf;
  }
}
`
}

async function isListening(port: number): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    if (await canConnect(port)) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
