import { describe, expect, test } from 'vitest'
import { toHeadersPolicy } from '../../../codegen/emit/hosts/cloudfront-headers.ts'
import { emitServerFiles, serverRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import { run } from '../../helpers/hosts/cloudfront.ts'
import { useSiteFolder } from '../../helpers/project/use-site-folder.ts'
import { compile } from '../../helpers/source/templates.ts'

const site = useSiteFolder('small-site')

const { context, routes } = await site.plan()
const rules = serverRules(context.data.singles, routes)

test('nginx is told no location twice', () => {
  const redirects = [
    { from: '/a', to: '/b' },
    { from: '/a/', to: '/c' },
  ]
  const site = emitServerFiles({ ...rules, redirects }, compile).get('nginx-site.conf')!
  const locations = [...site.matchAll(/^location = (\S+)/gm)].map((match) => match[1])
  expect(new Set(locations).size).toBe(locations.length)
  expect(site).toContain('location = /a { return 301 /b')
})

describe('the functions for CloudFront', () => {
  const files = () => emitServerFiles(rules, compile)
  const answer = (uri: string, request = '{}') =>
    run(
      files().get('cloudfront-viewer-request.js')!,
      `{ request: Object.assign({ uri: ${JSON.stringify(uri)}, querystring: {} }, ${request}) }`,
    )
  test.each<[uri: string, want: object]>([
    ['/assets/a.b.js', { uri: '/assets/a.b.js' }],
    ['/v1.2/page', { uri: '/v1.2/page.html' }],
    ['/.well-known/apple-app-site-association', { uri: '/.well-known/apple-app-site-association' }],
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
})

test('the headers policy for CloudFront has each header once: the security headers that CloudFront knows in their own fields, the others as they are', () => {
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
