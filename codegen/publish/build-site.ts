import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '../generate.ts'
import { planLayout } from '../plan/plan-layout.ts'
import type { PlannedSite } from '../run-codegen.ts'
import { getBundle } from './bundle.ts'
import type { Folders } from './folders.ts'
import { lockFolder } from './lock.ts'
import { publishFiles } from './publish-files.ts'
import type { Changes } from './publish-files.ts'
import { readServerFiles } from './server-files.ts'
import { listSiteFiles } from './site-files.ts'

export interface BuildOptions {
  isCompressed: boolean
  onProgress: (done: number, all: number) => void
}

/** Writes generated/ and dist/ for a planned site. On any failure the last site stays. */
export async function buildSite(site: PlannedSite, folders: Folders, options: BuildOptions): Promise<Changes> {
  const release = lockFolder(folders.dist)
  // A signal ends the process without its finally blocks.
  process.once('exit', release)
  try {
    const { prints } = await generate(site, folders.generated)
    const bundle = await getBundle(folders)
    const files = listSiteFiles({ routes: site.routes, layout: planLayout(site.context), prints, bundle, folders })
    return await publishFiles(files, { dist: folders.dist, beside: readServerFiles(folders.generated), ...options })
  } finally {
    process.removeListener('exit', release)
    release()
    rmSync(join(folders.dist, `.current-${process.pid}`), { force: true })
  }
}
