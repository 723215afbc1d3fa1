import { resolve } from 'node:path'
import fc from 'fast-check'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServerRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import { emitTextFiles, textInputsOf } from '../../../codegen/emit/emit-text-files.ts'
import type { TextFiles } from '../../../codegen/emit/emit-text-files.ts'
import { formatReport, locate } from '../../../codegen/problem/format-report.ts'
import type { Problem } from '../../../codegen/problem/problem.ts'
import { htmlFile } from '../../../codegen/publish/files/published-file.ts'
import { shareFile } from '../../../codegen/pages/shared/head.ts'
import { codegenFolder } from '../../../codegen/memo/code-fingerprint.ts'
import { readTemplates } from '../../../codegen/read/read-inputs.ts'
import type { PlannedSite } from '../../../codegen/run-codegen.ts'
import { openTextEditor } from '../../helpers/edits/edit-texts.ts'
import type { TextEditor, TextPlace } from '../../helpers/edits/edit-texts.ts'
import { browserArgs, findBrowser } from '../../helpers/browser/find-browser.ts'
import { findDifference } from '../../helpers/browser/find-difference.ts'
import { hostilePieces, hostileText, marksFor, overwriteMiddle } from '../../helpers/edits/hostile-texts.ts'
import { listDataFiles } from '../../helpers/project/data-files.ts'
import { pagesOnly } from '../../helpers/project/project-copy.ts'
import { loadRenderer, useBuiltCopy } from '../../helpers/project/use-built-copy.ts'
import { createRandom } from '../../helpers/edits/random.ts'
import { isEvery } from '../../helpers/every.ts'
import { makeSiteFolder } from '../../helpers/project/site-folder.ts'

// At each shift every place has another piece. Every run tries one of them,
// `npm run test:bad-edits` all.
const shifts = isEvery ? [...hostilePieces.keys()] : [0]
const runs = 10

const site = makeSiteFolder('small-site')
const project = useBuiltCopy(pagesOnly)
let editor: TextEditor
let renderAll: Awaited<ReturnType<typeof loadRenderer>>
let browser: Browser
let page: Page

beforeAll(async () => {
  // A review that is cut between two words would be cut elsewhere with other words, and a reading
  // time is a number of words.
  site.edit([
    { file: 'data/site.yaml', find: 'reviewCutCharacters: 80', replace: 'reviewCutCharacters: 500' },
    { file: 'data/site.yaml', find: 'readingWordsPerMinute: 112', replace: 'readingWordsPerMinute: 300' },
  ])
  editor = openTextEditor(new Map(listDataFiles(site.root).map((file) => [file, site.read(file)])))
  renderAll = await loadRenderer(project)
  const executablePath = findBrowser()
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArgs })
  page = await browser.newPage()
}, 180_000)
afterAll(async () => {
  await browser?.close()
  site.remove()
})

/** Which hostile text goes to which place. */
type Choice = (place: TextPlace) => string

interface Accepted {
  places: TextPlace[]
  planned: PlannedSite
}

const ofTranslations = /^data\/((facts|languages|pages\/service)\.yaml$|services\/)/

/**
 * What was written over is missed elsewhere: facts by the sentences that state their figures, an
 * English text by its translation, an answer by what it leads to, a plan by the texts that name
 * its price, the figures of a rule by an example, the film's address by the header that lets it in.
 */
const toldElsewhere: Readonly<Record<string, RegExp>> = {
  'calculator-question': /^data\/(calculators|estimators)\//,
  'untied-figure': /^data\/facts\.yaml$/,
  'unknown-answer': /^data\/pages\/compare\.yaml$/,
  'unknown-token': /^data\/plans\.yaml$/,
  'unsafe-header': /^data\/site\.yaml$/,
  'wrong-value': /^data\/rules\//,
  'wrong-example': /^data\/(estimators|rules|services)\//,
  'draft-translation': ofTranslations,
  'wrong-translation': ofTranslations,
}

/**
 * Takes the texts out of each place where they are refused, until what is left is accepted. Every
 * refusal must point at an edit.
 */
