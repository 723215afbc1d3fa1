import type { HTMLElement } from 'node-html-parser'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Fact, PageService } from '#generated/records.ts'
import { readData } from '../../helpers/project/read-data.ts'
import { cities, states } from '../../helpers/site/records.ts'
import {
  allPages,
  findingsOn,
  getPage,
  hrefsIn,
  isCanonical,
  jsonLdOf,
  mainText,
  partsOf,
  pathsWhere,
  readBuilt,
  textOf,
} from '../../helpers/site/built-site.ts'
import type { BuiltPage } from '../../helpers/site/built-site.ts'
import { formatDate } from '../../../codegen/model/texts/format.ts'
import { statePath } from '../../../codegen/model/route.ts'
import { onceByText } from '../../../codegen/lib/once.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'
import { textInForce } from '../../helpers/site/stated.ts'
import { articleSlugs, serviceIds } from '../../helpers/site/wanted-routes.ts'

const facts = readData('facts.yaml') as Record<string, Fact>
const labels = (readData('pages/service.yaml') as PageService).figures
const lineOfLaw = new RegExp(`${labels.corrected} \\d|${labels.varies} `)
const asOf = formatDate(readData('site.yaml').figuresAsOf)
const cityPaths = Object.keys(cities).map((slug) => `/gst/${slug}`)

/** What a page says of the law behind a fact: since when it holds, and after that the law. */
const lawOf = ({ since, variesBy, authority }: Fact) => [
  variesBy === undefined ? `${labels.corrected} ${formatDate(since!)}` : `${labels.varies} ${variesBy}`,
  ` · ${authority.split(';')[0]}`,
]
const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/** The rules in force on a page: each correction's sentence with the line that names its law. */
const correctionsOn = onceByText((path: string) =>
  paragraphsOn(path)
    .filter(({ text }) => lineOfLaw.test(text))
    .map(({ text, line }) => ({ rule: textOf(line.previousElementSibling), law: text, sources: hrefsIn(line) })),
)
// The words as published are folded under the line of the law, and its source with them.
const paragraphsOn = onceByText((path: string) =>
  partsOf(path, 'main :is(p, details:has(> summary + p > del))').map((line) => ({ line, text: textOf(line) })),
)

const addedOn = onceByText((path: string) => partsOf(path, 'main ins').map(textOf))

/** Whether a page shows a fact as it holds today: in full, or by figures beside the struck ones. */
function isCorrected(path: string, fact: Fact): boolean {
  const isNamed = correctionsOn(path).some(
    ({ law, sources }) =>
      law.includes(fact.variesBy ?? formatDate(fact.since!)) &&
      law.includes(fact.authority.split(';')[0]!) &&
      sources.includes(fact.source),
  )
  const inFull = correctionsOn(path).some(
    ({ rule, law }) => rule.endsWith(oneLine(fact.current)) && lawOf(fact).every((part) => law.includes(part)),
  )
  const inShort = Object.values(fact.now ?? {}).some((now) => addedOn(path).some((text) => text.endsWith(now)))
  return isNamed && (inFull || inShort)
}

const leafOf = onceByText((path: string) => textOf(partsOf(path, 'main [data-cover] del')[0]?.closest('li')))

/** On home's leaf there is room for the figures and the day; the law is in the list of sources. */
function isOnLeaf(path: string, fact: Fact): boolean {
  const leaf = leafOf(path)
  return leaf.includes(fact.published) && leaf.includes(formatDate(fact.since!))
}

/** The entries of the lists that fold open on a page, each with its first link. */
const sourcesOn = onceByText((path: string) =>
  partsOf(path, 'main details li').map((entry) => ({ text: textOf(entry), href: hrefsIn(entry)[0] })),
)
const linksOn = onceByText((path: string) =>
  partsOf(path, 'main section a').map((link) => ({ text: textOf(link), href: link.getAttribute('href') })),
)

/** The pages on which the text of a data file stands. */
const pagesOfFile: readonly (readonly [file: string, paths: readonly string[]])[] = [
  ...serviceIds.map((id) => [`services/${id}.yaml`, [`/services/${id}`]] as const),
  ...articleSlugs.map((slug) => [`articles/${slug}.md`, [`/blog/${slug}`]] as const),
  ['pages/service.yaml', serviceIds.map((id) => `/services/${id}`)],
  ['pages/city.yaml', cityPaths],
  ['pages/state.yaml', Object.values(states).map(({ name }) => statePath(name))],
  ['pages/home.yaml', ['/']],
  ['pages/compare.yaml', ['/compare']],
  ['pages/late.yaml', ['/late']],
]

