import { extname } from 'node:path'
import type { ServerRules } from '../../emit/hosts/emit-server-files.ts'

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
