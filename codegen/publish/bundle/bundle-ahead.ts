import { emitCode } from '../../emit/emit-code.ts'
import { homeOf } from '../../model/collections.ts'
import { slugPattern } from '../../model/slug.ts'
import { startBundler } from './bundler.ts'
import type { Bundler } from './bundler.ts'
import type { Folders } from '../folders.ts'
import type { Snapshot } from '../../read/read-snapshot.ts'
import { writeChangedFiles } from '../../write/write-generated.ts'

/** Starts a bundler before the data is read: of it the code needs only the names of legal texts. */
export function bundleAhead(folders: Folders, snapshot: Snapshot | undefined): Bundler {
  const bundler = startBundler(folders)
  const legal = snapshot && legalIds(snapshot)
  // A name that is refused as a part of an address must not become code.
  if (legal?.every((id) => slugPattern.test(id))) {
    writeChangedFiles(folders.generated, emitCode(legal))
    bundler.begin()
  }
  return bundler
}

function legalIds({ texts }: Snapshot): string[] {
  const file = new RegExp(`^${homeOf('legal')}/([^/]+)\\.md$`)
  return [...texts.keys()].flatMap((path) => file.exec(path)?.[1] ?? [])
}
