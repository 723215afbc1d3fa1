import { hostNames } from '../../emit/hosts/hosts.ts'
import type { HostName } from '../../emit/hosts/hosts.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** The host that --for names. On the build machines of Netlify and Cloudflare Pages, that host. */
export function findHost({ values, env }: Pick<Terminal, 'values' | 'env'>): HostName | undefined {
  const asked = hostNames.find((name) => name === values['for'])
  if (asked !== undefined) return asked
  if (env['NETLIFY'] === 'true') return 'netlify'
  return env['CF_PAGES'] === '1' ? 'cloudflare' : undefined
}
