import type { Tree } from './trees.ts'

/**
 * The times of the site's files over many builds. `aws s3 sync`, `rsync -u` and `cp -u` upload a file whose size differs or whose time is
 * newer than that of the uploaded one: a file with other bytes must be newer than it ever was, and one with the same bytes keeps its time.
 */
export interface TimeWatch {
  /** What is wrong with the times of a build's files, after the tree before it. */
  look: (before: Tree, after: Tree) => { stale: string[]; touched: string[] }
}

export function createTimeWatch(): TimeWatch {
  const newest = new Map<string, number>()
  return {
    look: (before, after) => {
      const stale: string[] = []
      const touched: string[] = []
      for (const [file, { sha, mtimeMs }] of after) {
        const old = before.get(file)
        if (old?.sha !== sha && mtimeMs <= (newest.get(file) ?? 0)) stale.push(file)
        if (old?.sha === sha && old.mtimeMs !== mtimeMs) touched.push(file)
        newest.set(file, Math.max(mtimeMs, newest.get(file) ?? 0))
      }
      return { stale, touched }
    },
  }
}
