import { describe, expect, test } from 'vitest'
import { emitSitemaps } from '../../../codegen/emit/emit-sitemaps.ts'
import type { RoutePlan } from '../../../codegen/pages/shared/route-plan.ts'
import { makeSource } from '../../helpers/source/make-source.ts'
import { compile } from '../../helpers/source/templates.ts'

const origin = 'https://www.lekhasetu.in'

function route(path: string, more: Partial<RoutePlan> = {}): RoutePlan {
  return {
    path,
    kind: 'city',
    title: '',
    description: '',
    place: { source: makeSource('', ''), path: [], target: 'key' },
    canonicalPath: path,
    fingerprint: () => expect.unreachable(),
    record: () => expect.unreachable(),
    ...more,
  }
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])

describe('the sitemap', () => {
  test.each<[path: string, want: string]>([
    ['/a&b', '/a&amp;b'],
    ["/it's", '/it&#x27;s'],
    ['/<x>', '/%3Cx%3E'],
    ['/"q"', '/%22q%22'],
    ['/தமிழ்', encodeURI('/தமிழ்')],
    ['/a b', '/a%20b'],
  ])('writes the path %s as %s', (path, want) => {
    expect(addressesIn(emitSitemaps(origin, [route(path)], compile).get('sitemap.xml')!)).toEqual([origin + want])
  })

  test('is one file up to 50,000 pages, an index over files of at most as many beyond that, and no page is lost or named twice', () => {
    const cities = Array.from({ length: 100_001 }, (_, index) => route(`/gst/${index}`))
    expect([...emitSitemaps(origin, cities.slice(0, 50_000), compile).keys()]).toEqual(['sitemap.xml'])
    const pages = [route('/', { kind: 'home' }), ...cities, route('/services/gst-reg', { kind: 'service' })]
    const files = emitSitemaps(origin, pages, compile)
    const parts = [
      'sitemap-home.xml',
      'sitemap-city.xml',
      'sitemap-city-2.xml',
      'sitemap-city-3.xml',
      'sitemap-service.xml',
    ]
    expect([...files.keys()].sort()).toEqual([...parts, 'sitemap.xml'].sort())
    expect(addressesIn(files.get('sitemap.xml')!)).toEqual(parts.map((name) => `${origin}/${name}`))
    expect(files.get('sitemap.xml')).toContain('<sitemapindex ')
    const listed = parts.map((name) => addressesIn(files.get(name)!))
    expect(listed.map((part) => part.length)).toEqual([1, 50_000, 50_000, 1, 1])
    expect(new Set(listed.flat()).size).toBe(pages.length)
  })
})