/** The facts that a data file names, in a statement or in the text of an article. */
function factsIn(text: string): string[] {
  const named = text.matchAll(/\bfact: ([a-z0-9-]+)|::fact\[([a-z0-9-]+)\]|:fact\[[^\]]+\]\{([a-z0-9-]+)\}/g)
  return [...new Set([...named].map(([, statement, block, words]) => (statement ?? block ?? words)!))]
}

const used = pagesOfFile.flatMap(([file, paths]) =>
  factsIn(readFileSync(join(projectRoot, 'data', file), 'utf8')).map((id) => ({ id, file, paths })),
)
const faqs = readData('faqs.yaml') as Record<string, { answer: string | { fact: string } }[]>
const pagesOfFaqs: Record<string, readonly string[]> = { home: ['/'], pricing: ['/pricing'], city: cityPaths }
const usedByFaqs = Object.entries(faqs).flatMap(([group, entries]) =>
  entries.flatMap(({ answer }) =>
    typeof answer === 'string' ? [] : [{ id: answer.fact, file: 'faqs.yaml', paths: pagesOfFaqs[group]! }],
  ),
)
const uses = [...used, ...usedByFaqs]

/** The struck words in a part of a page, without what is read aloud before them. */
const struckIn = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map((struck) => textOf(struck).replace(`${labels.published}: `, ''))

// A plan for a year strikes what twelve single months cost: the firm's own price. The book of
// corrections has a test of its own.
const pagesOfLaw = allPages.filter(({ path }) => path !== '/pricing' && path !== '/corrections')

describe('a figure that is not the whole truth any more', () => {
  const outdated = Object.keys(facts).filter((id) => /superseded|varies/.test(facts[id]!.status))
  test('is corrected on each page that shows it: the rule in force, its day, its authority and its source', () => {
    const lacking = uses
      .filter(({ id }) => outdated.includes(id))
      .flatMap(({ id, paths }) =>
        paths
          .filter((path) => !isCorrected(path, facts[id]!) && !isOnLeaf(path, facts[id]!))
          .map((path) => `${path}: ${id}`),
      )
    expect(lacking).toEqual([])
  })
  test('stands on some page: no such fact is left without a reader', () => {
    expect(outdated.filter((id) => !uses.some((use) => use.id === id))).toEqual([])
  })
  test('is struck nowhere while it holds', () => {
    const struckIds = uses.filter(({ id }) => facts[id]!.status === 'superseded')
    const mayStrike = new Set(struckIds.flatMap(({ paths }) => paths))
    const striking = pagesOfLaw.filter(({ root }) => root.querySelector('main del')).map(({ path }) => path)
    expect(striking.filter((path) => !mayStrike.has(path) && isCanonical(getPage(path)))).toEqual([])
  })
  test('is read aloud as published first, before its words', () => {
    // Within a sentence a comma comes first.
    const isSilent = (struck: HTMLElement) =>
      struck.firstElementChild?.classNames !== 'visually-hidden' ||
      !textOf(struck).replace(/^, /, '').startsWith(`${labels.published}: `)
    const struckOn = ({ root }: BuiltPage) => root.querySelectorAll('del')
    expect(pagesOfLaw.flatMap(struckOn).length).toBeGreaterThan(20)
    expect(pathsWhere((page) => struckOn(page).some(isSilent), pagesOfLaw)).toEqual([])
  })
  test('stands nowhere outside of its strike: not a published sentence or figure at the size of the rule in force', () => {
    const longOn = ({ root }: BuiltPage) => struckIn(root, 'main del').filter((text) => text.length > 40)
    expect(allPages.flatMap(longOn).length).toBeGreaterThan(8)
    expect(findingsOn((page) => longOn(page).filter((text) => textInForce(page.path).includes(text)))).toEqual([])
  })
  test('stands in no JSON-LD and in no Markdown without its strike', () => {
    const published = [...new Set(allPages.flatMap(({ root }) => struckIn(root, 'main p > del')))]
    expect(published.length).toBeGreaterThan(8)
    const toldOn = (page: BuiltPage) => {
      const said = JSON.stringify(jsonLdOf(page))
      return published.filter((text) => said.includes(text))
    }
    expect(findingsOn(toldOn)).toEqual([])
    const twin = readBuilt('blog/tds-compliance-guide.md')
    expect(twin).toContain('₹20,000 ~~₹15,000~~')
    expect(twin).toMatch(
      /costs ₹500 a day, at most the tax deducted\. ~~A missing certificate costs ₹100 a day up to ₹1 lakh\.~~/,
    )
  })
})

