import { describe, expect, test } from 'vitest'
import { readDataFolder } from '../../helpers/project/read-data.ts'
import { cities } from '../../helpers/site/records.ts'
import {
  allPages,
  builtFiles,
  builtOn,
  findingsOn,
  getPage,
  hasPage,
  hrefsIn,
  isCanonical,
  isIndexable,
  metaOf,
  origin,
  partsOf,
  pathsWhere,
  readBuilt,
  readBytes,
} from '../../helpers/site/built-site.ts'
import type { BuiltPage } from '../../helpers/site/built-site.ts'
import { onceByText } from '../../../codegen/lib/once.ts'
import { articleSlugs, serviceIds } from '../../helpers/site/wanted-routes.ts'

const files = new Set(builtFiles)
const aliases = new Set(Object.values(cities).flatMap((city) => (city.aliases ?? []).map((slug) => `/gst/${slug}`)))

const isListable = (page: BuiltPage) => isCanonical(page) && isIndexable(page)

/**
 * The pages that a link of the page leads to, as addresses of this site; links out of the site are
 * left out.
 */
function ownAddresses(page: BuiltPage): URL[] {
  const elements = page.root.querySelectorAll('[href], [src], [action], [poster], [data-src]')
  const values = elements.flatMap((element) =>
    ['href', 'src', 'action', 'poster', 'data-src']
      .map((name) => element.getAttribute(name))
      .filter((value) => value !== undefined),
  )
  const sets = page.root.querySelectorAll('[srcset]').flatMap((element) =>
    element
      .getAttribute('srcset')!
      .split(',')
      .map((one) => one.trim().split(' ')[0]!),
  )
  return [...values, ...sets].map((value) => new URL(value, origin + page.path)).filter((url) => url.origin === origin)
}

const isServed = ({ pathname }: URL) => hasPage(decodeURI(pathname)) || files.has(decodeURI(pathname).slice(1))

const idsOf = onceByText((path: string) => new Set(partsOf(path, '[id]').map(({ id }) => id)))
const hasAnchor = ({ pathname, hash }: URL) =>
  hash === '' || hash === '#' || !hasPage(pathname) || idsOf(pathname).has(decodeURIComponent(hash.slice(1)))

const addresses = new Map(allPages.map((page) => [page.path, ownAddresses(page)]))
const found = (isWrong: (url: URL, page: BuiltPage) => boolean) =>
  findingsOn((page) =>
    addresses
      .get(page.path)!
      .filter((url) => isWrong(url, page))
      .map(({ pathname, hash }) => pathname + hash),
  )

describe('links', () => {
  test('lead to a page or file that is there', () => expect(found((url) => !isServed(url))).toEqual([]))
  test('lead to an anchor that is there', () => expect(found((url) => !hasAnchor(url))).toEqual([]))
  test('lead there straight, not by a redirect, another spelling or an alias of a city', () => {
    const redirected = new Set(readBuilt('_redirects').match(/^\/\S*/gm))
    const isOther = ({ pathname }: URL, { path }: BuiltPage) =>
      redirected.has(pathname) || /\.html$|.\/$/.test(pathname) || (aliases.has(pathname) && pathname !== path)
    expect(found(isOther)).toEqual([])
  })
  test('reach every page that search engines may list, from the home page on', () => {
    const reached = new Set(['/'])
    for (const path of reached)
      for (const url of addresses.get(path) ?? []) if (hasPage(url.pathname)) reached.add(url.pathname)
    expect(pathsWhere((page) => isListable(page) && !reached.has(page.path))).toEqual([])
  })
  test('join labels, descriptions and menus to elements that are there', () => {
    const names = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget']
    const brokenOn = ({ path, root }: BuiltPage) =>
      root
        .querySelectorAll(names.map((name) => `[${name}]`).join())
        .flatMap((element) => names.flatMap((name) => element.getAttribute(name)?.split(' ') ?? []))
        .filter((id) => !idsOf(path).has(id))
    expect(findingsOn(brokenOn)).toEqual([])
  })
  test('of a city lead to its neighbours and to services, those to articles, and an article leads on', () => {
    const main = (path: string) => hrefsIn(getPage(path).root, 'main a')
    const leads = (path: string, start: string) => main(path).some((href) => href.startsWith(start) && href !== path)
    const cityPaths = Object.keys(cities).map((slug) => `/gst/${slug}`)
    const servicePaths = serviceIds.map((id) => `/services/${id}`)
    const articlePaths = articleSlugs.map((slug) => `/blog/${slug}`)
    // Kavaratti is the only city of its territory, and none is near it.
    const isAlone = (path: string) => path === '/gst/kavaratti' || path === '/gst/port-blair'
    expect(cityPaths.filter((path) => !isAlone(path) && !leads(path, '/gst/'))).toEqual([])
    // What cities leave to the services: each article is one step behind.
    expect(main('/services/gst-reg')).toContain('/blog/understanding-gst-registration')
    expect(main('/services/professional-tax')).toContain('/blog/professional-tax-guide')
    expect([...cityPaths, ...servicePaths, ...articlePaths].filter((path) => !leads(path, '/services/'))).toEqual([])
    expect(articlePaths.filter((path) => !leads(path, '/blog/'))).toEqual([])
  })
})

