import type { PublishedFile, SiteFiles } from '../../../codegen/publish/files/published-file.ts'

/** A site of these files. */
export function toSite(files: readonly PublishedFile[], hashed: readonly string[] = []): SiteFiles {
  return Object.assign([...files], { hashed: new Set(hashed), fixed: new Set(files.map(({ path }) => path)) })
}