async function acceptedPlaces(places: readonly TextPlace[], choose: Choice): Promise<Accepted> {
  let left = [...places]
  for (let round = 0; ; round++) {
    expect(round, 'rounds of refusals').toBeLessThan(40)
    const run = await site.run({
      texts: editor.replace(left, (before, place) => overwriteMiddle(before, choose(place))),
    })
    if (run.site) return { places: left, planned: run.site }
    expectPlaces(run.problems)
    const refused = new Set(left.filter((place) => run.problems.some((problem) => isAt(problem, place))))
    // A head that is put together of several texts is refused at the record that it belongs to, and
    // shown.
    if (refused.size === 0)
      for (const place of left)
        if (
          place.path.includes('seo') ||
          run.problems.some(({ message, hint }) => `${message} ${hint}`.includes(choose(place)))
        )
          refused.add(place)
    const told = run.problems.map(({ code }) => toldElsewhere[code])
    if (refused.size === 0 && told.every((files) => files !== undefined))
      for (const place of left) if (told.some((files) => files?.test(place.file))) refused.add(place)
    expect(
      refused.size,
      `the report points elsewhere than at the edits:\n${formatReport(run.problems, 'text', { colour: false })}`,
    ).toBeGreaterThan(0)
    left = left.filter((place) => !refused.has(place))
  }
}

