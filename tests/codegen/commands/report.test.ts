import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { report } from '../../../codegen/commands/report.ts'
import { compress } from '../../../codegen/publish/files/compress.ts'
import { ownWordsOf } from '../../../codegen/pages/shared/own-words/own-words.ts'
import { planReport } from '../../../codegen/commands/report/plan-report.ts'
import type { PageView, ReportView } from '../../../codegen/emit/emit-report.ts'
import { makeTerminal } from '../../helpers/project/fake-terminal.ts'
import { makeSiteFolder } from '../../helpers/project/site-folder.ts'

const site = makeSiteFolder('small-site')
const client = join(site.root, 'dist/client')
afterEach(() => site.restore())
afterAll(() => site.remove())

/** Puts a file where a build would. */
function build(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(client, path)), { recursive: true })
  writeFileSync(join(client, path), content)
}

async function view(): Promise<ReportView> {
  const run = await site.run()
  const own = ownWordsOf(run.site!.routes, run.site!.context.whole)
  return planReport({ site: run.site!, problems: run.problems, own }, client)
}

const findPage = ({ kinds }: ReportView, path: string): PageView =>
  kinds.flatMap((kind) => kind.pages).find((page) => page.path === path)!

describe('npm run report', () => {
  test('writes one file that needs no other, and says where it is', async () => {
    const { terminal, said } = makeTerminal(site.root)
    expect(await report(terminal)).toBe(0)
    // The first line is there before the work begins.
    expect(said()).toMatch(/^\d+ cities, \d+ services, \d+ articles → \d+ pages\. Measuring and drawing them …\n/)
    const address = /file:\S+report\.html/.exec(said())![0]
    const html = readFileSync(fileURLToPath(address), 'utf8')
    expect(said()).toContain('the report has no weights and no pictures')
    // Neither a style sheet, nor a script, nor a picture from elsewhere.
    expect(html).not.toMatch(/<link|<script [^>]*src|url\(|@import|<img src="(?!data:)/)
    expect(html).not.toMatch(/undefined|\[object Object\]|NaN|\{\{/)
    for (const route of (await site.run()).site!.routes) expect(html).toContain(`data-path="${route.path}"`)
  })

  test('is not written where the data has mistakes', async () => {
    rmSync(join(site.root, '.cache/site/report.html'))
    site.edit([{ file: 'data/cities.yaml', find: 'state: TR', replace: 'state: TT' }])
    const { terminal, complained } = makeTerminal(site.root)
    expect(await report(terminal)).toBe(1)
    expect(complained()).toContain('unknown-state')
    expect(statSync(join(site.root, '.cache/site/report.html'), { throwIfNoEntry: false })).toBeUndefined()
  })

  test('shows texts as texts, whatever marks are in them', async () => {
    site.edit([{ file: 'data/site.yaml', find: 'name: Lekhasetu', replace: 'name: "Lekha<xmp>setu & Co"' }])
    const { terminal } = makeTerminal(site.root)
    expect(await report(terminal)).toBe(0)
    const html = readFileSync(join(site.root, '.cache/site/report.html'), 'utf8')
    expect(html).toContain('pages of Lekha&lt;xmp&gt;setu &amp; Co')
    expect(html).not.toContain('Lekha<xmp>')
  })
})

describe('the list of own words of city pages', () => {
  test('has a page a line, those with the fewest first, with the local facts that it lacks', async () => {
    const { terminal, said } = makeTerminal(site.root, [], { own: true })
    expect(await report(terminal)).toBe(0)
    const [summary, ...lines] = said().trim().split('\n')
    expect(summary).toMatch(
      /^Own words of city pages: \d+ in the median \(at least 10\), fewest \d+ on \/gst\/\S+ \(at least 5\)\.$/,
    )
    const words = lines.map((line) => Number.parseInt(line))
    expect(words).toEqual([...words].sort((a, b) => a - b))
    expect(lines.find((line) => line.includes('/gst/agartala'))).toMatch(
      / lacks at, district, pinPrefix, population, products, offices, trades$/,
    )
  })
  test('stands in the drawn report, too', async () => {
    expect((await view()).own.lines.length).toBeGreaterThan(3)
  })
})

describe('the figures to review', () => {
  const older = {
    file: 'data/facts.yaml',
    find: 'authority: Section 122 of the CGST Act, 2017\n  source: https://www.cbic.gov.in\n  checkedOn: "2026-11-21"',
    replace:
      'authority: Section 122 of the CGST Act, 2017\n  source: https://www.cbic.gov.in\n  checkedOn: "2026-06-01"',
  }

  test('begin with the oldest check, and name all that a reviewer compares', async () => {
    site.edit([older])
    const { figures } = await view()
    expect(figures.oldest).toBe('2026-06-01')
    expect(figures.facts[0]).toMatchObject({
      id: 'gst-penalty',
      authority: 'Section 122 of the CGST Act, 2017',
      source: 'https://www.cbic.gov.in',
      age: '175 days ago',
      pages: expect.arrayContaining(['/services/gst-reg', '/gst/…']) as string[],
    })
    expect(figures.facts[0]!.says.map(({ key }) => key)).toEqual(['published', 'current', 'status', 'confidence'])
    const line = site
      .read('data/facts.yaml')
      .split('\n')
      .findIndex((one) => one.includes('2026-06-01'))
    expect(figures.facts[0]!.place).toBe(`data/facts.yaml:${line + 1}:14`)
  })

  test('are all that have a day: facts, rows of rules, extensions, what states levy, and answers about registration', async () => {
    const { facts } = (await view()).figures
    const { catalogue, singles } = (await site.run()).site!.context.data
    const rows = [...catalogue.rules.values()].reduce((sum, { value }) => sum + value.rows.length, 0)
    expect(facts).toHaveLength(
      catalogue.facts.size +
        rows +
        catalogue.extensions.size +
        catalogue.professionalTax.size +
        singles.gstDecision.value.outcomes.filter(({ law }) => law !== undefined).length,
    )
    expect(new Set(facts.map(({ anchor }) => anchor)).size).toBe(facts.length)
    for (const { pages, topic } of facts) expect({ topic, pages }).not.toMatchObject({ pages: [undefined] })
  })

  test('of one day begin with the least sure, and those of one source stand together', async () => {
    const { facts } = (await view()).figures
    const sure = [
      'low',
      'medium',
      'by a page that retells the law',
      'by a copy of the text',
      'high',
      'by an official text',
    ]
    const ranks = facts.map(({ checkedOn, says }) => {
      return `${checkedOn} ${sure.indexOf(says.find(({ key }) => key === 'confidence')!.said)}`
    })
    expect(ranks).toEqual([...ranks].sort())
    const sources = facts.map(({ source }, index) => `${ranks[index]} ${source}`)
    expect(sources.filter((source, index) => source !== sources[index - 1])).toHaveLength(new Set(sources).size)
  })

  test('can be those of one page, and an address without any is refused', async () => {
    const asked = makeTerminal(site.root, [], { page: '/gst/chennai' })
    expect(await report(asked.terminal)).toBe(0)
    expect(asked.said()).toContain('gst-penalty: ')
    expect(asked.said()).toMatch(/^ {2}pages: {6}.*\/gst\/…/m)
    expect(asked.said().match(/^ {2}pages: /gm)).toHaveLength(
      (await view()).figures.facts.filter(({ pages }) => pages.includes('/gst/…')).length,
    )
    const none = makeTerminal(site.root, [], { page: '/nowhere' })
    await expect(report(none.terminal)).rejects.toThrow('No dated figure is on "/nowhere".')
  })

  test('stand in the report and, if asked for, on the terminal', async () => {
    const { terminal } = makeTerminal(site.root)
    await report(terminal)
    const html = readFileSync(join(site.root, '.cache/site/report.html'), 'utf8')
    expect(html).toContain('<li id="fact-gst-penalty">')
    const asked = makeTerminal(site.root, [], { figures: true })
    expect(await report(asked.terminal)).toBe(0)
    expect(asked.said()).toContain(`checkedOn: "2026-11-23"`)
    expect(asked.said()).toContain('gst-penalty: Penalty for not registering or not paying GST')
  })
})

describe('a page without a build', () => {
  test('has its lengths, its types and an estimate of its words', async () => {
    const page = findPage(await view(), '/gst/chennai')
    expect(page).toMatchObject({
      titleLength: page.title.length,
      descriptionLength: page.description.length,
      types: ['Service', 'BreadcrumbList'],
      bytes: 0,
      isHidden: false,
      isAlias: false,
      crumbs: ['gst', 'chennai'],
    })
    expect(page.wordsLabel).toMatch(/^about \d+$/)
  })

  test('is not listed by search engines as an alias or a hidden page', async () => {
    const all = await view()
    expect(findPage(all, '/gst/madras')).toMatchObject({ isAlias: true, canonicalPath: '/gst/chennai', advice: [] })
    expect(findPage(all, '/404')).toMatchObject({ isHidden: true, advice: [] })
  })
})

describe('a built page', () => {
  const png = new Uint8Array([137, 80, 78, 71])
  const words = 'The return is due. '.repeat(100)
  beforeAll(() => {
    build(
      'gst/chennai.html',
      `<html><header>No words of the page</header><main><script>var no = 1</script><svg><title>No</title></svg><h1>GST</h1><p>${words}</p></main></html>`,
    )
    build('gst/chennai.html.br', new Uint8Array(15_000))
    build('gst/coimbatore.html', '<main>Few words</main>')
    build('share/gst/chennai.png', png)
  })
  afterAll(() => rmSync(join(site.root, 'dist'), { recursive: true }))

  test('has the words that a visitor reads and the bytes that travel', async () => {
    expect(findPage(await view(), '/gst/chennai')).toMatchObject({
      words: 401,
      wordsLabel: '401',
      bytes: 15_000,
      bytesLabel: '15.0 KB',
    })
  })

  // At the bundle's level a whole site would take a quarter of a minute.
  test('weighs what a build would compress it to, where it was built without', async () => {
    const html = `<main>${Array.from({ length: 400 }, (_, index) => `<p>Paragraph ${index * 7919} of a page</p>`).join('')}</main>`
    build('gst/mysuru.html', html)
    expect(findPage(await view(), '/gst/mysuru').bytes).toBe(
      (await compress('gst/mysuru.html', Buffer.from(html))).br.length,
    )
    rmSync(join(client, 'gst/mysuru.html'))
    expect(findPage(await view(), '/gst/coimbatore').words).toBe(2)
  })

  test('shows its share picture, as part of the report', async () => {
    expect(findPage(await view(), '/gst/chennai').picture).toBe(
      `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
    )
  })

  test('is told what could be better', async () => {
    const all = await view()
    expect(findPage(all, '/gst/chennai').advice).toEqual([
      '15.0 KB is more than the first answer of a server holds (14.6 KB).',
    ])
    expect(findPage(all, '/gst/coimbatore').advice).toEqual([
      '2 words are few to be found for.',
      'Its share picture is not in the last built site.',
    ])
    expect(findPage(all, '/gst/mysuru').advice).toContain('The last built site does not have this page yet.')
  })
})

test('ten thousand cities do not make a report that no browser opens', async () => {
  const cities = Array.from({ length: 1000 }, (_, index) => `zz-${index}: { name: Town ${index}, state: TN }\n`).join(
    '',
  )
  site.edit([{ file: 'data/cities.yaml', write: site.read('data/cities.yaml') + cities }])
  const kind = (await view()).kinds.find((one) => one.kind === 'city')!
  expect(kind.count).toBeGreaterThan(1000)
  expect(kind.pages.length + kind.left).toBe(kind.count)
  const { terminal } = makeTerminal(site.root)
  expect(await report(terminal)).toBe(0)
  expect(statSync(join(site.root, '.cache/site/report.html')).size).toBeLessThan(3_000_000)
})
