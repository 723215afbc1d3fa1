import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServerRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import { cachingOf, isPublic, typeOf } from '../../../codegen/publish/files/file-rules.ts'
import { freePort } from '../../helpers/hosts/free-port.ts'
import { makeProjectCopy, printTree } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'
import { ask } from '../../helpers/hosts/raw-request.ts'
import type { Reply } from '../../helpers/hosts/raw-request.ts'

const isThere = [
  ['aws', '--version'],
  ['moto_server', '--help'],
].every(([program, option]) => spawnSync(program!, [option!]).status === 0)
if (!isThere)
  process.stderr.write(
    "The AWS CLI and moto's S3 are not installed, so uploads are not tried: pip install awscli 'moto[server]'\n",
  )

describe.skipIf(!isThere)('npm run upload, by the AWS CLI to an S3', () => {
  let project: ProjectCopy
  let s3: ChildProcess
  let port: number
  let env: Record<string, string>
  const bucket = 'the-site'

  beforeAll(async () => {
    project = makeProjectCopy()
    await project.build('--no-pictures')
    port = await freePort()
    s3 = spawn('moto_server', ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    env = {
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_DEFAULT_REGION: 'us-east-1',
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    }
    for (let attempt = 0; attempt < 200 && !(await ask(port, '/').catch(() => undefined)); attempt++) await wait(100)
    aws('s3', 'mb', `s3://${bucket}`)
  }, 180_000)
  afterAll(() => {
    s3?.kill('SIGTERM')
    project.remove()
  })

  const aws = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('aws', args, { env: { ...process.env, ...env }, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return stdout
  }
  const upload = (...options: string[]) => project.start(['upload', `s3://${bucket}`, ...options], env).ended
  const keys = () =>
    (JSON.parse(aws('s3api', 'list-objects-v2', '--bucket', bucket)) as { Contents?: { Key: string }[] }).Contents?.map(
      ({ Key }) => Key,
    ) ?? []
  const wanted = () => Object.keys(printTree(project.client)).filter((path) => isPublic(path))

  test('puts every file there, with its type, its caching and its bytes, and nothing else', async () => {
    const { code, out, err } = await upload()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toBe(`${wanted().length} files uploaded, 0 removed, 0 as they were.\n`)
    expect(keys().sort()).toEqual([...wanted(), '.uploaded.json'].sort())
    const rules = JSON.parse(project.read('dist/server/rules.json')) as ServerRules
    for (const path of wanted()) {
      const { headers, body } = await object(path)
      expect([headers['content-type'], headers['cache-control']], path).toEqual([
        typeOf(path, rules),
        cachingOf(path, rules),
      ])
      expect(body.equals(readFileSync(join(project.client, path))), path).toBe(true)
    }
  }, 120_000)

  test('has nothing to do the second time', async () => {
    expect(await upload()).toMatchObject({
      code: 0,
      out: `The bucket holds this site already: ${wanted().length} files.\n`,
    })
  }, 60_000)

  test('puts a value back that had gone wrong, of equal length and however old its file is', async () => {
    const [right, wrong] = ['name: Agartala', 'name: Agartola']
    for (const [now, then] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      project.edit('data/cities.yaml', now, then)
      await project.build('--no-pictures')
      utimesSync(join(project.client, 'gst/agartala.html'), 1_000_000_000, 1_000_000_000)
      expect((await upload()).code).toBe(0)
      expect((await object('gst/agartala.html')).body.toString()).toContain(then.slice('name: '.length))
    }
  }, 180_000)

  test('removes a page that is gone, and leaves what others put into the bucket', async () => {
    aws('s3', 'cp', join(project.root, 'package.json'), `s3://${bucket}/others/package.json`)
    project.write('public/notes.txt', 'Notes')
    await project.build('--no-pictures')
    await upload()
    expect(keys()).toContain('notes.txt')
    spawnSync('rm', [join(project.root, 'public/notes.txt')])
    await project.build('--no-pictures')
    expect((await upload('--dry-run')).out).toBe(`0 files to upload, 1 to remove, ${wanted().length} as they were.\n`)
    expect(keys()).toContain('notes.txt')
    await upload()
    expect(keys()).not.toContain('notes.txt')
    expect(keys()).toContain('others/package.json')
  }, 120_000)

  test('uploads all again where it is told to', async () => {
    aws('s3', 'rm', `s3://${bucket}/index.html`)
    expect((await upload()).out).toMatch(/^The bucket holds this site already/)
    expect((await upload('--all')).out).toMatch(new RegExp(`^${wanted().length} files uploaded, 0 removed`))
    expect(keys()).toContain('index.html')
  }, 120_000)

  test('says what is wrong: no such bucket, a file that was altered, a word that is no bucket', async () => {
    expect(await project.start(['upload', 's3://not-there'], env).ended).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The bucket not-there cannot be read: .*NoSuchBucket/s) as string,
    })
    expect(await project.start(['upload', 'the-site'], env).ended).toMatchObject({
      code: 1,
      err: 'Name one bucket: npm run upload s3://my-bucket\n',
    })
    writeFileSync(join(project.client, 'terms.html'), 'altered')
    expect(await upload('--all')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^dist\/client\/terms\.html is not as it was built\. Run: npm run build\n/) as string,
    })
  }, 120_000)

  test('writes the headers for CloudFront in the form that the AWS CLI takes', () => {
    const run = (file: string) =>
      spawnSync(
        'aws',
        ['cloudfront', 'create-response-headers-policy', '--response-headers-policy-config', `file://${file}`],
        { env: { ...process.env, ...env }, encoding: 'utf8' },
      ).stderr
    // This S3 has no CloudFront: what matters is that the CLI itself finds no fault and asks.
    expect(run(join(project.root, 'dist/server/cloudfront-headers.json'))).toMatch(
      /calling the CreateResponseHeadersPolicy operation/,
    )
    const odd = join(project.root, 'odd.json')
    writeFileSync(odd, JSON.stringify({ 'Referrer-Policy': 'origin' }))
    expect(run(odd)).toMatch(/Parameter validation failed/i)
  })

  const object = (path: string): Promise<Reply> =>
    ask(port, `/${bucket}/${path}`, {
      headers: {
        Authorization:
          'AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/s3/aws4_request, SignedHeaders=host, Signature=0',
      },
    })
})
