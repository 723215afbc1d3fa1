import { join } from 'node:path'
import { fingerprint } from '../../memo/fingerprint.ts'
import { readCodeFingerprint } from '../../memo/code-fingerprint.ts'
import { readFolderFingerprint, readText } from '../../memo/folder-fingerprint.ts'
import type { Snapshot } from '../../read/read-snapshot.ts'
import { readOrigin } from '../terminal/read-environment.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { hostNames } from '../../emit/hosts/hosts.ts'
import type { HostName } from '../../emit/hosts/hosts.ts'

const folders = ['src', 'public']
const files = ['package.json', 'vite.config.ts', 'tsconfig.json']
const options = ['no-compress', 'no-pictures', 'deploy']

/** Templates, the service worker, the face of pictures: what the code reads besides data. */
const isReadByCode = (file: string) => !/\.(m?ts|mjs|md)$/.test(file)

/** A fingerprint of all that a site is made from. Reading it takes 10 ms, planning 200 ms. */
export function fingerprintInputs({ root, values, env, today }: Terminal, data: Snapshot): string {
  const read = [
    readFolderFingerprint(join(root, 'codegen'), isReadByCode),
    ...folders.map((name) => readFolderFingerprint(join(root, name))),
    ...files.map((name) => readText(join(root, name))),
  ]
  return fingerprint([
    readCodeFingerprint(),
    data.fingerprint,
    read,
    options.map((name) => values[name] ?? false),
    readOrigin(env['BASE_URL']) ?? '',
    today,
    findHost({ values, env }) ?? '',
  ])
}

/** The host that --for names. On the build machines of Netlify and Cloudflare Pages, that host. */
export function findHost({ values, env }: Pick<Terminal, 'values' | 'env'>): HostName | undefined {
  const asked = hostNames.find((name) => name === values['for'])
  if (asked !== undefined) return asked
  if (env['NETLIFY'] === 'true') return 'netlify'
  return env['CF_PAGES'] === '1' ? 'cloudflare' : undefined
}
