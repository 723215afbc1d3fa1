import type { HTMLElement } from 'node-html-parser'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import {
  allPages,
  isTranslated,
  builtFiles,
  clientFolder,
  findingsOn,
  getPage,
  pathsWhere,
  readBuilt,
  readBytes,
} from '../../helpers/site/built-site.ts'
import type { BuiltPage } from '../../helpers/site/built-site.ts'
import { pageOfKind } from '../../helpers/site/kinds.ts'

const kilobyte = 1024
const gzipped = (file: string) => gzipSync(readBytes(file), { level: 9 }).length
const brotlied = (file: string) => readBytes(`${file}.br`).length
const hrefs = (page: BuiltPage, selector: string, name = 'href') =>
  page.root.querySelectorAll(selector).map((element) => element.getAttribute(name)!)
const sheetsOf = (page: BuiltPage) => hrefs(page, 'link[rel=stylesheet]')
const scriptsOf = (page: BuiltPage) => [...hrefs(page, 'script[src]', 'src'), ...hrefs(page, 'link[rel=modulepreload]')]
const fileOf = (href: string) => href.slice(1)

/** The scripts that a script loads: those it cannot start without, and those it loads later. */
function importsOf(file: string): { static: string[]; later: string[] } {
  const text = readBuilt(file)
  const resolve = (name: string) => fileOf(new URL(name, `https://site.example/${file}`).pathname)
  return {
    static: [...text.matchAll(/(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g)].map(([, name]) => resolve(name!)),
    later: [...text.matchAll(/import\(\s*["'`](\.[^"'`]+\.js)["'`]\s*\)/g)].map(([, name]) => resolve(name!)),
  }
}

function withStatics(files: readonly string[]): string[] {
  const all = new Set(files)
  for (const file of all) importsOf(file).static.forEach((one) => all.add(one))
  return [...all]
}

// The entry loads the app when the browser is idle, the app the script of the page's kind. The
// search comes when its field gets the focus.
const entries = [...new Set(allPages.flatMap(scriptsOf))].map(fileOf).filter((file) => builtFiles.includes(file))
const later = entries.flatMap((entry) => importsOf(entry).later)
const ofSearch = later.filter((file) => file.includes('/combobox.'))
const apps = withStatics(later.filter((file) => !ofSearch.includes(file))).filter((file) => !entries.includes(file))
const ofKinds = [...new Set(apps.flatMap((app) => importsOf(app).later))]

const isOfRules = (kind: string) => /\/(?:calculator|estimator)\./.test(kind)

describe('scripts', () => {
  test('of all pages are one entry, which loads one app, which knows each kind of page', () => {
    expect(entries).toHaveLength(1)
    expect(apps).toHaveLength(1)
    expect(ofKinds.length).toBeGreaterThan(10)
  })
  // React and its DOM client are 67.5 KB of it, and come when an island is near or touched.
  test('of the page itself, of the app and of any one kind weigh at most 82 KB gzipped', () => {
    const weight = (kind: string) =>
      withStatics([...entries, ...apps, kind]).reduce((sum, file) => sum + gzipped(file), 0)
    // Calculators and estimators alone carry the arithmetic of the law: what they may have of their
    // own, the next test says.
    const most = (kind: string) => (isOfRules(kind) ? Infinity : 82 * kilobyte)
    expect(ofKinds.filter((kind) => weight(kind) > most(kind)).map((kind) => `${kind}: ${weight(kind)}`)).toEqual([])
  })
  // The bill, the folded answers and what later days cost are 1.9 KB of it; 1.5 KB tell days that
  // cannot be, and returns that can no longer be filed; 0.5 KB add several months up.
  test('of calculators and estimators weigh at most 18.5 KB beyond what every page loads', () => {
    const own = (kind: string) => withStatics([kind]).filter((file) => !entries.includes(file) && !apps.includes(file))
    const weight = (kind: string) => own(kind).reduce((sum, file) => sum + gzipped(file), 0)
    expect(ofKinds.filter(isOfRules)).toHaveLength(2)
    expect(ofKinds.filter((kind) => isOfRules(kind) && weight(kind) > 18.5 * kilobyte).map(weight)).toEqual([])
  })
  test('of kinds of which little changes after the build weigh next to nothing', () => {
    const heavier = (than: number, kinds: RegExp) => {
      const some = ofKinds.filter((kind) => kinds.test(kind))
      expect(some).toHaveLength(3)
      return some.filter((kind) => gzipped(kind) > than * kilobyte)
    }
    expect(heavier(1, /\/(how-it-works|pricing|article)\./)).toEqual([])
    // Papers to tick, a field that finds a trade, and what a delay costs today.
    expect(heavier(3, /\/(city|state|late)\./)).toEqual([])
  })
  // Menus, links, early presses, the fade-in: all that a page without an island in sight loads.
  test('before an island is near or touched weigh at most 6.75 KB', () =>
    expect(withStatics(entries).reduce((sum, file) => sum + gzipped(file), 0)).toBeLessThanOrEqual(6.75 * kilobyte))
  test('hold nothing of what the bundler knows and no page needs, and nothing of the router', () => {
    const known = /__vite__|react-router|React Router|StaticRouter|useLocation/
    expect([...entries, ...apps, ...ofKinds, ...ofSearch].filter((file) => known.test(readBuilt(file)))).toEqual([])
    // Lists of numbers of files, which stood at each import.
    expect(apps.filter((file) => /import\([^()]+\),\s*\w+\(\[/.test(readBuilt(file)))).toEqual([])
  })
  test('of the search weigh at most 5.25 KB, and what it searches 30 KB', () => {
    expect(ofSearch).toHaveLength(1)
    expect(withStatics(ofSearch).filter((file) => !entries.includes(file))).toEqual(ofSearch)
    expect(gzipped(ofSearch[0]!)).toBeLessThanOrEqual(5.25 * kilobyte)
    expect(gzipped('search/index.json')).toBeLessThanOrEqual(30 * kilobyte)
  })
  test('hold no page back: each is a module, which waits for the page', () => {
    const isBlocking = (script: HTMLElement) => script.getAttribute('type') !== 'module'
    expect(pathsWhere(({ root }) => root.querySelectorAll('script[src]').some(isBlocking))).toEqual([])
  })
})

describe('pages', () => {
  // A state's page holds what its cities share.
  const cities = allPages.filter((page) => /^\/gst\/(?!state\/)/.test(page.path))
  const weight = (page: BuiltPage) =>
    brotlied(page.file) + sheetsOf(page).reduce((sum, sheet) => sum + brotlied(fileOf(sheet)), 0)
  const heavierThan = (most: number, pages: readonly BuiltPage[]) =>
    findingsOn((page) => (weight(page) > most * kilobyte ? [String(weight(page))] : []), pages)

  // The eight sections say what GST is in full: 600 words, with the state's and the city's facts.
  // A list of papers to tick and the returns of half a year are 1 KB of it; 100 bytes lead to the
  // page in the state's language.
  test('of cities weigh at most 20.75 KB with their style sheets, compressed by Brotli', () => {
    expect(heavierThan(20.75, cities)).toEqual([])
  })
  // Letters of Indian scripts take three bytes, and compress to one and a half.
  test('in other languages weigh at most 27 KB with their style sheets, compressed by Brotli', () => {
    expect(heavierThan(27, allPages.filter(isTranslated))).toEqual([])
  })
  test('of every kind weigh at most 35 KB with their style sheets, compressed by Brotli', () => {
    expect(heavierThan(35, allPages)).toEqual([])
  })
  test.each([
    ['an opening', pageOfKind.job, readData('pages/careers.yaml').hero.text],
    ['the list of openings', pageOfKind.careers, readData('pages/careers.yaml').opening.chat],
    ['the list of articles', pageOfKind.blog, readData('pages/blog.yaml').article.share],
    ['the payment page', pageOfKind.payment, readData('pages/payment.yaml').help.chatText],
  ])('carry no words for another page, or that nothing reads: %s', (_, path, words) => {
    const data = getPage(path)
      .root.querySelectorAll('[data-island] > script')
      .map(({ text }) => text)
    expect(data).not.toEqual([])
    expect(data.join('\n')).not.toContain(words)
  })
  test('ask for at most eight files at first: the page, its sheets, fonts, pictures and scripts, the later ones among them', () => {
    const later = Math.max(...ofKinds.map((kind) => withStatics([...apps, kind]).length))
    const pictures = (page: BuiltPage) =>
      page.root
        .querySelectorAll('img[src], picture source, video[poster]')
        .filter((one) => one.getAttribute('loading') !== 'lazy')
    const requests = (page: BuiltPage) =>
      1 + sheetsOf(page).length + scriptsOf(page).length + later + fontsOf(page).size + pictures(page).length
    expect(findingsOn((page) => (requests(page) > 8 ? [String(requests(page))] : []))).toEqual([])
  })
  test('ask for nothing from another site before a click', () => {
    const rels = ['stylesheet', 'preload', 'modulepreload', 'icon', 'manifest', 'preconnect', 'dns-prefetch']
    const links = rels.map((rel) => `link[rel=${rel}]`).join()
    const asked = (page: BuiltPage) => [...hrefs(page, links), ...hrefs(page, '[src]', 'src')]
    expect(findingsOn((page) => asked(page).filter((address) => !/^\/(?!\/)/.test(address)))).toEqual([])
    const foreign = /url\(["']?(https?:)?\/\/|@import(?!"\/assets\/)/
    expect(builtFiles.filter((file) => file.endsWith('.css') && foreign.test(readBuilt(file)))).toEqual([])
  })
  test('say how large their pictures are, so that nothing moves when they arrive', () => {
    const isUnsized = (picture: HTMLElement) => !picture.getAttribute('width') || !picture.getAttribute('height')
    expect(pathsWhere(({ root }) => root.querySelectorAll('img').some(isUnsized))).toEqual([])
  })

  function fontsOf(page: BuiltPage): Set<string> {
    const named = sheetsOf(page).flatMap((sheet) =>
      [...readBuilt(fileOf(sheet)).matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, font]) => font!),
    )
    return new Set([...named, ...hrefs(page, 'link[as=font]')])
  }
})

describe('files', () => {
  test('of fonts weigh at most 25 KB each', () => {
    expect(builtFiles.filter((file) => file.endsWith('.woff2') && readBytes(file).length > 25 * kilobyte)).toEqual([])
  })
  test('of share pictures, where they are drawn, weigh less than 100 KB each', () => {
    expect(builtFiles.filter((file) => file.startsWith('share/') && readBytes(file).length >= 100 * kilobyte)).toEqual(
      [],
    )
  })
  test('of text have compressed twins, which hold the same bytes', () => {
    const texts = builtFiles.filter((file) => /\.(html|css|js|svg|md|xml|webmanifest)$/.test(file))
    const hasTwins = (file: string) =>
      ['br', 'gz'].every((ending) => existsSync(join(clientFolder, `${file}.${ending}`)))
    expect(texts.filter((file) => !hasTwins(file))).toEqual([])
    expect(
      texts.filter(
        (file) =>
          !brotliDecompressSync(readBytes(`${file}.br`)).equals(readBytes(file)) ||
          !gunzipSync(readBytes(`${file}.gz`)).equals(readBytes(file)),
      ),
    ).toEqual([])
  })
})
