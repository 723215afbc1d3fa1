import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allPages, getPage, isCanonical, mainText, readData, textOf } from '../../helpers/site/built-site.ts'
import { projectRoot } from '../../helpers/project/site-folder.ts'
import { articleSlugs, serviceIds } from '../../helpers/site/wanted-routes.ts'

interface Fact {
  status: 'matches' | 'superseded'
  current: string
  since?: string
  authority: string
  source?: string
}

const facts = readData('facts.yaml') as Record<string, Fact>
const labels = readData('pages/service.yaml').figures as { asOf: string; changedSince: string; source: string }
const asOf = longDate(readData('site.yaml').figuresAsOf)
const cityPaths = Object.keys(readData('cities.yaml')).map((slug) => `/gst/${slug}`)

const noteOf = ({ current, since, authority }: Fact) =>
  `${labels.changedSince} ${longDate(since!)}: ${current.trim().replace(/\s+/g, ' ')} ${labels.source}: ${authority}`
const notes = new Map(
  allPages.map(({ path, root }) => [
    path,
    root
      .querySelectorAll('main p')
      .map(textOf)
      .filter((text) => text.startsWith(labels.changedSince)),
  ]),
)
const notesOn = (path: string) => notes.get(path)!

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
      [...text.matchAll(/\bfact: ([a-z0-9-]+)|::fact\[([a-z0-9-]+)\]/g)].map(
        ([, statement, inText]) => (statement ?? inText)!,
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

describe('a figure that the law has changed', () => {
  test('has its note, with the day, what holds now and its authority, on each page that shows it', () => {
    const lacking = uses
      .filter(({ id }) => facts[id]!.status === 'superseded')
      .flatMap(({ id, paths }) =>
        paths.filter((path) => !notesOn(path).includes(noteOf(facts[id]!))).map((path) => `${path}: ${id}`),
      )
    expect(lacking).toEqual([])
  })
  test('stands on some page: no superseded fact is left without a reader', () => {
    expect(
      Object.keys(facts).filter((id) => facts[id]!.status === 'superseded' && !uses.some((use) => use.id === id)),
    ).toEqual([])
  })
  test('leads to the source of what holds now', () => {
    const sources = new Map(
      Object.values(facts)
        .filter((fact) => fact.status === 'superseded')
        .map((fact) => [noteOf(fact), fact.source]),
    )
    const wrong = allPages.flatMap(({ path, root }) =>
      root
        .querySelectorAll('main p')
        .filter((note) => textOf(note).startsWith(labels.changedSince))
        .filter((note) => note.querySelector('a')?.getAttribute('href') !== sources.get(textOf(note)))
        .map((note) => `${path}: ${textOf(note).slice(0, 60)}`),
    )
    expect(wrong).toEqual([])
  })
  test('a figure that still holds has no note', () => {
    const known = new Set(
      Object.values(facts)
        .filter((fact) => fact.status === 'superseded')
        .map(noteOf),
    )
    expect(
      allPages.flatMap(({ path }) =>
        notesOn(path)
          .filter((note) => !known.has(note))
          .map((note) => `${path}: ${note}`),
      ),
    ).toEqual([])
  })
})

/** The changes of the law that reference/field-findings.md, section 7b, calls certain: where the old figure stands, and what the note must say. */
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
    /1 April 2019/,
    /₹20 lakh, not ₹40 lakh, in Arunachal Pradesh, Meghalaya, Puducherry, Sikkim, Telangana and Uttarakhand/,
  ],
  ['the late fee of ₹200 a day', '/services/gst-return', /1 June 2021/, /₹50 a day, or ₹20 a day for a nil return/],
  ['GSTR-3B on the 20th', '/services/gst-return', /1 January 2021/, /22nd or the 24th/],
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
  ['the forms of TDS', '/blog/tds-compliance-guide', /1 April 2026/, /Form 138.*140.*144.*143/],
  ['section 194A', '/blog/tds-compliance-guide', /1 April 2025/, /₹50,000 a year, or ₹1,00,000 for senior citizens/],
  [
    'section 194D',
    '/blog/tds-compliance-guide',
    /1 April 2025/,
    /2%, or 10% where the payee is a company, above ₹20,000/,
  ],
  ['section 194H', '/blog/tds-compliance-guide', /1 April 2025/, /2% above ₹20,000/],
  ['section 194I', '/blog/tds-compliance-guide', /1 April 2025/, /₹50,000 for a month/],
  ['section 194J', '/blog/tds-compliance-guide', /1 April 2025/, /₹50,000 a year.*2% for technical services/],
  ['section 194K', '/blog/tds-compliance-guide', /1 April 2025/, /rate of 10% applies above ₹10,000/],
  ['the fee for a late TDS return', '/blog/tds-compliance-guide', /./, /₹200 a day stops at the amount of tax/],
  [
    'professional tax in Maharashtra',
    '/blog/professional-tax-guide',
    /./,
    /nothing up to ₹7,500.*women pay nothing up to ₹25,000/,
  ],
  [
    'professional tax in Karnataka',
    '/blog/professional-tax-guide',
    /1 April 2025/,
    /below ₹25,000.*₹200 a month and ₹300 in February/,
  ],
  [
    'professional tax in West Bengal',
    '/blog/professional-tax-guide',
    /./,
    /up to ₹10,000, then ₹110 up to ₹15,000, ₹130 up to ₹25,000, ₹150 up to ₹40,000 and ₹200 above/,
  ],
  ['DIR-3 KYC every year', '/services/dir-3-kyc', /31 March 2026/, /once in three years/],
  ['the laws behind provident fund and state insurance', '/services/esi-epf', /21 November 2025/, /Labour Codes/],
]

