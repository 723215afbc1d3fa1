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

/** What a server does with a path: sends a file, sends the visitor elsewhere, or refuses. */
export type Answer = { status: 200 | 404; file: string } | { status: 301; location: string } | { status: 400 }

/** The answer to a request by the same rules that the hosts' files state. */
export function findAnswer(target: string, rules: ServerRules, has: (file: string) => boolean): Answer {
  const path = decodePath(target)
  if (path === undefined) return { status: 400 }
  const query = /\?[^#]*/.exec(target)?.[0] ?? ''
  const redirect = rules.redirects.find((one) => one.from === path || `${one.from}/` === path)
  if (redirect) return { status: 301, location: redirect.to + query }
  const missing: Answer = { status: 404, file: path.startsWith('/services/') ? 'services/404.html' : '404.html' }
  if (/^(\/services)?\/404(\.html)?$/.test(path)) return missing
  if (path === '/') return { status: 200, file: 'index.html' }
  const clean = cleanPath(path)
  if (clean !== path && (clean === '/' || has(`${clean.slice(1)}.html`)))
    return { status: 301, location: encodeURI(clean) + query }
  const file = path.slice(1)
  if (!isPublic(file)) return missing
  return has(file) ? { status: 200, file } : has(`${file}.html`) ? { status: 200, file: `${file}.html` } : missing
}

/** The path of a request as text; undefined if malformed or outside of the site. */
function decodePath(target: string): string | undefined {
  const [raw = ''] = target.split(/[?#]/, 1)
  if (!raw.startsWith('/')) return undefined
  try {
    const path = decodeURIComponent(raw)
    if (/[\0\\]/.test(path) || path.split('/').includes('..') || path.startsWith('//')) return undefined
    return path
  } catch {
    return undefined
  }
}

/** The one address of a page: without .html, without a slash at the end. */
function cleanPath(path: string): string {
  const bare = path
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '')
  return bare === '' ? '/' : bare
}
