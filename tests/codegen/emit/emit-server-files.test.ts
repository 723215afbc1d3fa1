import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { join } from 'node:path'
import { compileTemplates } from '../../../codegen/emit/compile-templates.ts'
import { emitHostFiles, emitServerFiles, serverRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import { toHeadersPolicy } from '../../../codegen/emit/hosts/headers-policy.ts'
import { textInputsOf } from '../../../codegen/emit/text-inputs.ts'
import type { PlannedSite } from '../../../codegen/run-codegen.ts'
import type { ServerRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import { readTemplates } from '../../../codegen/read/read-inputs.ts'
import { run } from '../../helpers/hosts/cloudfront.ts'
import { hostilePaths } from '../../helpers/hosts/hostile-paths.ts'
import { makeSiteFolder, projectRoot } from '../../helpers/project/site-folder.ts'

const compile = compileTemplates(readTemplates(join(projectRoot, 'codegen')))
const site = makeSiteFolder('small-site')
afterAll(() => site.remove())

const rulesOf = (context: PlannedSite['context'], routes: PlannedSite['routes']) =>
  serverRules(textInputsOf(context, routes, new Map()).singles, routes)

let rules: ServerRules
beforeAll(async () => {
  const { context, routes } = (await site.run()).site!
  rules = rulesOf(context, routes)
})

describe('the rules for every server', () => {
  test('allow the page to send messages to the endpoint of the forms, and to nobody else', () => {
    expect(rules.headers['Content-Security-Policy']).toContain("connect-src 'self' https://forms.lekhasetu.in;")
  })

  test('forbid everything that is not allowed, framing included', () => {
    const policy = rules.headers['Content-Security-Policy']!.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        'upgrade-insecure-requests',
      ]),
    )
    expect(rules.headers['Content-Security-Policy']).not.toMatch(/unsafe|\*/)
  })

  test('lead old addresses to new ones', () => {
    expect(rules.redirects).toContainEqual({ from: '/contact', to: '/Contact' })
  })

  test('lead the address of an opening that has closed to the openings', async () => {
    const { context, routes } = (await site.run({ today: '2027-04-01' })).site!
    expect(rulesOf(context, routes).redirects).toContainEqual({ from: '/careers/gst-specialist', to: '/careers' })
  })
})

describe('the files of hosts', () => {
  test('Netlify and Cloudflare Pages are told headers, caching and redirects', () => {
    const files = emitHostFiles(rules, compile)
    expect(files.get('_headers')).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /)
    expect(files.get('_headers')).toMatch(
      /\n\/assets\/\*\n {2}! Cache-Control\n {2}Cache-Control: public, max-age=31536000, immutable\n/,
    )
    expect(files.get('_redirects')).toContain('/contact /Contact 301\n')
  })

  test('nginx is told every header in quotes that its values cannot leave', () => {
    const files = emitServerFiles({ ...rules, headers: { 'X-Test': 'a "quoted" \\ value' } }, compile)
    expect(files.get('nginx-headers.conf')).toContain('add_header X-Test "a \\"quoted\\" \\\\ value" always;')
  })

  test('nginx is told no location twice', () => {
    const files = emitServerFiles(
      {
        ...rules,
        redirects: [
          { from: '/a', to: '/b' },
          { from: '/a/', to: '/c' },
        ],
      },
      compile,
    )
    const locations = [...files.get('nginx-site.conf')!.matchAll(/^location = (\S+)/gm)].map((match) => match[1])
    expect(new Set(locations).size).toBe(locations.length)
    expect(files.get('nginx-site.conf')).toContain('location = /a { return 301 /b')
  })

  test('programs get the same rules as JSON', () => {
    expect(JSON.parse(emitServerFiles(rules, compile).get('rules.json')!)).toEqual(rules)
  })
})

describe('the functions for CloudFront', () => {
  const files = () => emitServerFiles(rules, compile)
  const answer = (uri: string, request = '{}') =>
    run(
      files().get('cloudfront-viewer-request.js')!,
      `{ request: Object.assign({ uri: ${JSON.stringify(uri)}, querystring: {} }, ${request}) }`,
    )
  test.each<[uri: string, want: object]>([
    ['/', { uri: '/index.html' }],
    ['/gst/pune', { uri: '/gst/pune.html' }],
    ['/assets/a.b.js', { uri: '/assets/a.b.js' }],
    ['/v1.2/page', { uri: '/v1.2/page.html' }],
    ['/.well-known/security.txt', { uri: '/.well-known/security.txt' }],
    ['/.well-known/apple-app-site-association', { uri: '/.well-known/apple-app-site-association' }],
    ['/contact', { statusCode: 301, headers: { location: { value: '/Contact' } } }],
    ['/contact/', { statusCode: 301, headers: { location: { value: '/Contact' } } }],
    ['constructor', { uri: '/404' }],
    ['toString', { uri: '/404' }],
    ['__proto__', { uri: '/404' }],
  ])('answer %s', (uri, want) => {
    expect(answer(uri)).toMatchObject(want)
  })

  test('keep a query, by the newer way and by the one that each runtime has', () => {
    for (const request of [
      "{ rawQueryString: () => 'a=1&b=%20&a=2&c' }",
      "{ querystring: { a: { value: '1', multiValue: [{ value: '1' }] }, b: { value: '%20' }, c: { value: '' } } }",
    ]) {
      expect(answer('/contact', request).headers['location']!.value, request).toMatch(/^\/Contact\?a=1&b=%20(&a=2)?&c$/)
    }
    for (const request of ['{ rawQueryString: () => undefined }', "{ rawQueryString: () => '' }", '{}'])
      expect(answer('/contact', request).headers['location']!.value).toBe('/Contact')
  })

  test('lead nobody to another site', () => {
    for (const path of hostilePaths) {
      const { statusCode, uri, headers } = answer(path.split('?')[0]!)
      if (statusCode !== undefined) expect(headers['location']!.value, path).toMatch(/^\/(?![/\\])[\w/-]*$/)
      else expect(uri, path).not.toMatch(/server\/rules/)
    }
  })

  test('fit into the 10 KB that CloudFront takes, with some 200 redirects', () => {
    const many = {
      ...rules,
      redirects: Array.from({ length: 200 }, (_, index) => ({
        from: `/gst/old-city-${index}`,
        to: `/gst/city-${index}`,
      })),
    }
    expect(Buffer.byteLength(emitServerFiles(many, compile).get('cloudfront-viewer-request.js')!)).toBeLessThan(10_240)
  })

  test('keep Markdown out of search engines', () => {
    const response = (uri: string) =>
      run(
        files().get('cloudfront-viewer-response.js')!,
        `{ request: { uri: '${uri}' }, response: { statusCode: 200, headers: {} } }`,
      ).headers
    expect(response('/gst/pune.md')).toEqual({ 'x-robots-tag': { value: 'noindex' } })
    expect(response('/gst/pune.html')).toEqual({})
  })
})

describe('the headers policy for CloudFront', () => {
  test('has each header once: the security headers that CloudFront knows in their own fields, the others as they are', () => {
    const policy = toHeadersPolicy({
      'Strict-Transport-Security': 'max-age=600; preload',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer, same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Own': 'a',
    })
    expect(policy.SecurityHeadersConfig).toEqual({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 600, IncludeSubdomains: false, Preload: true, Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ContentTypeOptions: { Override: true },
    })
    expect(policy.CustomHeadersConfig).toEqual({
      Quantity: 2,
      Items: [
        { Header: 'Referrer-Policy', Value: 'no-referrer, same-origin', Override: true },
        { Header: 'X-Own', Value: 'a', Override: true },
      ],
    })
  })
})
