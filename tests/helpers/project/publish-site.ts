import { join } from 'node:path'
import type { Changes } from '../../../codegen/publish/copies/describe-copy.ts'
import { publishFiles } from '../../../codegen/publish/copies/publish-files.ts'
import type { PublishOptions } from '../../../codegen/publish/copies/publish-files.ts'
import type { PublishedFile } from '../../../codegen/publish/files/published-file.ts'
import { projectRoot } from './site-folder.ts'

/** Publishes a site of these files into a folder, without compressed forms unless asked for. */
export function publishSite(
  dist: string,
  files: readonly PublishedFile[],
  { hashed = [], ...more }: Partial<PublishOptions> & { hashed?: readonly string[] } = {},
): Promise<Changes> {
  const site = Object.assign([...files], { hashed: new Set(hashed), fixed: new Set(files.map(({ path }) => path)) })
  return publishFiles(site, {
    dist,
    isCompressed: false,
    isVerified: false,
    // Any folder with files for a server.
    server: join(projectRoot, 'tests/codegen/emit/given-want/hosts.server-files'),
    note: () => ({ inputs: '', generated: '', summary: '', warnings: [] }),
    onProgress: () => undefined,
    ...more,
  })
}
