import { join } from 'node:path'

/** Where a project keeps what it reads and writes. All are absolute. */
export interface Folders {
  root: string
  generated: string
  public: string
  /** The memo, bundles and drawn pictures: all of it can be deleted at any time. */
  cache: string
  /** What is published: `client` is the site, the rest is for whoever serves it. */
  dist: string
}

export function foldersOf(root: string): Folders {
  return {
    root,
    generated: join(root, 'generated'),
    public: join(root, 'public'),
    cache: join(root, '.cache/site'),
    dist: join(root, 'dist'),
  }
}
