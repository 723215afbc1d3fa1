import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findHost } from '../../../codegen/commands/build/fingerprint-inputs.ts'
import { emitHostFiles } from '../../../codegen/emit/hosts/emit-server-files.ts'
import type { ServerRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import { compressesItself, hostNames } from '../../../codegen/emit/hosts/hosts.ts'
import { findExcesses } from '../../../codegen/publish/host-limits.ts'
import type { SiteMeasures } from '../../../codegen/publish/host-limits.ts'
import { pagesOnly } from '../../helpers/project/project-copy.ts'
import { useBuiltCopy } from '../../helpers/project/use-built-copy.ts'
import { compile } from '../../helpers/source/templates.ts'

const project = useBuiltCopy(pagesOnly)
beforeAll(() => {
  // What was public is known then, so that a build may find that nothing has changed.
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: project.root })
  git('init', '--quiet')
  git('add', 'data')
  git('commit', '--quiet', '--message', 'data: begin')
})

const build = (...options: string[]) => project.start(['build', '--no-pictures', ...options]).ended
const files = () => readdirSync(project.client, { recursive: true, encoding: 'utf8' })
const packed = () => files().filter((name) => /\.(br|gz)$/.test(name))

describe('a build for one host', () => {
  const redirects = () => project.read('dist/client/_redirects')
  test('makes compressed forms for nginx, and for others who do it themselves none', async () => {
    expect(hostNames.filter(compressesItself)).toEqual(['netlify', 'cloudflare', 'github', 's3'])
    expect((await build('--for', 'nginx')).code).toBe(0)
    expect(packed().length).toBeGreaterThan(50)
    expect(redirects()).toBe('/contact /Contact 301\n/contact/ /Contact 301\n')
    // Netlify does not tell capitals from small letters, and would go round in circles.
    expect(await build('--for', 'netlify')).toMatchObject({ code: 0, err: '' })
    expect(packed()).toEqual([])
    expect(redirects().trim()).toBe('')
  }, 180_000)

  test.each<[env: Record<string, string>, asked: string | undefined, host: string | undefined]>([
    [{}, undefined, undefined],
    [{}, 's3', 's3'],
    [{ NETLIFY: 'true' }, undefined, 'netlify'],
    [{ CF_PAGES: '1' }, undefined, 'cloudflare'],
    [{ CF_PAGES: '1' }, 'nginx', 'nginx'],
  ])('on a build machine with %j and --for %s is one for %s', (env, asked, host) => {
    expect(findHost({ env, values: { for: asked } })).toBe(host)
  })

  test('is refused with the number where the host would leave a part out, and told of by a build for any', async () => {
    const pages = Array.from({ length: 400 }, (_, index) => `/gst/once-a-page-${index}: /gst`)
    const names = files()
    project.write('data/redirects.yaml', `${project.read('data/redirects.yaml')}${pages.join('\n')}\n`)
    const said =
      /^A CloudFront function holds 10,240 bytes, and cloudfront-viewer-request\.js has 1\d,\d{3}\. Remove lines of data\/redirects\.yaml that nobody follows any more, or move them to a CloudFront KeyValueStore\.\n/
    const refused = await build('--for', 's3')
    expect(refused, refused.err + refused.out).toMatchObject({ code: 1, err: expect.stringMatching(said) as string })
    expect(refused.err).toMatch(/\nThe last site in dist\/ is as it was\.\n$/)
    expect(files()).toEqual(names)
    for (let round = 0; round < 2; round++) {
      const told = await build('--no-compress')
      expect(told).toMatchObject({ code: 0, err: expect.stringMatching(said) as string })
      expect(told.err).toMatch(/\nTo check one host only, name it: npm run build -- --for nginx\n$/)
      // It is told again by a build that has nothing to do, and costs it no new look at the whole
      // site.
      expect(told.out.includes(' Checked in ')).toBe(round > 0)
    }
  }, 120_000)
})