describe('files', () => {
  test('that style sheets and scripts name are there', () => {
    const broken = builtFiles
      .filter((file) => /\.(css|js)$/.test(file))
      .flatMap((file) => {
        const text = readBuilt(file)
        const named = [...text.matchAll(/url\(["']?([^"')]+)|(?:import\s*\(?|from)\s*["'`](\.{0,2}\/[^"'`]+)/g)].map(
          ([, url, module]) => (url ?? module)!,
        )
        return named
          .filter((name) => !name.startsWith('data:') && !name.startsWith('#'))
          .map((name) => new URL(name, `${origin}/${file}`))
          .filter((url) => url.origin !== origin || !isServed(url))
          .map((url) => `${file} → ${url.href}`)
      })
    expect(broken).toEqual([])
  })
  test('of the web manifest are there', () => {
    const manifest = JSON.parse(readBuilt('site.webmanifest')) as { start_url: string; icons: { src: string }[] }
    expect(
      [manifest.start_url, ...manifest.icons.map((icon) => icon.src)].filter(
        (path) => !isServed(new URL(path, origin)),
      ),
    ).toEqual([])
  })
  test('of scripts and style sheets are of this build: each is used, and none is left over', () => {
    const texts = [
      ...allPages.map((page) => page.html),
      ...builtFiles.filter((file) => /\.(js|css)$/.test(file)).map(readBuilt),
    ].join('\n')
    const assets = builtFiles.filter((file) => file.startsWith('assets/'))
    expect(assets.filter((file) => !texts.includes(file.split('/').at(-1)!))).toEqual([])
  })
})

describe('share pictures', () => {
  const isDrawn = builtFiles.some((file) => file.startsWith('share/'))
  const pictureOf = (page: BuiltPage) => metaOf(page, 'og:image')

  test.skipIf(!isDrawn)('are there for every page that names one, each a picture of 1200 by 630', () => {
    const isOdd = (address: string) => {
      const file = new URL(address).pathname.slice(1)
      if (!address.startsWith(`${origin}/`) || !files.has(file)) return true
      const bytes = readBytes(file)
      const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)].join()
      return bytes.toString('latin1', 1, 4) !== 'PNG' || size !== '1200,630'
    }
    expect([...new Set(allPages.flatMap((page) => pictureOf(page) ?? []))].filter(isOdd)).toEqual([])
  })
  test("are of the page's own where it is canonical", () => {
    const pages = allPages.filter(isListable)
    expect(new Set(pages.map(pictureOf)).size).toBe(pages.length)
  })
})

