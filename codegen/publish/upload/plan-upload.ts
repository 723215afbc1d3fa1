import type { ServerRules } from '../../emit/hosts/emit-server-files.ts'
import { hashText } from '../../cache/fingerprint.ts'
import { cachingOf, isPublic, typeOf } from '../files/file-rules.ts'
import { shaOf } from '../files/published-file.ts'

/** A file as it lies in a bucket. */
export interface Upload {
  path: string
  sha: string
  type: string
  caching: string
  /** Equal fingerprints mean equal bytes, with equal headers. */
  fingerprint: string
}

/** What a bucket holds, as far as it was uploaded from here: fingerprints by path. An empty one is of a file of which nobody knows. */
export type Uploaded = Readonly<Record<string, string>>

/** Every file that belongs into a bucket. CloudFront compresses by itself, and the files of other hosts say nothing to it. */
export function listUploads(records: Readonly<Record<string, string>>, rules: ServerRules): Upload[] {
  return Object.entries(records)
    .filter(([path]) => isPublic(path))
    .map(([path, record]) => {
      const [sha, type, caching] = [shaOf(record), typeOf(path, rules), cachingOf(path, rules)]
      return { path, sha, type, caching, fingerprint: hashText(`${sha} ${type} ${caching}`) }
    })
}

export interface UploadPlan {
  changed: Upload[]
  gone: string[]
  /** What the bucket is noted to hold while the upload runs: of what is being changed nobody knows until it is done. */
  meanwhile: Uploaded
  after: Uploaded
}

export function planUpload(wanted: readonly Upload[], known: Uploaded): UploadPlan {
  const after = Object.fromEntries(wanted.map(({ path, fingerprint }) => [path, fingerprint]))
  const changed = wanted.filter(({ path, fingerprint }) => !Object.hasOwn(known, path) || known[path] !== fingerprint)
  const gone = Object.keys(known).filter((path) => !Object.hasOwn(after, path))
  const unknown = Object.fromEntries([...changed.map(({ path }) => path), ...gone].map((path) => [path, '']))
  return { changed, gone, meanwhile: { ...known, ...unknown }, after }
}

/** Files that one call of `aws s3 cp` takes, for they have the same headers. Pages come last: what they load is there before them. */
export function toGroups(uploads: readonly Upload[]): Upload[][] {
  const groups = new Map<string, Upload[]>()
  for (const upload of uploads) {
    const key = `${orderOf(upload)} ${upload.type} ${upload.caching}`
    groups.set(key, [...(groups.get(key) ?? []), upload])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

const orderOf = ({ path }: Upload) => (path.startsWith('assets/') ? 0 : path.endsWith('.html') ? 2 : 1)
