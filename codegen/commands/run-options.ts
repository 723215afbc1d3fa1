import { foldersOf } from '../publish/folders.ts'
import { readPublished } from '../read/read-published.ts'
import type { RunOptions } from '../run-codegen.ts'
import type { Terminal } from './terminal.ts'

/** What every command gives codegen: where the data is, the day, the origin, and what was public before. */
export async function runOptionsOf({ root, today, env }: Terminal): Promise<RunOptions> {
  const { cache } = foldersOf(root)
  const cacheFile = `${cache}/parsed.json`
  const published = await readPublished({ root, env, baseBranch: env['GITHUB_BASE_REF'], parsedFile: cacheFile, pagesFile: `${cache}/published.json` })
  return { root, today, origin: env['BASE_URL']?.replace(/\/+$/, ''), cacheFile, published }
}
