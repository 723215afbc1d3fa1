import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseHtml } from 'node-html-parser'
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
} from '../helpers/built-site.ts'
import { projectRoot } from '../helpers/site-folder.ts'
import { articleSlugs, serviceIds } from '../helpers/spec-routes.ts'

interface Fact {
  topic: string
  status: 'matches' | 'superseded' | 'varies'
  current: string
  now?: Record<string, string>
  since?: string
  variesBy?: string
  authority: string
  source: string
  checkedOn: string
}

const facts = readData('facts.yaml') as Record<string, Fact>
const labels = readData('pages/service.yaml').figures as Record<
  'asOf' | 'sources' | 'published' | 'corrected' | 'varies',
  string
>
const lineOfLaw = new RegExp(`${labels.corrected} \\d|${labels.varies} `)
const asOf = longDate(readData('site.yaml').figuresAsOf)
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

/** Whether a page shows a fact as it holds today: in full, or by its short figures beside the struck ones. */
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

/** The pages on which the text of a data file stands. */
const pagesOfFile: readonly (readonly [file: string, paths: readonly string[]])[] = [
  ...serviceIds.map((id) => [`services/${id}.yaml`, [`/services/${id}`]] as const),
  ...articleSlugs.map((slug) => [`articles/${slug}.md`, [`/blog/${slug}`]] as const),
  ['pages/city.yaml', cityPaths],
  ['pages/home.yaml', ['/']],
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

describe('a figure that is not the whole truth any more', () => {
  test('is corrected on each page that shows it: the rule in force, its day, its authority and its source', () => {
    const lacking = uses
      .filter(({ id }) => facts[id]!.status !== 'matches')
      .flatMap(({ id, paths }) =>
        paths.filter((path) => !isCorrected(path, facts[id]!)).map((path) => `${path}: ${id}`),
      )
    expect(lacking).toEqual([])
  })
  test('stands on some page: no such fact is left without a reader', () => {
    expect(
      Object.keys(facts).filter((id) => facts[id]!.status !== 'matches' && !uses.some((use) => use.id === id)),
    ).toEqual([])
  })
  test('is struck nowhere while it holds', () => {
    const struckIds = uses.filter(({ id }) => facts[id]!.status === 'superseded')
    const mayStrike = new Set(struckIds.flatMap(({ paths }) => paths))
    const striking = allPages.filter(({ root }) => root.querySelector('main del')).map(({ path }) => path)
    expect(striking.filter((path) => !mayStrike.has(path) && isCanonical(getPage(path)))).toEqual([])
  })
  test('is read aloud as published first, before its words', () => {
    const silent = allPages.flatMap(({ path, root }) =>
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

/** The changes of the law that reference/field-findings.md, section 7b, calls certain: where the old figure stood, since when and what holds. */
const changes: readonly (readonly [figure: string, path: string, since: RegExp, now: RegExp])[] = [
  ['2 to 200 directors', '/services/pvt-ltd', /1 April 2014/, /2 to 15 directors.*members/],
  ['₹1 lakh paid-up capital', '/services/pvt-ltd', /2015/, /no minimum paid-up capital/i],
  ['conversion of a one person company', '/services/opc', /1 April 2021/, /any turnover or capital/],
  ['the threshold of ₹20 lakh', '/services/gst-reg', /1 April 2019/, /₹40 lakh/],
  [
    'the threshold of ₹20 lakh in the questions',
    '/',
    /1 April 2019/,
    /₹10 lakh in Manipur, Mizoram, Nagaland and Tripura/,
  ],
  [
    'the threshold of ₹40 lakh in the article',
    '/blog/understanding-gst-registration',
    /./,
    /Manipur, Mizoram, Nagaland and Tripura/,
  ],
  [
    'the three limits of the city pages',
    '/gst/mumbai',
    /varies by state/,
    /₹20 lakh, not ₹40 lakh, in Arunachal Pradesh, Meghalaya, Puducherry, Sikkim, Telangana and Uttarakhand/,
  ],
  ['the late fee of ₹200 a day', '/services/gst-return', /1 June 2021/, /₹50 a day, or ₹20 a day for a nil return/],
  ['GSTR-3B on the 20th', '/services/gst-return', /varies by how often you file/, /22nd or the 24th/],
  ['the time of GST registration', '/services/gst-reg', /1 November 2025/, /three working days/],
  ['the time of GST registration on the city pages', '/gst/mumbai', /1 November 2025/, /three working days/],
  [
    'the tiers of MSMEs',
    '/services/msme-udyog',
    /1 April 2025/,
    /₹2\.5 crore and ₹10 crore.*₹25 crore and ₹100 crore.*₹125 crore and ₹500 crore/,
  ],
  ['the tiers of FSSAI', '/services/fssai', /1 April 2026/, /₹1\.5 crore/],
  ['31 July for all individuals', '/services/income-tax-return', /2026/, /31 August/],
  ['the section numbers of TDS', '/blog/tds-compliance-guide', /1 April 2026/, /section 392.*section 393.*section 394/],
  ['the forms of TDS', '/blog/tds-compliance-guide', /1 April 2026/, /Form 138.*Form 140.*Form 144.*Form 143/],
  [
    'section 194A',
    '/blog/tds-compliance-guide',
    /1 April 2025/,
    /194A 10% Banks ₹50,000 \(₹1 lakh seniors\), others ₹10,000/,
  ],
  ['section 194D', '/blog/tds-compliance-guide', /1 April 2025/, /194D 2% \(company 10%\) ₹20,000/],
  ['section 194H', '/blog/tds-compliance-guide', /1 October 2024/, /194H 2% ₹20,000/],
  ['section 194I', '/blog/tds-compliance-guide', /1 April 2025/, /194I 10% \/ 2% ₹50,000 a month/],
  ['section 194J', '/blog/tds-compliance-guide', /1 April 2025/, /194J 10%; 2% for technical services ₹50,000/],
  ['section 194K', '/blog/tds-compliance-guide', /1 April 2025/, /194K 10% ₹10,000/],
  ['the fee for a late TDS return', '/blog/tds-compliance-guide', /./, /late return costs ₹200 a day, at most the tax/],
  [
    'professional tax in Maharashtra',
    '/blog/professional-tax-guide',
    /./,
    /Maharashtra ₹7,500-10,000 \(men\) ₹175.*Men above ₹10,000, women above ₹25,000 ₹200, in February ₹300/,
  ],
  [
    'professional tax in Karnataka',
    '/blog/professional-tax-guide',
    /1 April 2025/,
    /Karnataka Below ₹25,000 Nothing Nothing Karnataka ₹25,000 and above ₹200, in February ₹300 ₹2,500/,
  ],
  [
    'professional tax in West Bengal',
    '/blog/professional-tax-guide',
    /./,
    /West Bengal ₹10,000-15,000 ₹110 ₹1,320 West Bengal Above ₹15,000 ₹130 up to ₹25,000, ₹150 up to ₹40,000, ₹200 above/,
  ],
  ['DIR-3 KYC every year', '/services/dir-3-kyc', /31 March 2026/, /once in three years/],
  [
    'the laws behind provident fund and state insurance',
    '/services/esi-epf',
    /21 November 2025/,
    /Code on Social Security, 2020/,
  ],
]

describe('the changes that are certain are told', () => {
  test.each(changes)('of %s, on %s', (_, path, since, now) => {
    const text = textInForce(path)
    expect(since.test(text) && now.test(text)).toBe(true)
  })

  test('section 194C has not changed, and nothing of it is struck', () => {
    const row = getPage('/blog/tds-compliance-guide')
      .root.querySelectorAll('main tr')
      .filter((one) => textOf(one).startsWith('194C'))
    expect(row.map((one) => one.querySelectorAll('del').length)).toEqual([0])
  })
})

/** Figures that are out of date wherever they stand: no page may state one but struck. */
const outdated: Readonly<Record<string, RegExp>> = {
  'pvt-directors': /2 to 200 directors/,
  'pvt-capital': /paid-up capital[^.]{0,30}₹1 lakh/,
  'opc-conversion': /₹2 crore[^.]{0,30}₹50 lakh/,
  'gst-threshold': /₹20 lakh[^.]{0,60}₹10 lakh in special.category/,
  'gst-threshold-articles': /₹40 lakh[^.]{0,30}₹20 lakh in special/,
  'gst-late-fee': /late fee (is|of) ₹200|₹200 per day/,
  'msme-tiers': /₹50 crore and ₹250 crore/,
  'fssai-tiers': /₹12 lakh to ₹20 crore/,
  'tds-forms': /\bForm (24Q|26Q|27EQ)\b/,
  'tds-late-fee': /₹200 a day up to ₹1 lakh/,
  'tds-certificate': /₹100 a day up to ₹1 lakh/,
}

describe('an outdated figure', () => {
  test.each(Object.entries(outdated))('of the fact %s stands on no page but struck', (_, figure) => {
    expect(allPages.some(({ path }) => figure.test(mainText(path)))).toBe(true)
    expect(allPages.filter(({ path }) => figure.test(textInForce(path))).map(({ path }) => path)).toEqual([])
  })
})

describe('"Figures as of"', () => {
  const line = (path: string) =>
    getPage(path)
      .root.querySelectorAll('main p')
      .filter((text) => textOf(text).startsWith(`${labels.asOf} ${asOf}.`))
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
      return text.lastIndexOf(labels.corrected) < text.indexOf(`${labels.asOf} ${asOf}`)
    }
    expect(
      allPages
        .filter((page) => isCanonical(page) && line(page.path).length > 0 && !isLate(page.path))
        .map((page) => page.path),
    ).toEqual([])
  })
  test('opens a list of the sources, each with its authority, its link and the day on which it was looked at', () => {
    const lacking = uses.flatMap(({ id, paths }) => {
      const { topic, authority, source, checkedOn } = facts[id]!
      return paths
        .filter((path) => {
          const entries = getPage(path).root.querySelectorAll('main details li')
          const entry = entries.find((one) => textOf(one).startsWith(`${topic}: ${authority}, checked `))
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
  test("the firm's own counts are dated on the pages that state them", () => {
    expect(['/', '/howitworks', '/aboutus'].filter((path) => !mainText(path).includes(`as of ${asOf}`))).toEqual([])
  })
})

test('each data file that names a fact is one whose pages these tests know', () => {
  const known = new Set([...pagesOfFile.map(([file]) => file), 'faqs.yaml'])
  const files = readdirSync(join(projectRoot, 'data'), { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => /\.(yaml|md)$/.test(file) && file !== 'README.md')
  expect(
    files.filter(
      (file) => factsIn(readFileSync(join(projectRoot, 'data', file), 'utf8')).length > 0 && !known.has(file),
    ),
  ).toEqual([])
})

/** What a page says in its main part today: all but the struck words. */
function textInForce(path: string): string {
  const main = parseHtml(getPage(path).root.querySelector('main')!.outerHTML)
  for (const struck of main.querySelectorAll('del')) struck.remove()
  return textOf(main)
}

/** "2025-04-01" as pages write it: 1 April 2025. */
function longDate(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
