import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { count, grouped } from '../problem/format-report.ts'
import { readCopyState } from '../publish/copies/copy-state.ts'
import { clientFolder, copyFolder, findLiveCopy } from '../publish/copies/two-copies.ts'
import { foldersOf } from '../publish/folders.ts'
import { openBucket, parseBucket, UploadFailed } from '../publish/upload/bucket.ts'
import { listUploads, planUpload, toGroups } from '../publish/upload/plan-upload.ts'
import type { Upload, UploadPlan } from '../publish/upload/plan-upload.ts'
import { Refusal } from './terminal/terminal.ts'
import type { Command, Terminal } from './terminal/terminal.ts'
import { readServerRules } from '../publish/files/read-server-rules.ts'

/**
 * `npm run upload s3://bucket`: brings a bucket up to the built site. What was uploaded is noted in the bucket, so that bytes and headers
 * decide and not times.
 */
export const upload: Command = (terminal) => {
  const { dist, cache } = foldersOf(terminal.root)
  const [given, ...more] = terminal.positionals
  const bucket = parseBucket(given ?? '')
  if (!bucket || more.length > 0) throw new Refusal('Name one bucket: npm run upload s3://my-bucket')
  const live = findLiveCopy(dist)
  if (!live) throw new Refusal('There is no built site in dist/ yet. Run: npm run build')
  const rules = readServerRules(join(copyFolder(dist, live), 'server'))
  const wanted = listUploads(readCopyState(dist, live).files, rules)
  mkdirSync(cache, { recursive: true })
  const scratch = mkdtempSync(join(cache, 'upload-'))
  try {
    const there = openBucket(bucket, { ...terminal.env }, scratch)
    const known = there.readList()
    // The files are there, but nobody trusts what they hold.
    const plan = planUpload(
      wanted,
      terminal.values['all'] === true ? Object.fromEntries(Object.keys(known).map((path) => [path, ''])) : known,
    )
    if (terminal.values['dry-run'] !== true) putAll(there, plan, clientFolder(dist, live))
    tell(terminal, plan, wanted.length)
  } catch (error) {
    if (!(error instanceof UploadFailed)) throw error
    terminal.complain(`${error.message}\nRun the same command again: it goes on where this one stopped.\n`)
    return Promise.resolve(1)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  return Promise.resolve(0)
}

function putAll(
  there: ReturnType<typeof openBucket>,
  { changed, gone, meanwhile, after }: UploadPlan,
  client: string,
): void {
  if (changed.length + gone.length === 0) return
  there.writeList(meanwhile)
  for (const group of toGroups(changed)) there.put(group, (one) => readWhole(client, one))
  there.remove(gone)
  there.writeList(after)
}

/** Somebody may have altered a file of dist/; under the wrong fingerprint the bucket would keep it. */
function readWhole(client: string, { path, sha }: Upload): Uint8Array {
  const bytes = readFileSync(join(client, path))
  if (createHash('sha256').update(bytes).digest('hex') !== sha)
    throw new UploadFailed(`dist/client/${path} is not as it was built. Run: npm run build`)
  return bytes
}

function tell({ say, values }: Terminal, { changed, gone }: UploadPlan, all: number): void {
  const isDry = values['dry-run'] === true
  if (changed.length + gone.length === 0) return say(`The bucket holds this site already: ${count(all, 'file')}.`)
  const [sent, removed] = isDry ? ['to upload', 'to remove'] : ['uploaded', 'removed']
  say(
    `${count(changed.length, 'file')} ${sent}, ${grouped(gone.length)} ${removed}, ${grouped(all - changed.length)} as they were.`,
  )
}