describe('the limits of hosts', () => {
  const small: SiteMeasures = {
    files: 1000,
    packed: 0,
    headers: '/*\n  A: b\n',
    redirects: '/a /b 301\n',
    viewerRequest: 'x',
    customHeaders: 3,
  }
  const said = (more: Partial<SiteMeasures>, host?: 'cloudflare' | 'netlify' | 's3') =>
    findExcesses({ ...small, ...more }, host).map(({ isHard, message }) => `${isHard ? 'refused' : 'told'}: ${message}`)

  test('say nothing of a site that is within them', () => {
    expect(said({})).toEqual([])
    expect(
      said({
        files: 20_000,
        redirects: '/a /b 301\n'.repeat(2000),
        headers: '/x\n  A: b\n'.repeat(100),
        viewerRequest: 'x'.repeat(10_240),
        customHeaders: 10,
      }),
    ).toEqual([])
  })

  test.each<[more: Partial<SiteMeasures>, want: string]>([
    [
      { files: 20_001 },
      'told: Cloudflare Pages takes 20,000 files in its free plan, and this site has 20,001. A paid plan takes 100,000.',
    ],
    [
      { files: 31_204, packed: 18_000 },
      'told: Cloudflare Pages takes 20,000 files in its free plan, and this site has 31,204, of which 18,000 are .br and .gz forms that it does not need: npm run build -- --for cloudflare.',
    ],
    [
      { redirects: '/a /b 301\n'.repeat(2001) },
      'refused: Cloudflare Pages reads 2,000 lines of _redirects, and this site has 2,001 (two a redirect). Remove lines of data/redirects.yaml that nobody follows any more.',
    ],
    [
      { headers: '/x\n  A: b\n'.repeat(101) },
      'refused: Cloudflare Pages reads 100 rules of _headers, and this site has 101.',
    ],
    [
      { headers: `/*\n  A: ${'b'.repeat(1996)}\n` },
      'refused: Cloudflare Pages passes over a header of more than 2,000 characters, and the longest has 2,001. Shorten the policy in data/headers.yaml.',
    ],
    [
      { customHeaders: 11 },
      'refused: A CloudFront policy adds 10 headers on top of those that it knows, and data/headers.yaml has 11. Remove some.',
    ],
  ])('%#: say what is too much, and what to do', (more, want) => {
    expect(said(more)).toEqual([want])
    expect(said(more, 'netlify')).toEqual([])
  })
})

test("Netlify's own parsers read every line, and give each file one Cache-Control", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'netlify-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const rules = JSON.parse(project.read('dist/server/rules.json')) as ServerRules
  const redirects = [
    { from: '/contact', to: '/Contact' },
    { from: '/gst/poonah', to: '/gst' },
  ]
  for (const [name, text] of emitHostFiles({ ...rules, redirects }, compile, 'netlify'))
    writeFileSync(join(folder, name), text)
  const redirectsFiles = [join(folder, '_redirects')]
  const read = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true })
  const headersFiles = [join(folder, '_headers')]
  const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false })
  expect([errors, read.errors]).toEqual([[], []])
  expect(read.redirects).toMatchObject([
    { from: '/gst/poonah', to: '/gst', status: 301 },
    { from: '/gst/poonah/', to: '/gst', status: 301 },
  ])
  const rulesFor = (path: string) =>
    (headers as ((typeof headers)[number] & { forRegExp: RegExp })[])
      .filter((rule) => rule.forRegExp.test(path))
      .map(({ values }) => values as Record<string, string>)
  const cachingOf = (path: string) => rulesFor(path).flatMap((values) => values['Cache-Control'] ?? [])
  expect(cachingOf('/pricing')).toEqual([])
  expect(cachingOf('/assets/chunks/app.js')).toEqual(['public, max-age=31536000, immutable'])
  expect(cachingOf('/fonts/anek-latin-600.woff2')).toEqual(['public, max-age=86400'])
  const twin: unknown = Object.assign({}, ...rulesFor('/gst/chennai.md'))
  expect(twin).toMatchObject({ 'X-Robots-Tag': 'noindex', 'X-Frame-Options': 'DENY' })
  expect(rulesFor('/pricing').filter((values) => 'X-Robots-Tag' in values)).toEqual([])
})
