import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { talk } from './raw-request.ts'

/** Addresses with which one might climb out of the site or fool a server into leading elsewhere. */
export const hostilePaths: readonly string[] = [
  '/../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/gst/../../../../etc/passwd',
  '/gst/..%2F..%2F..%2F..%2Fetc%2Fpasswd',
  '/..%5c..%5c..%5cetc%5cpasswd',
  '/..\\..\\..\\etc\\passwd',
  '/%252e%252e%252f%252e%252e%252fetc%252fpasswd',
  '/....//....//etc/passwd',
  '/..;/..;/etc/passwd',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/%uff0e%uff0e/etc/passwd',
  '/assets/../../server/rules.json',
  '/assets/%2e%2e/%2e%2e/server/rules.json',
  '/../server/rules.json',
  '/..%2fserver/rules.json',
  '/../state.json',
  '/%2e%2e/SHA256SUMS',
  '/gst/..',
  '/..',
  '/.',
  '/%2e',
  '/%2e%2e',
  '/%00',
  '/index.html%00.png',
  '/pricing%00',
  '/%',
  '/%zz',
  '/%e0%a4%a',
  '/gst/%ff%fe',
  '/%0d%0aSet-Cookie:%20a=b',
  '/%0aX:%20y',
  '/gst%0d%0a%0d%0a<script>',
  '/contact%0d%0aX: y'.replaceAll(' ', '%20'),
  '//evil.example',
  '//evil.example/',
  '//evil.example/index.html',
  '///evil.example/pricing.html',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/https://evil.example/',
  '//evil.example/%2e%2e',
  '//evil.example/..',
  '/gst//chennai',
  '/.//evil.example',
  '/?//evil.example',
  '/pricing.html?//evil.example',
  '//pricing.html',
  '//pricing/',
  `/${'a'.repeat(10_000)}`,
  `/?${'a'.repeat(10_000)}`,
  `/${'%61'.repeat(2000)}`,
  `/${'../'.repeat(1000)}etc/passwd`,
  '/'.repeat(2000),
]

interface Inside {
  statuses: readonly number[]
  /** Bodies that the server writes itself. */
  own: RegExp
}

/** A server of the site in a folder lets nobody out of it, and leads nobody to another one. */
export async function expectInside(port: number, client: string, { statuses, own }: Inside): Promise<void> {
  const known = new Set(
    readdirSync(client, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1')),
  )
  for (const path of hostilePaths) {
    const reply = await talk(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const at = reply.indexOf('\r\n\r\n')
    const [head, body] = [reply.slice(0, at), reply.slice(at + 4)]
    const what = path.slice(0, 80)
    expect(Number(head.split(' ')[1]), what).toBeOneOf([...statuses])
    expect(
      known.has(body) || own.test(body),
      `${what}: only files of the site and the server's own words are sent`,
    ).toBe(true)
    expect(head, what).not.toMatch(/^(set-cookie|x):/im)
    expectHere(/^location: (.*)\r$/im.exec(`${head}\r`)?.[1], path)
  }
}

/** Where an answer leads, if anywhere, is on this site. */
export function expectHere(location: string | undefined, path: string): void {
  if (location !== undefined) expect(location, path.slice(0, 80)).toMatch(/^\/(?![/\\])/)
}
