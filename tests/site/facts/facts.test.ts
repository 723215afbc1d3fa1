import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  allPages,
  getPage,
  isCanonical,
  jsonLdOf,
  mainText,
  readBuilt,
  readData,
  textOf,
} from '../../helpers/site/built-site.ts'
import { statePath } from '../../../codegen/model/route.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'
import { textInForce } from '../../helpers/site/text-in-force.ts'
import { articleSlugs, serviceIds } from '../../helpers/site/wanted-routes.ts'

interface Fact {
  topic: string
  status: 'matches' | 'reported' | 'superseded' | 'varies'
  published: string
  current: string
  confidence: 'high' | 'medium' | 'low'
  now?: Record<string, string>
  since?: string
  variesBy?: string
  authority: string
  source: string
  checkedOn: string
}

const facts = readData('facts.yaml') as Record<string, Fact>
const labels = readData('pages/service.yaml').figures as Record<
  'asOf' | 'sources' | 'checked' | 'compared' | 'explained' | 'uncertain' | 'published' | 'corrected' | 'varies',
  string
>
const lineOfLaw = new RegExp(`${labels.corrected} \\d|${labels.varies} `)
const asOf = longDate(readData('site.yaml').figuresAsOf)
const statePaths = Object.values(readData('states.yaml') as Record<string, { name: string }>).map(({ name }) =>
  statePath(name),
)
const cityPaths = Object.keys(readData('cities.yaml')).map((slug) => `/gst/${slug}`)

/** What a page says of the law behind a fact. */
const lawOf = ({ since, variesBy, authority }: Fact) =>
  `${variesBy === undefined ? `${labels.corrected} ${longDate(since!)}` : `${labels.varies} ${variesBy}`} · ${authority.split(';')[0]}`
const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/** The rules in force on a page: each correction's sentence with the line that names its law. */
const corrections = new Map(
  allPages.map(({ path, root }) => [
    path,
    root
      .querySelectorAll('main p')
      .filter((line) => lineOfLaw.test(textOf(line)))
      .map((line) => ({
        rule: textOf(line.previousElementSibling),
        struck: line.querySelectorAll('del').map(textOf),
        law: textOf(line),
        sources: line.querySelectorAll('a').map((link) => link.getAttribute('href')!),
      })),
  ]),
)
const correctionsOn = (path: string) => corrections.get(path)!

/**
 * Whether a page shows a fact as it holds today: in full, or by its short figures beside the struck
 * ones.
 */
function isCorrected(path: string, fact: Fact): boolean {
  const isNamed = correctionsOn(path).some(
    ({ law, sources }) =>
      law.includes(fact.variesBy ?? longDate(fact.since!)) &&
      law.includes(fact.authority.split(';')[0]!) &&
      sources.includes(fact.source),
  )
  const inFull = correctionsOn(path).some(
    ({ rule, law }) => rule.endsWith(oneLine(fact.current)) && law.includes(lawOf(fact)),
  )
  const added = getPage(path).root.querySelectorAll('main ins').map(textOf)
  const inShort = Object.values(fact.now ?? {}).some((now) => added.some((text) => text.endsWith(now)))
  return isNamed && (inFull || inShort)
}

/** On home's leaf there is room for the figures and the day; the law is in the list of sources. */
function isOnLeaf(path: string, fact: Fact): boolean {
  const leaf = getPage(path).root.querySelector('main [data-cover] del')?.closest('li')
  return leaf != null && textOf(leaf).includes(fact.published) && textOf(leaf).includes(longDate(fact.since!))
}

/** The pages on which the text of a data file stands. */
const pagesOfFile: readonly (readonly [file: string, paths: readonly string[]])[] = [
  ...serviceIds.map((id) => [`services/${id}.yaml`, [`/services/${id}`]] as const),
  ...articleSlugs.map((slug) => [`articles/${slug}.md`, [`/blog/${slug}`]] as const),
  ['pages/service.yaml', serviceIds.map((id) => `/services/${id}`)],
  ['pages/city.yaml', cityPaths],
  ['pages/state.yaml', statePaths],
  ['pages/home.yaml', ['/']],
  ['pages/compare.yaml', ['/compare']],
]

