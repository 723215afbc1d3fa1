import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:net'
import { findFreePort } from '../processes/preview.ts'
import type { RunningServer } from '../processes/preview.ts'

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', 'nginx']

/** The installed nginx and its version, if there is one. */
export function findNginx(): { program: string; version: string } | undefined {
  for (const program of places) {
    const { stderr, error } = spawnSync(program, ['-v'], { encoding: 'utf8' })
    if (!error) return { program, version: /nginx\/([\d.]+)/.exec(stderr)?.[1] ?? '' }
  }
  return undefined
}

/** The files that let a server speak HTTPS. */
export interface Certificate {
  certificate: string
  key: string
}

/** Starts nginx with the files of dist/server, as they are, in front of dist/client. With a certificate it speaks HTTPS. */
export async function startNginx(program: string, dist: string, tls?: Certificate): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  for (const name of ['nginx-site.conf', 'nginx-headers.conf'])
    copyFileSync(join(dist, 'server', name), join(folder, name))
  const port = await findFreePort()
  writeFileSync(
    join(folder, 'nginx.conf'),
    mainSettings({ folder, client: realpathSync(join(dist, 'client')), port, tls }),
  )
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const stop = () => {
    child.once('exit', remove)
    if (!child.kill()) remove()
  }
  atOurEnd(() => {
    child.kill()
    remove()
  })
  if (await isListening(port)) return { origin: tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`, stop }
  stop()
  throw new Error('nginx did not start with the files of dist/server.')
}

/** nginx would go on without us, and nobody would know whose it is. */
function atOurEnd(stop: () => void): void {
  process.once('exit', stop)
  // Ended by a signal, a program leaves without the event above, unless it ends itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
}

/** What belongs to the machine and not to the site: everything else comes from the emitted file. */
function mainSettings({
  folder,
  client,
  port,
  tls,
}: {
  folder: string
  client: string
  port: number
  tls: Certificate | undefined
}): string {
  const mimeTypes = [
    '/etc/nginx/mime.types',
    '/opt/homebrew/etc/nginx/mime.types',
    '/usr/local/etc/nginx/mime.types',
  ].find((file) => existsSync(file))
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
    ${tls ? `listen 127.0.0.1:${port} ssl;\n    ${httpsSettings(tls, port)}` : `listen 127.0.0.1:${port};`}
    root ${client};
    include ${folder}/nginx-site.conf;
  }
}
`
}

/** 497 is nginx's own number for plain HTTP at the door of HTTPS: so one free port does the work of 80 and 443, which only root may open. */
function httpsSettings({ certificate, key }: Certificate, port: number): string {
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};
    error_page 497 =301 https://$host:${port}$request_uri;`
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
