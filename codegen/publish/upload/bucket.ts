import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Upload, Uploaded } from './plan-upload.ts'

/** The upload cannot go on; the message says why. */
export class UploadFailed extends Error {}

export interface Bucket {
  name: string
  /** Folder in the bucket, with a slash behind it; empty for the bucket itself. */
  folder: string
}

// Beside the site and not of it: hidden files are shown to nobody.
const listFile = '.uploaded.json'

// The most that S3 deletes at once.
const mostDeleted = 1000

/** s3://bucket, or s3://bucket/folder; undefined where it is neither. */
export function parseBucket(text: string): Bucket | undefined {
  const [, name, folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/.exec(text) ?? []
  return name === undefined ? undefined : { name, folder: folder === '' ? '' : `${folder.slice(1)}/` }
}

/** A bucket by way of the AWS CLI, which knows every way of signing in. `scratch` is a folder for files on their way. */
export function openBucket({ name, folder }: Bucket, env: NodeJS.ProcessEnv, scratch: string) {
  const aws = (...args: string[]) => runAws(args, env)
  const awsOrFail = (...args: string[]) => {
    const { isFine, said } = aws(...args)
    if (!isFine) throw new UploadFailed(`aws ${args.slice(0, 2).join(' ')} failed: ${said}`)
  }
  const written = (text: string) => {
    const file = join(mkdtempSync(join(scratch, 'list-')), 'list.json')
    writeFileSync(file, text)
    return file
  }
  return {
    /** What was uploaded before; nothing where the bucket has no list yet. */
    readList: (): Uploaded => {
      const file = written('{}')
      const { isFine, said } = aws('s3api', 'get-object', '--bucket', name, '--key', `${folder}${listFile}`, file)
      if (!isFine && !said.includes('NoSuchKey')) throw new UploadFailed(`The bucket ${name} cannot be read: ${said}`)
      return isFine ? parseList(readFileSync(file, 'utf8')) : {}
    },
    writeList: (list: Uploaded) =>
      awsOrFail(
        's3',
        'cp',
        written(JSON.stringify(list)),
        `s3://${name}/${folder}${listFile}`,
        ...headersOf('application/json', 'no-store'),
      ),
    /** Uploads a group of files with equal headers. `read` gives the bytes of one. */
    put: (group: readonly Upload[], read: (upload: Upload) => Uint8Array) => {
      const staged = mkdtempSync(join(scratch, 'group-'))
      for (const upload of group) writeInto(staged, upload.path, read(upload))
      const { type, caching } = group[0]!
      awsOrFail('s3', 'cp', staged, `s3://${name}/${folder}`, '--recursive', ...headersOf(type, caching))
      rmSync(staged, { recursive: true })
    },
    remove: (paths: readonly string[]) => {
      for (let index = 0; index < paths.length; index += mostDeleted) {
        const objects = paths.slice(index, index + mostDeleted).map((path) => ({ Key: `${folder}${path}` }))
        awsOrFail(
          's3api',
          'delete-objects',
          '--bucket',
          name,
          '--delete',
          `file://${written(JSON.stringify({ Objects: objects, Quiet: true }))}`,
        )
      }
    },
  }
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
    return typeof list === 'object' && list !== null ? (list as Uploaded) : {}
  } catch {
    return {}
  }
}

// Thousands of lines of errors are no more than one to read.
const mostSaid = 600

function runAws(args: readonly string[], env: NodeJS.ProcessEnv): { isFine: boolean; said: string } {
  const { status, stdout, stderr, error } = spawnSync('aws', args, {
    env: { ...env, AWS_PAGER: '' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  if (code === 'ENOENT')
    throw new UploadFailed(
      'The AWS CLI is not installed here: there is no program "aws". See https://aws.amazon.com/cli/',
    )
  return { isFine: status === 0, said: (error?.message ?? `${stderr}${stdout}`).trim().slice(0, mostSaid) }
}