describe('the sitemap', () => {
  const text = readBuilt('sitemap.xml')
  const entries = [...text.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)].map(
    ([, loc, lastmod]) => ({ loc: loc!, lastmod }),
  )

  test('lists every canonical page that search engines may list, once, and no other', () => {
    const listable = pathsWhere(isListable).map((path) => origin + path)
    expect(entries.map((entry) => entry.loc).sort()).toEqual(listable.sort())
  })
  test('is built of the elements that the protocol knows, with addresses and days as it has them', () => {
    const isReal = (day: string) => new Date(day).toISOString().startsWith(day)
    expect(entries.filter(({ loc, lastmod }) => loc.length > 2048 || (lastmod && !isReal(lastmod)))).toEqual([])
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n(<url><loc>[^<>&]+<\/loc>(<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>)?<\/url>\n)+<\/urlset>\n?$/,
    )
  })
  test('dates a page by its content alone: a service by its review, an article by its update', () => {
    const services = readDataFolder('services')
    const dated = Object.fromEntries(
      entries.filter((entry) => entry.lastmod).map((entry) => [new URL(entry.loc).pathname, entry.lastmod]),
    )
    const wanted = Object.fromEntries([
      ...serviceIds.map((id) => [`/services/${id}`, services[id].reviewedOn]),
      ...articleSlugs.map((slug) => [
        `/blog/${slug}`,
        metaOf(getPage(`/blog/${slug}`), 'article:modified_time')!.slice(0, 10),
      ]),
    ])
    expect(Object.fromEntries(Object.keys(wanted).map((path) => [path, dated[path]]))).toEqual(wanted)
    expect(Object.entries(dated).filter(([path, day]) => !(path in wanted) && day === builtOn)).toEqual([])
  })
  test('is named in robots.txt', () => expect(readBuilt('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`))
})

describe('what programs read', () => {
  const withTwin = allPages.filter(
    (page) => isListable(page) && /^\/((services|blog|gst|calculators|cost)\/.|compare$)/.test(page.path),
  )
  const twinOf = ({ path }: BuiltPage) => `${path.slice(1)}.md`

  test('there is a Markdown twin of each service, article, city, state and tool, and it names its page', () => {
    const isTwin = (text: string, path: string) => text.startsWith('# ') && text.includes(origin + path)
    const lacksTwin = (page: BuiltPage) => !files.has(twinOf(page)) || !isTwin(readBuilt(twinOf(page)), page.path)
    expect(pathsWhere(lacksTwin, withTwin)).toEqual([])
  })
  test('a twin tells the figures that its page tells', () => {
    expect(readBuilt('services/pvt-ltd.md')).toMatch(/₹4,999[\s\S]*₹12,999/)
    expect(readBuilt('blog/tds-compliance-guide.md')).toMatch(/194A[\s\S]*₹40,000 \(₹50,000 seniors\)/)
    expect(readBuilt('gst/mumbai.md')).toMatch(/\b27\b/)
    // Slabs of a half-year would read like those of a month.
    expect(readBuilt('gst/state/kerala.md')).toMatch(/Income of the half-year \/ Tax a half-year:\s+- Below/)
    expect(readBuilt('cost/llp.md')).toMatch(/## Not included\s[\s\S]*- PAN and TAN/)
  })
  test('the twin of a service has all parts that its page has', () => {
    const headings = ['Benefits', 'Government fee', 'Our usual time', 'If you are late', 'Pricing', 'Afterwards']
    const text = readBuilt('services/gst-reg.md')
    expect(headings.filter((heading) => !text.includes(`\n## ${heading}\n`))).toEqual([])
  })
  test('llms.txt lists each of them but the cities, and where to find these', () => {
    const text = readBuilt('llms.txt')
    const listed = withTwin.filter(({ path }) => !/^\/gst\/(?!state\/)/.test(path))
    expect(listed.length).toBeGreaterThan(110)
    expect(pathsWhere((page) => !text.includes(`${origin}/${twinOf(page)}`), listed)).toEqual([])
    expect(text).toContain(`${origin}/gst`)
  })
  test('llms.txt begins with the firm, and every link in it and in the twins leads somewhere', () => {
    expect(readBuilt('llms.txt')).toMatch(/^# \S+.*\n\n> \S/)
    const broken = builtFiles
      .filter((file) => file === 'llms.txt' || file.endsWith('.md'))
      .flatMap((file) =>
        [...readBuilt(file).matchAll(/\]\(([^)\s]+)\)/g)]
          .map(([, href]) => new URL(href!, `${origin}/${file}`))
          .filter((url) => url.origin === origin && !(isServed(url) && hasAnchor(url)))
          .map((url) => `${file} → ${url.pathname}${url.hash}`),
      )
    expect(broken).toEqual([])
  })
})
