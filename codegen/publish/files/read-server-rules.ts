import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerRules } from '../../emit/hosts/emit-server-files.ts'
import { isLike } from '../../lib/is-like.ts'

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
