import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emitServerFiles } from '../../../codegen/emit/hosts/emit-server-files.ts'
import type { ServerRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import { freePort } from '../../helpers/hosts/free-port.ts'
import { useBuiltCopy } from '../../helpers/project/use-built-copy.ts'
import { ask, talk } from '../../helpers/hosts/raw-request.ts'
import { expectInside } from '../../helpers/hosts/hostile-paths.ts'
import { assetNamed, expectTable } from '../../helpers/hosts/request-table.ts'
import { compile } from '../../helpers/source/templates.ts'

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file))
if (program === undefined)
  process.stderr.write(
    'nginx is not installed, so the configuration for it is not tried: apt-get install nginx-light\n',
  )

describe.skipIf(program === undefined)('nginx with the configuration that the build writes', () => {
  const project = useBuiltCopy()
  let folder: string
  let nginx: ChildProcess
  let port: number
  let rules: ServerRules

  beforeAll(async () => {
    rules = JSON.parse(project.read('dist/server/rules.json')) as ServerRules
    folder = mkdtempSync(join(tmpdir(), 'nginx-'))
    // As root nginx gives its work to another user, who must be able to read the site.
    chmodSync(project.root, 0o755)
    chmodSync(folder, 0o755)
    for (const name of ['plain', 'strong']) {
      mkdirSync(join(folder, 'acme/.well-known/acme-challenge', name), { recursive: true })
      writeFileSync(join(folder, 'acme/.well-known/acme-challenge', name, 'abc'), 'token')
    }
    port = await freePort()
    nginx = await startNginx({ folder, port, dist: join(project.root, 'dist') })
  })
  afterAll(() => {
    nginx?.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })

  test('is accepted by nginx without a warning', () => {
    const { status, stderr } = spawnSync(program!, ['-t', ...optionsFor(folder)], { encoding: 'utf8' })
    expect(stderr).not.toMatch(/\[(warn|emerg|error)\]/)
    expect(status).toBe(0)
  })

  test('answers each request as the preview server does', async () => {
    await expectTable(
      { host: 'nginx', ask: (path, how) => ask(port, path, how), client: project.client, rules },
      () => true,
    )
  })

  test('hands out the files that were compressed at build, and says that the answer depends on it', async () => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/gst/chennai', 'gst/chennai.html'],
      [assetNamed(project.client, '.js'), assetNamed(project.client, '.js').slice(1)],
      ['/sitemap.xml', 'sitemap.xml'],
      ['/services/nothing', 'services/404.html'],
    ] as const) {
      const reply = await ask(port, path, { headers: { 'Accept-Encoding': 'gzip' } })
      expect(reply.headers['content-encoding'], path).toBe('gzip')
      expect(reply.body.equals(readFileSync(join(project.client, `${file}.gz`))), path).toBe(true)
      expect(gunzipSync(reply.body).equals(readFileSync(join(project.client, file))), path).toBe(true)
      expect(reply.headers.vary).toBe('Accept-Encoding')
      expect(
        (await ask(port, path, { headers: { 'Accept-Encoding': 'gzip;q=0' } })).headers['content-encoding'],
        path,
      ).toBeUndefined()
      expect((await ask(port, path)).headers.vary, path).toBe('Accept-Encoding')
    }
  })

  test('answers 304 to who has the page already', async () => {
    const { headers } = await ask(port, '/pricing')
    for (const given of [headers.etag!, `W/${headers.etag!}`, `"other", ${headers.etag!}`]) {
      const reply = await ask(port, '/pricing', { headers: { 'If-None-Match': given } })
      expect([reply.status, reply.body.length], given).toEqual([304, 0])
      expect(reply.headers['cache-control']).toBe(rules.caching.pages)
    }
    expect((await ask(port, '/pricing', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  test('leaves what lies in .well-known/ to a location of the operator, in either of the two usual forms', async () => {
    for (const path of ['/.well-known/acme-challenge/plain/abc', '/.well-known/acme-challenge/strong/abc']) {
      const reply = await ask(port, path)
      expect([reply.status, reply.body.toString()], path).toEqual([200, 'token'])
    }
  })

  test('sends one part of a file, and never many small ones', async () => {
    const part = await ask(port, '/pricing', { headers: { Range: 'bytes=0-14' } })
    expect([part.status, part.body.toString()]).toEqual([206, '<!DOCTYPE html>'])
    const parts = await ask(port, '/pricing', {
      headers: { Range: `bytes=${Array.from({ length: 500 }, (_, index) => `${index * 2}-${index * 2}`).join(',')}` },
    })
    expect([parts.status, parts.body.length]).toEqual([200, readFileSync(join(project.client, 'pricing.html')).length])
  })

  test('says each header once, even of a part that the file does not have', async () => {
    const reply = await talk(
      port,
      'GET /pricing HTTP/1.1\r\nHost: x\r\nRange: bytes=99999999-\r\nConnection: close\r\n\r\n',
    )
    const names = [...reply.slice(0, reply.indexOf('\r\n\r\n')).matchAll(/^([\w-]+):/gm)].map((match) =>
      match[1]!.toLowerCase(),
    )
    expect(reply).toMatch(/^HTTP\/1\.1 416 /)
    expect(names.sort()).toEqual([...new Set(names)].sort())
    expect(names).toEqual(expect.arrayContaining(['cache-control', 'content-range', 'content-security-policy']))
  })

  test('sends a header with any character that the data may hold as it stands there', async () => {
    // A $ is not among them: nginx has no way to write one.
    const value = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
      .join('')
      .trim()
      .replace('$', '')
    const files = emitServerFiles({ ...rules, headers: { 'X-Odd': value } }, compile)
    const other = join(folder, 'other')
    for (const name of ['client', 'server']) mkdirSync(join(other, name), { recursive: true })
    writeFileSync(join(other, 'server/nginx-site.conf'), files.get('nginx-site.conf')!)
    const otherPort = await freePort()
    const second = await startNginx({ folder: other, port: otherPort, dist: other })
    expect((await ask(otherPort, '/contact')).headers['x-odd']).toBe(value)
    second.kill('SIGTERM')
  })

  test('lets nobody out of the site, and leads nobody to another one', async () => {
    await expectInside(port, project.client, {
      statuses: [200, 301, 400, 404, 414],
      own: /^<html>\r\n<head><title>(301|400|414) /,
    })
  })

  test('names neither its version nor a fault in its log', async () => {
    expect((await ask(port, '/')).headers.server).toBe('nginx')
    expect(readFileSync(join(folder, 'error.log'), 'utf8')).not.toMatch(
      /\[(warn|emerg|alert|crit)\](?!.*\(36: File name too long\))/,
    )
  })
})

interface Place {
  /** Where nginx keeps its own files. */
  folder: string
  port: number
  dist: string
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
const optionsFor = (folder: string) => ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]

async function startNginx(place: Place): Promise<ChildProcess> {
  const { folder, port } = place
  for (const name of temporary) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'nginx.conf'), minimalConfig(place))
  const started = spawn(program!, optionsFor(folder), { stdio: 'ignore' })
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await ask(port, '/').catch(() => undefined)) return started
    await wait(50)
  }
  throw new Error('nginx does not answer.')
}

function minimalConfig({ folder, port, dist }: Place): string {
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${dist}/client;
    location /.well-known/acme-challenge/plain/ { root ${folder}/acme; }
    location ^~ /.well-known/acme-challenge/strong/ { root ${folder}/acme; }
    include ${dist}/server/nginx-site.conf;
  }
}
`
}
