import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Upload, Uploaded } from './plan-upload.ts'
import { isRecord } from '../../lib/is-record.ts'
import { codeOf } from '../../lib/read-failure.ts'

/** The upload cannot go on; the message says why. */
export class UploadFailed extends Error {}

export interface Bucket {
  name: string
  /** Folder in the bucket, with a slash behind it; empty for the bucket itself. */
  folder: string
}

// Next to the site and not of it: hidden files are shown to nobody.
const listFile = '.uploaded.json'

// The most that S3 deletes at once.
const mostDeleted = 1000

/** s3://bucket, or s3://bucket/folder; undefined where it is neither. */
export function parseBucket(text: string): Bucket | undefined {
  const [, name, folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/.exec(text) ?? []
  return name === undefined ? undefined : { name, folder: folder === '' ? '' : `${folder.slice(1)}/` }
}

interface Aws {
  run: (...args: string[]) => Said
  /** As `run`, and throws where it fails. */
  need: (...args: string[]) => void
}

/** A bucket by way of the AWS CLI, which knows every way of signing in. `scratch` is a folder for files on their way. */
export function openBucket(bucket: Bucket, env: NodeJS.ProcessEnv, scratch: string) {
  const run = (...args: string[]) => runAws(args, env)
  const need = (...args: string[]) => {
    const { isFine, said } = run(...args)
    if (!isFine) throw new UploadFailed(`aws ${args.slice(0, 2).join(' ')} failed: ${said}`)
  }
  const aws: Aws = { run, need }
  return {
    /** What was uploaded before; nothing where the bucket has no list yet. */
    readList: (): Uploaded => readList(aws, bucket, scratch),
    writeList: (list: Uploaded) => writeList(aws, bucket, noteDown(JSON.stringify(list), scratch)),
    /** Uploads a group of files with equal headers. `read` gives the bytes of one. */
    put: (group: readonly Upload[], read: (upload: Upload) => Uint8Array) => {
      const [first] = group
      if (!first) return
      const staged = mkdtempSync(join(scratch, 'group-'))
      for (const upload of group) writeInto(staged, upload.path, read(upload))
      aws.need('s3', 'cp', staged, addressOf(bucket), '--recursive', ...headersOf(first.type, first.caching))
      rmSync(staged, { recursive: true })
    },
    remove: (paths: readonly string[]) => {
      for (let index = 0; index < paths.length; index += mostDeleted) {
        const objects = paths.slice(index, index + mostDeleted).map((path) => ({ Key: `${bucket.folder}${path}` }))
        const list = noteDown(JSON.stringify({ Objects: objects, Quiet: true }), scratch)
        aws.need('s3api', 'delete-objects', '--bucket', bucket.name, '--delete', `file://${list}`)
      }
    },
  }
}

const addressOf = ({ name, folder }: Bucket) => `s3://${name}/${folder}`

function readList(aws: Aws, { name, folder }: Bucket, scratch: string): Uploaded {
  const file = noteDown('{}', scratch)
  const { isFine, said } = aws.run('s3api', 'get-object', '--bucket', name, '--key', `${folder}${listFile}`, file)
  if (!isFine && !said.includes('NoSuchKey')) throw new UploadFailed(`The bucket ${name} cannot be read: ${said}`)
  return isFine ? parseList(readFileSync(file, 'utf8')) : {}
}

function writeList(aws: Aws, bucket: Bucket, file: string): void {
  aws.need('s3', 'cp', file, `${addressOf(bucket)}${listFile}`, ...headersOf('application/json', 'no-store'))
}

/** A text as a file, which is all that the CLI takes. */
function noteDown(text: string, scratch: string): string {
  const file = join(mkdtempSync(join(scratch, 'list-')), 'list.json')
  writeFileSync(file, text)
  return file
}

const headersOf = (type: string, caching: string) => [
  '--no-guess-mime-type',
  '--content-type',
  type,
  '--cache-control',
  caching,
  '--only-show-errors',
]

function writeInto(folder: string, path: string, bytes: Uint8Array): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/** A list that cannot be read is none: everything is uploaded again. */
function parseList(text: string): Uploaded {
  try {
    const list: unknown = JSON.parse(text)
    return isUploaded(list) ? list : {}
  } catch {
    return {}
  }
}

function isUploaded(list: unknown): list is Uploaded {
  return isRecord(list) && Object.values(list).every((fingerprint) => typeof fingerprint === 'string')
}

// Thousands of lines of errors are no more than one to read.
const mostSaid = 600

interface Said {
  isFine: boolean
  said: string
}

function runAws(args: readonly string[], env: NodeJS.ProcessEnv): Said {
  const { status, stdout, stderr, error } = spawnSync('aws', args, {
    env: { ...env, AWS_PAGER: '' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (codeOf(error) === 'ENOENT')
    throw new UploadFailed(
      'The AWS CLI is not installed here: there is no program "aws". See https://aws.amazon.com/cli/',
    )
  return { isFine: status === 0, said: (error?.message ?? `${stderr}${stdout}`).trim().slice(0, mostSaid) }
}