describe('the changes that are certain are told', () => {
  test.each(changes)('of %s, on %s', (_, path, since, now) => {
    expect(notesOn(path).filter((note) => since.test(note.split(':')[0]!) && now.test(note)).length).toBeGreaterThan(0)
  })

  test('section 194C has not changed, and no note says that it has', () => {
    expect(notesOn('/blog/tds-compliance-guide').filter((note) => note.includes('194C'))).toEqual([])
  })
})

/** Figures that are out of date wherever they stand; a page that states one must carry the note of its fact. */
const outdated: Readonly<Record<string, RegExp>> = {
  'pvt-directors': /2 to 200 directors/,
  'pvt-capital': /paid-up capital[^.]{0,30}₹1 lakh/,
  'opc-conversion': /₹2 crore[^.]{0,30}₹50 lakh/,
  'gst-threshold': /₹20 lakh[^.]{0,60}₹10 lakh in special.category/,
  'gst-threshold-articles': /₹40 lakh[^.]{0,30}₹20 lakh in special/,
  'gst-late-fee': /late fee (is|of) ₹200|₹200 per day/,
  'msme-tiers': /₹50 crore and ₹250 crore/,
  'fssai-tiers': /₹12 lakh to ₹20 crore/,
  'tds-forms': /\b(24Q|26Q|27EQ)\b/,
  'tds-sections': /\b194[A-K]\b/,
  'tds-late-fee': /₹200 a day up to ₹1 lakh/,
  'tds-certificate': /₹100 a day up to ₹1 lakh/,
}

describe('an outdated figure', () => {
  test.each(Object.entries(outdated))('of the fact %s stands on no page without its note', (id, figure) => {
    const note = noteOf(facts[id]!)
    const withoutNotes = (path: string) => notesOn(path).reduce((text, one) => text.replaceAll(one, ''), mainText(path))
    const stating = allPages.filter((page) => figure.test(withoutNotes(page.path)))
    expect(stating.length).toBeGreaterThan(0)
    expect(stating.filter((page) => !notesOn(page.path).includes(note)).map((page) => page.path)).toEqual([])
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
  test('stands on every page that shows a note of a change', () => {
    expect(
      allPages.filter(({ path }) => notesOn(path).length > 0 && line(path).length !== 1).map((page) => page.path),
    ).toEqual([])
  })
  test('comes after the last figure that is dated', () => {
    const isLate = (path: string) => {
      const text = mainText(path)
      return text.lastIndexOf(labels.changedSince) < text.indexOf(`${labels.asOf} ${asOf}`)
    }
    expect(
      allPages
        .filter((page) => isCanonical(page) && line(page.path).length > 0 && !isLate(page.path))
        .map((page) => page.path),
    ).toEqual([])
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

/** "2025-04-01" as pages write it: 1 April 2025. */
function longDate(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