/** The facts that a data file names, in a statement or in the text of an article. */
function factsIn(text: string): string[] {
  return [
    ...new Set(
      [...text.matchAll(/\bfact: ([a-z0-9-]+)|::fact\[([a-z0-9-]+)\]|:fact\[[^\]]+\]\{([a-z0-9-]+)\}/g)].map(
        ([, statement, block, words]) => (statement ?? block ?? words)!,
      ),
    ),
  ]
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

// A plan for a year strikes what twelve single months cost: the firm's own price.
const pagesOfLaw = allPages.filter(({ path }) => path !== '/pricing')

describe('a figure that is not the whole truth any more', () => {
  test('is corrected on each page that shows it: the rule in force, its day, its authority and its source', () => {
    const lacking = uses
      .filter(({ id }) => ['superseded', 'varies'].includes(facts[id]!.status))
      .flatMap(({ id, paths }) =>
        paths
          .filter((path) => !isCorrected(path, facts[id]!) && !isOnLeaf(path, facts[id]!))
          .map((path) => `${path}: ${id}`),
      )
    expect(lacking).toEqual([])
  })
  test('stands on some page: no such fact is left without a reader', () => {
    expect(
      Object.keys(facts).filter(
        (id) => ['superseded', 'varies'].includes(facts[id]!.status) && !uses.some((use) => use.id === id),
      ),
    ).toEqual([])
  })
  test('is struck nowhere while it holds', () => {
    const struckIds = uses.filter(({ id }) => facts[id]!.status === 'superseded')
    const mayStrike = new Set(struckIds.flatMap(({ paths }) => paths))
    const striking = pagesOfLaw.filter(({ root }) => root.querySelector('main del')).map(({ path }) => path)
    expect(striking.filter((path) => !mayStrike.has(path) && isCanonical(getPage(path)))).toEqual([])
  })
  test('is read aloud as published first, before its words', () => {
    const silent = pagesOfLaw.flatMap(({ path, root }) =>
      root
        .querySelectorAll('del')
        .filter(
          (struck) =>
            struck.firstElementChild?.classNames !== 'visually-hidden' ||
            !textOf(struck).startsWith(`${labels.published}: `),
        )
        .map(() => path),
    )
    expect(silent).toEqual([])
  })
  test('stands nowhere outside of its strike: not a published sentence or figure at the size of the rule in force', () => {
    const outside = allPages.flatMap(({ path, root }) => {
      const words = root
        .querySelectorAll('main del')
        .map((struck) => textOf(struck).replace(`${labels.published}: `, ''))
        .filter((text) => text.length > 40)
      if (words.length === 0) return []
      const rest = textInForce(path)
      return words.filter((text) => rest.includes(text)).map((text) => `${path}: ${text}`)
    })
    expect(outside).toEqual([])
  })
  test('stands in no JSON-LD and in no Markdown without its strike', () => {
    const published = [
      ...new Set(
        allPages.flatMap(({ root }) =>
          root.querySelectorAll('main p > del').map((struck) => textOf(struck).replace(`${labels.published}: `, '')),
        ),
      ),
    ]
    expect(published.length).toBeGreaterThan(8)
    const told = allPages.flatMap((page) => {
      const said = JSON.stringify(jsonLdOf(page))
      return published.filter((text) => said.includes(text)).map((text) => `${page.path}: ${text}`)
    })
    expect(told).toEqual([])
    const twin = readBuilt('blog/tds-compliance-guide.md')
    expect(twin).toContain('₹20,000 ~~₹15,000~~')
    expect(twin).toMatch(
      /costs ₹500 a day, at most the tax deducted\. ~~A missing certificate costs ₹100 a day up to ₹1 lakh\.~~/,
    )
  })
})

