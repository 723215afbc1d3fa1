import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { listFiles } from '../../../codegen/memo/folder-fingerprint.ts'
import type { ServerRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import { differences } from './known-differences.ts'
import type { Difference, Host } from './known-differences.ts'
import type { Reply } from './raw-request.ts'
import { requestTable } from './request-rows.ts'
import type { Want } from './request-rows.ts'

/** The address of a hashed file of a built site. */
export function assetNamed(client: string, ending: string): string {
  return `/assets/${listFiles(join(client, 'assets')).find((name) => name.endsWith(ending))!}`
}

interface Served {
  host: Host
  ask: (path: string, how: { method?: string }) => Promise<Reply>
  client: string
  rules: ServerRules
}

/**
 * Expects the table's answer to each request, with the site's headers where `hasHeaders` says that
 * the host sets them.
 */
export async function expectTable(
  { host, ask, client, rules }: Served,
  hasHeaders: (reply: Reply) => boolean = () => false,
): Promise<void> {
  const used = new Set<Difference>()
  for (const row of requestTable({
    script: assetNamed(client, '.js'),
    sheet: assetNamed(client, '.css'),
    font: assetNamed(client, '.woff2'),
  })) {
    const difference = differences[host].find(({ isIn }) => isIn(row))
    if (difference) used.add(difference)
    if (difference && !difference.want) continue
    const wanted: Want = { ...row, ...difference?.want?.(row) }
    const reply = await ask(row.path, row.method ? { method: row.method } : {})
    const what = `${host}: ${row.what}: ${row.method ?? 'GET'} ${row.path.slice(0, 80)}`
    expect(reply.status, what).toBe(wanted.status)
    expect(reply.headers.location, what).toBe(wanted.location)
    expect(reply.headers['cache-control'], what).toBe(
      wanted.caching === 'no-store' ? 'no-store' : rules.caching[wanted.caching ?? 'pages'],
    )
    if (wanted.type) expect(reply.headers['content-type'], what).toBe(wanted.type)
    if (wanted.file)
      expect(reply.body.equals(readFileSync(join(client, wanted.file))), `${what}: the bytes of ${wanted.file}`).toBe(
        true,
      )
    expect(reply.headers.allow, what).toBe(wanted.status === 405 ? 'GET, HEAD' : undefined)
    // A missing twin may say so, too.
    if (wanted.status !== 404)
      expect(reply.headers['x-robots-tag'], what).toBe(row.path.endsWith('.md') ? 'noindex' : undefined)
    if (hasHeaders(reply))
      for (const [name, value] of Object.entries(rules.headers))
        expect(reply.headers[name.toLowerCase()], `${what}: ${name}`).toBe(value)
  }
  expect(
    differences[host].filter((one) => !used.has(one)).map(({ why }) => why),
    `${host} answers as the table says after all`,
  ).toEqual([])
}