function expectPlaces(problems: readonly Problem[]): void {
  for (const problem of problems) {
    const { file, line, column } = locate(problem.place)
    expect(file).toMatch(/^data\//)
    expect(line).toBeGreaterThan(0)
    expect(column).toBeGreaterThan(0)
    // What an operator's terminal shows must not command it.
    expect(formatReport([problem], 'text', { colour: false })).not.toMatch(
      /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/,
    )
  }
}

/** Whether a problem is about a place, a record around it or a value in it. */
function isAt({ place, also }: Problem, { file, path }: TextPlace): boolean {
  return [place, ...(also ? [also.place] : [])].some((one) => {
    const common = Math.min(one.path.length, path.length)
    return (
      one.source.file === file && one.path.slice(0, common).every((step, index) => String(step) === String(path[index]))
    )
  })
}

function emitAll({ routes, context }: PlannedSite): TextFiles {
  return emitTextFiles(textInputsOf(context, routes, readTemplates(codegenFolder)))
}

/** Every page with the hostile texts is the page with the harmless ones, but for those texts. */
async function expectInert({ places, planned }: Accepted, choose: Choice): Promise<void> {
  const marks = marksFor([...new Set(places.map(choose))])
  const harmless = await site.run({
    texts: editor.replace(places, (before, place) => overwriteMiddle(before, marks.get(choose(place))!)),
  })
  if (!harmless.site) {
    // A hostile text may by chance close what it cuts in two, as a brace does with a token; its
    // harmless twin does not.
    const isTold = (place: TextPlace) =>
      harmless.problems.some((problem) => isAt(problem, place) || toldElsewhere[problem.code]?.test(place.file))
    const left = places.filter((place) => !isTold(place))
    expect(left.length, formatReport(harmless.problems, 'text', { colour: false })).toBeLessThan(places.length)
    return expectInert(await acceptedPlaces(left, choose), choose)
  }
  const hostilePages = renderAll(planned)
  const harmlessPages = renderAll(harmless.site)
  expect(hostilePages.size).toBe(harmlessPages.size)
  const harmlessHtml = [...harmlessPages.values()]
  const texts = Object.fromEntries([...marks].map(([text, mark]) => [mark.slice(0, 4), { text, mark }]))
  for (const [index, [path, html]] of [...hostilePages].entries()) {
    expectInsideDist(path)
    expect(
      await page.evaluate(findDifference, { hostile: html, harmless: harmlessHtml[index]!, texts }),
      path,
    ).toBeUndefined()
  }
  await expectSoundTexts(emitAll(planned), planned)
}

function expectInsideDist(path: string): void {
  expect(path).toMatch(/^\/([A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*)?$/)
  for (const file of [htmlFile(path), shareFile(path), `${path.slice(1)}.md`])
    expect(resolve('/dist', file).startsWith('/dist/')).toBe(true)
}

/**
 * The files for hosts and search engines have the form that their readers expect, whatever stands
 * in them.
 */
async function expectSoundTexts({ served, server }: TextFiles, { routes, context }: PlannedSite): Promise<void> {
  const sitemap = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml')
    return {
      isBroken: parsed.querySelector('parsererror') !== null,
      places: [...parsed.querySelectorAll('url > loc')].map((loc) => loc.textContent),
      names: [...new Set([...parsed.querySelectorAll('*')].map((element) => element.tagName))],
    }
  }, served.get('sitemap.xml')!)
  expect(sitemap.isBroken).toBe(false)
  expect(sitemap.places).toEqual(
    routes.filter((route) => route.canonicalPath === route.path).map((route) => context.origin + route.path),
  )
  expect(sitemap.names).toEqual(expect.arrayContaining(['urlset', 'url', 'loc']))
  expect(sitemap.names.filter((name) => !['urlset', 'url', 'loc', 'lastmod'].includes(name))).toEqual([])
  expect(served.get('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${context.origin}/sitemap.xml\n`)
  const rules = JSON.parse(server.get('rules.json')!) as ServerRules
  for (const line of served.get('_redirects')!.trimEnd().split('\n'))
    expect(line).toMatch(/^\/[A-Za-z0-9/_-]+ \/[A-Za-z0-9/_-]* 301$/)
  const headerLines = served
    .get('_headers')!
    .split('\n')
    .filter((line) => line.startsWith('  '))
  for (const line of headerLines) expect(line).toMatch(/^ {2}(! )?[A-Z][A-Za-z-]+(: [ -~]+)?$/)
  const names = Object.keys(rules.headers)
  expect(headerLines.slice(0, names.length)).toEqual(names.map((name) => `  ${name}: ${rules.headers[name]!}`))
  expect(structureOf(server.get('nginx-site.conf')!)).toEqual(structureOf(soundNginx))
  expect(() => new Function(server.get('cloudfront-viewer-request.js')!)).not.toThrow()
}

let soundNginx = ''

/**
 * The directives of an nginx configuration by name, nested; values are left out. Reads quotes as
 * nginx does.
 */
function structureOf(config: string): string[] {
  const tokens = config.replace(/^\s*#.*$/gm, '').match(/"(?:[^"\\]|\\.)*"|[^\s;{}"]+|[;{}]/g) ?? []
  const names: string[] = []
  let isStart = true
  for (const token of tokens) {
    if (isStart && !/^[;{}]$/.test(token)) names.push(token)
    isStart = /^[;{}]$/.test(token)
  }
  // A header more or less changes nothing but the number of these lines.
  return names.filter((name) => name !== 'add_header')
}

describe('hostile texts', () => {
  beforeAll(async () => {
    const run = await site.run()
    soundNginx = emitAll(run.site!).server.get('nginx-site.conf')!
  })

  // How long files may be cached is written for servers by whoever runs them, and shown to nobody.
  const places = () => editor.places.filter(({ path }) => path[0] !== 'caching')

  /**
   * Each text in turn: after as many shifts as there are pieces, each would have stood in each
   * place.
   */
  const inTurn = (texts: readonly string[], shift: number): Choice => {
    const indexes = new Map(editor.places.map((place, index) => [place, index]))
    return (place) => texts[(indexes.get(place)! + shift) % texts.length]!
  }

  test.each(shifts)(
    'in every text of the data, shifted by %i places, are each refused at their place or stay texts',
    async (shift) => {
      const choose = inTurn(hostilePieces, shift)
      const accepted = await acceptedPlaces(places(), choose)
      // Most places take most texts, so that this test looks at something.
      expect(accepted.places.length).toBeGreaterThan(editor.places.length / 5)
      await expectInert(accepted, choose)
    },
    120_000,
  )

  // Each run has the texts of the list; chance adds to them at night.
  test.runIf(isEvery)(
    `made up at random, ${runs} times, in some texts of the data are each refused at their place or stay texts`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(hostileText, { minLength: 5, maxLength: 20 }), fc.nat(), async (texts, seed) => {
          const random = createRandom(seed)
          // Pages cut a source at its semicolon, which a text's harmless twin has only behind its
          // own name.
          const kept = texts.filter((text) => !/;/.test(text.slice(0, 4) + text.slice(-1)))
          const choose = inTurn([...new Set(['<b>pwned</b>', ...kept])], seed % 1000)
          await expectInert(
            await acceptedPlaces(
              places().filter(() => random.below(3) === 0),
              choose,
            ),
            choose,
          )
        }),
        { numRuns: runs, seed: 8, endOnFailure: true },
      )
    },
    300_000,
  )
})