describe('"Figures as of"', () => {
  /** The day of the oldest figure of a page. */
  const dayOf = (path: string) => {
    const days = uses.filter(({ paths }) => paths.includes(path)).map(({ id }) => facts[id]!.checkedOn)
    return days.length > 0 ? longDate(days.sort()[0]!) : asOf
  }
  const line = (path: string) =>
    getPage(path)
      .root.querySelectorAll('main p')
      .filter((text) => textOf(text).startsWith(`${labels.asOf} ${dayOf(path)}.`))
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
    expect(
      allPages.filter(({ path }) => correctionsOn(path).length > 0 && line(path).length !== 1).map((page) => page.path),
    ).toEqual([])
  })
  test('comes after the last figure that is dated', () => {
    const isLate = (path: string) => {
      const text = mainText(path)
      return text.lastIndexOf(labels.corrected) < text.indexOf(`${labels.asOf} ${dayOf(path)}`)
    }
    expect(
      allPages
        .filter((page) => isCanonical(page) && line(page.path).length > 0 && !isLate(page.path))
        .map((page) => page.path),
    ).toEqual([])
  })
  test("says in a link that bears a statute's name whose page it leads to, unless that is an authority's own", () => {
    const silent = allPages.flatMap(({ path, root }) =>
      root
        .querySelectorAll('main a[rel~=nofollow]')
        .filter((link) => {
          const host = new URL(link.getAttribute('href')!).hostname.replace(/^www\./, '')
          const said = textOf(link.closest('li, p, dd, div')).toLowerCase()
          const names = [host, host.split('.').slice(1).join('.')]
          return !/(^|\.)(gov\.in|nic\.in|rbi\.org\.in)$/.test(host) && !names.some((name) => said.includes(name))
        })
        .map((link) => `${path}: ${textOf(link)} → ${link.getAttribute('href')}`),
    )
    expect(silent).toEqual([])
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
          const entries = getPage(path).root.querySelectorAll('main details li')
          const entry = entries.find((one) => textOf(one).startsWith(`${topic}: ${authority}, ${said} `))
          return (
            !entry ||
            !textOf(entry).endsWith(longDate(checkedOn)) ||
            entry.querySelector('a')?.getAttribute('href') !== source
          )
        })
        .map((path) => `${path}: ${id}`)
    })
    expect(lacking).toEqual([])
  })
  test('names on the pages of cities the source of a corrected figure where it stands, and not again at the end', () => {
    const corrected = ['gst-registration-time', 'gst-threshold-cities', 'gst-penalty-unregistered']
    expect(cityPaths.filter((path) => !corrected.every((id) => isNamedInPlace(path, id)))).toEqual([])
    const again = cityPaths.filter((path) => {
      const entries = getPage(path).root.querySelectorAll('main details li').map(textOf)
      return corrected.some((id) => entries.some((entry) => entry.startsWith(`${facts[id]!.topic}: `)))
    })
    expect(again).toEqual([])
  })
  test("the firm's own counts are dated on the pages that state them", () => {
    expect(['/', '/howitworks', '/aboutus'].filter((path) => !mainText(path).includes(`as of ${asOf}`))).toEqual([])
  })
})

test('each data file that names a fact is one whose pages these tests know', () => {
  // The outcomes of the decision name their law themselves; the fact beside it only says whom
  // reverse charge binds.
  const known = new Set([...pagesOfFile.map(([file]) => file), 'faqs.yaml', 'gst-decision.yaml'])
  const files = readdirSync(join(projectRoot, 'data'), { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => /\.(yaml|md)$/.test(file) && !/^[A-Z]+\.md$/.test(file))
  expect(
    files.filter(
      (file) => factsIn(readFileSync(join(projectRoot, 'data', file), 'utf8')).length > 0 && !known.has(file),
    ),
  ).toEqual([])
})

/**
 * Whether a figure that was corrected, or varies, names its law with a link, on a page that is
 * dated.
 */
function isNamedInPlace(path: string, id: string): boolean {
  const { authority, source, status } = facts[id]!
  const law = authority.split(';', 1)[0]!
  const links = getPage(path).root.querySelectorAll('main section a')
  return (
    ['superseded', 'varies'].includes(status) &&
    links.some((link) => link.getAttribute('href') === source && textOf(link).startsWith(law))
  )
}

/** "2025-04-01" as pages write it: 1 April 2025. */
function longDate(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
