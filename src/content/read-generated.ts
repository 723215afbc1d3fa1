import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteLayout } from './payload/layout.ts'
import type { PageRecord } from './types.ts'

const generated = join(process.cwd(), 'generated')

/** The page at a path, as codegen wrote it. Undefined if there is none. Server only. */
export function readPage(path: string): PageRecord | undefined {
  const file = join(generated, 'pages', `${path === '/' ? '/index' : path}.json`)
  if (!file.startsWith(join(generated, 'pages')) || !existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** What every page shares: header, category bar and footer. Server only. */
export function readLayout(): SiteLayout {
  return JSON.parse(readFileSync(join(generated, 'layout.json'), 'utf8'))
}
