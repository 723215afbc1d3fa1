import { readFileSync } from 'node:fs'
import { join, extname } from 'node:path'
import type { ServerRules } from '../../emit/hosts/emit-server-files.ts'
import { isLike } from '../../lib/is-record.ts'

const form: ServerRules = {
  headers: {},
  types: {},
  caching: { hashed: '', pages: '', payment: '', other: '' },
  redirects: [],
}

/** The rules of a built site, out of its folder of server files. */
export function readServerRules(folder: string): ServerRules {
  const rules: unknown = JSON.parse(readFileSync(join(folder, 'rules.json'), 'utf8'))
  if (!isLike(rules, form)) throw new Error(`${folder}/rules.json is not as it was built. Run: npm run build`)
  return rules
}

/** Whether visitors may fetch a file: no hosts' files, hidden files or compressed forms. */
export function isPublic(file: string): boolean {
  return !/(^|\/)(?!\.well-known\/)[._]/.test(file) && !/\.(br|gz)$/.test(file)
}

export function typeOf(file: string, { types }: ServerRules): string {
  return types[extname(file).slice(1)] ?? 'application/octet-stream'
}

export function cachingOf(file: string, { caching }: ServerRules): string {
  if (file.startsWith('assets/')) return caching.hashed
  if (file === 'payment.html') return caching.payment
  return file.startsWith('fonts/') || file.startsWith('share/') ? caching.other : caching.pages
}
