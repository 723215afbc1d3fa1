import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedFile, SiteFiles } from '../files/published-file.ts'
import type { CheckedCopy } from './check-copy.ts'
import type { Ages } from './two-copies.ts'

// A page that is loading, or a tab from yesterday, asks for styles and scripts of the build that it
// came from. Changes are counted and not days, so that the site does not depend on when it is
// built; three of them are at most three times the files that a site has of its own.
const mostChanges = 3

/** The age of each hashed file with these as the site's own; without a loss none grows older. */
export function ageFiles(before: Ages, current: ReadonlySet<string>): Ages {
  const step = Object.entries(before).some(([path, age]) => age === 0 && !current.has(path)) ? 1 : 0
  const older = Object.entries(before)
    .filter(([path]) => !current.has(path))
    .map(([path, age]) => [path, age + step] as const)
  return Object.fromEntries([
    ...[...current].map((path) => [path, 0] as const),
    ...older.filter(([, age]) => age <= mostChanges),
  ])
}

export interface Carried {
  /** The site's files, and behind them those of earlier builds that stay. */
  files: SiteFiles
  ages: Ages
  /** Paths of those that stay. */
  carried: ReadonlySet<string>
}

/** Adds to a site's files the hashed ones of earlier builds that lie in the live copy. */
export function carryFiles(files: SiteFiles, live: CheckedCopy | undefined): Carried {
  const ages = ageFiles(live?.state.hashed ?? {}, files.hashed)
  const older = live
    ? Object.entries(ages).flatMap(([path, age]) => (age > 0 ? (findOlder(path, files, live) ?? []) : []))
    : []
  const carried = new Set(older.map(({ path }) => path))
  return {
    carried,
    ages: Object.fromEntries(Object.entries(ages).filter(([path, age]) => age === 0 || carried.has(path))),
    files: {
      hashed: files.hashed,
      fixed: files.fixed,
      length: files.length + older.length,
      *[Symbol.iterator]() {
        yield* files
        yield* older
      },
    },
  }
}

function findOlder(path: string, { fixed }: SiteFiles, { state, client }: CheckedCopy): PublishedFile | undefined {
  const [key = ''] = state.files[path] ?? []
  // A file that --verify found altered has no key and cannot be rebuilt.
  if (key === '' || fixed.has(path) || !existsSync(join(client, path))) return undefined
  return { path, key, make: () => readFileSync(join(client, path)) }
}