describe('"Figures as of"', () => {
  /** The day of the oldest figure of a page. */
  const dayOf = onceByText((path: string) => {
    const days = uses.filter(({ paths }) => paths.includes(path)).map(({ id }) => facts[id]!.checkedOn)
    return days.length > 0 ? formatDate(days.sort()[0]!) : asOf
  })
  const line = (path: string) =>
    paragraphsOn(path).filter(({ text }) => text.startsWith(`${labels.asOf} ${dayOf(path)}.`))
  const withFigures = [
    '/',
    '/pricing',
    ...serviceIds.map((id) => `/services/${id}`),
    ...articleSlugs.map((slug) => `/blog/${slug}`),
    ...cityPaths,
  ]

  test('ends each page with figures: home, pricing, every service, article and city', () => {
    expect(withFigures.filter((path) => line(path).length !== 1)).toEqual([])
  })
  test('stands on every page that corrects a figure', () => {
    expect(pathsWhere(({ path }) => correctionsOn(path).length > 0 && line(path).length !== 1)).toEqual([])
  })
  test('comes after the last figure that is dated', () => {
    const isLate = (path: string) => {
      const text = mainText(path)
      return text.lastIndexOf(labels.corrected) < text.indexOf(`${labels.asOf} ${dayOf(path)}`)
    }
    expect(pathsWhere((page) => isCanonical(page) && line(page.path).length > 0 && !isLate(page.path))).toEqual([])
  })
  test("says in a link that bears a statute's name whose page it leads to, unless that is an authority's own", () => {
    const isSilent = (link: HTMLElement) => {
      const host = new URL(link.getAttribute('href')!).hostname.replace(/^www\./, '')
      if (/(^|\.)(gov\.in|nic\.in|rbi\.org\.in)$/.test(host)) return false
      const said = textOf(link.closest('li, p, dd, div')).toLowerCase()
      return ![host, host.split('.').slice(1).join('.')].some((name) => said.includes(name))
    }
    const silentOn = ({ path }: BuiltPage) => partsOf(path, 'main a[rel~=nofollow]').filter(isSilent)
    expect(findingsOn((page) => silentOn(page).map((link) => link.outerHTML))).toEqual([])
  })
  test('opens a list of the sources, each with its authority, its link and the day on which it was looked at', () => {
    const lacking = uses.flatMap(({ id, paths }) => {
      const { topic, authority, source, checkedOn, confidence } = facts[id]!
      const said = {
        high: labels.checked,
        medium: `${labels.explained}, ${labels.compared}`,
        low: `${labels.uncertain}, ${labels.compared}`,
      }[confidence]
      return paths
        .filter((path) => !(path.startsWith('/gst/') && isNamedInPlace(path, id)))
        .filter((path) => {
          const entry = sourcesOn(path).find(({ text }) => text.startsWith(`${topic}: ${authority}, ${said} `))
          return !entry?.text.endsWith(formatDate(checkedOn)) || entry.href !== source
        })
        .map((path) => `${path}: ${id}`)
    })
    expect(lacking).toEqual([])
  })
  test('names on the pages of cities the source of a corrected figure where it stands, and not again at the end', () => {
    const corrected = ['gst-registration-time', 'gst-threshold-cities', 'gst-penalty-unregistered']
    expect(cityPaths.filter((path) => !corrected.every((id) => isNamedInPlace(path, id)))).toEqual([])
    const again = cityPaths.filter((path) =>
      corrected.some((id) => sourcesOn(path).some(({ text }) => text.startsWith(`${facts[id]!.topic}: `))),
    )
    expect(again).toEqual([])
  })
  test("the firm's own counts are dated on the pages that state them", () => {
    expect(['/', '/howitworks', '/aboutus'].filter((path) => !mainText(path).includes(`as of ${asOf}`))).toEqual([])
  })
})

test('each data file that names a fact is one whose pages these tests know', () => {
  // The outcomes of a check name their law themselves; the fact beside it only says whom
  // reverse charge binds.
  const known = new Set([...pagesOfFile.map(([file]) => file), 'faqs.yaml'])
  const unknown = readdirSync(join(projectRoot, 'data'), { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter(
      (file) =>
        /\.(yaml|md)$/.test(file) &&
        !/^[A-Z]+\.md$/.test(file) &&
        !known.has(file) &&
        !/^(checks|schemas)\//.test(file),
    )
  expect(unknown.filter((file) => factsIn(readFileSync(join(projectRoot, 'data', file), 'utf8')).length > 0)).toEqual(
    [],
  )
})

/** Whether a figure that was corrected, or varies, names its law with a link. */
function isNamedInPlace(path: string, id: string): boolean {
  const { authority, source, status } = facts[id]!
  const law = authority.split(';', 1)[0]!
  return (
    ['superseded', 'varies'].includes(status) &&
    linksOn(path).some(({ href, text }) => href === source && text.startsWith(law))
  )
}
