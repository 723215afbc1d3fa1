import { describe, expect, test } from 'vitest'
import { allPages, getPage, mainText, nodesOfType, readData, textOf } from '../helpers/built-site.ts'
import { articleSlugs } from '../helpers/spec-routes.ts'
import { isStated, standsIn, textsWithin } from '../helpers/stated.ts'
import type { Stated } from '../helpers/stated.ts'

/** Every figure and table of spec/careers-legal-payment-blog-cities.md, at its place in the built pages, as it is written there. */

const tds = '/blog/tds-compliance-guide'
const professionalTax = '/blog/professional-tax-guide'
const software = '/blog/accounting-software-guide'
const kinds = '/blog/business-registration-types'

const stated: readonly Stated[] = [
  // §2 careers
  ['§4 careers', '/careers', 'form button', ['Send via WhatsApp']],
  // §9 policy statements
  ['§9 policies', '/payment', 'li', [/fees are non-refundable except as required by law/i]],
  ['§9 policies', '/payment', 'li', ['7-14 business days', /refund/]],
  ['§9 policies', '/payment', 'li', ['1-2 business days', /bank payment/]],
  ['§9 policies', '/payment', 'li', [/service starts only after the payment has been verified/i]],
  ['§9 policies', '/refund-policy', 'p', [/fees are non-refundable except as required by law/i]],
  ['§9 policies', '/refund-policy', 'p, li', ['7-14 business days', /from approval/]],
  ['§9 policies', '/refund-policy', 'p, li', ['1-2 business days']],
  ['§9 policies', '/refund-policy', 'p, li', [/service starts only after the payment has been verified/i]],
  ['§2 refund', '/refund-policy', 'li', [/^Service not started/]],
  ['§2 refund', '/refund-policy', 'li', [/^Duplicate payment/]],
  ['§2 refund', '/refund-policy', 'li', [/^Technical payment error/]],
  ['§2 terms', '/terms', 'p', [/at least 18 years/]],
  ['§2 terms', '/terms', 'p', [/authorised to represent it/]],
  // §2 payment
  ['§2 payment', '/payment', 'label', ['Bank Transfer (NEFT/RTGS/IMPS)']],
  ['§2 payment', '/payment', 'label', ['UPI Payment (GPay/PhonePe/Paytm)']],
  ['§2 payment', '/payment', 'section', ['Why Choose', /secure/i, /fast/i, /expert support/i, /trusted/i]],
  ['§2 payment', '/payment', 'section', ['Need Help?', /whatsapp/i, /call us/i]],
  ...[/holder/i, /number/i, 'IFSC', 'Branch'].map((row): Stated => ['§3 bank record', '/payment', 'dl dt', [row]]),
  ...['UPI number', 'UPI ID'].map((row): Stated => ['§3 UPI record', '/payment', 'dl dt', [row]]),
  // §9 blog figures
  ['§9 costs', kinds, 'tr', ['Private limited company', '₹4,999', '7-15']],
  ['§9 costs', kinds, 'tr', [/^LLP/, '₹3,999', '10-15']],
  ['§9 costs', kinds, 'tr', [/^Partnership/, '₹2,999', '5-10']],
  ['§9 costs', kinds, 'tr', [/^Sole proprietorship/, '₹1,999', '2-5']],
  ['§9 costs', kinds, 'tr', [/^One person company/, '₹3,999', '7-12']],
  ['§9 threshold', '/blog/understanding-gst-registration', 'p, li', ['₹40 lakh', '₹20 lakh in special states']],
  // §9 TDS article: the table of rates, and what stands around it
  ['§9 TDS rates', tds, 'tr', [/^194A 10% ₹40,000 \(₹50,000 seniors\)$/]],
  ['§9 TDS rates', tds, 'tr', [/^194C 1% \/ 2% ₹30,000 per contract or ₹1 lakh a year$/]],
  ['§9 TDS rates', tds, 'tr', [/^194D 5% ₹15,000$/]],
  ['§9 TDS rates', tds, 'tr', [/^194H 5% ₹15,000$/]],
  ['§9 TDS rates', tds, 'tr', [/^194I 10% \/ 2% ₹2\.4 lakh a year$/]],
  ['§9 TDS rates', tds, 'tr', [/^194J 10% ₹30,000$/]],
  ['§9 TDS rates', tds, 'tr', [/^194K 10% ₹5,000$/]],
  ['§9 TDS payment', tds, 'tr', ['7th of the next month']],
  ['§9 TDS payment', tds, 'tr', ['March', '30 April']],
  ['§9 TDS payment', tds, 'tr', [/property and rent/i, 'Within 30 days from the end of the month']],
  ['§9 TDS returns', tds, 'tr', ['Q1', '31 July']],
  ['§9 TDS returns', tds, 'tr', ['Q2', '31 October']],
  ['§9 TDS returns', tds, 'tr', ['Q3', '31 January']],
  ['§9 TDS returns', tds, 'tr', ['Q4', '31 May']],
  ['§9 TDS penalties', tds, 'p', [/paid late/, '1.5% a month']],
  ['§9 TDS penalties', tds, 'p', [/late return costs ₹200 a day up to ₹1 lakh/]],
  ['§9 TDS penalties', tds, 'p', [/incorrect return[^.]*₹10,000 to ₹1 lakh/]],
  ['§9 TDS penalties', tds, 'p', [/missing certificate costs ₹100 a day up to ₹1 lakh/]],
  ['§9 TDS penalties', tds, 'p', [/penalties[^.]*up to ₹1 lakh/i]],
  ...['Form 24Q', 'Form 26Q', 'Form 27Q', 'Form 27EQ'].map((form): Stated => [
    '§2 TDS forms',
    tds,
    'li',
    [new RegExp(`^${form}\\b`)],
  ]),
  // §9 professional tax article
  ['§9 Maharashtra', professionalTax, 'tr', [/^Maharashtra/, '₹5,000-10,000', '₹175']],
  ['§9 Maharashtra', professionalTax, 'tr', [/^Maharashtra/, 'Above ₹10,000', '₹200', '₹2,500']],
  ['§9 Karnataka', professionalTax, 'tr', [/^Karnataka/, '₹150', '₹1,800']],
  ['§9 Karnataka', professionalTax, 'tr', [/^Karnataka/, '₹200', '₹2,400']],
  ['§9 West Bengal', professionalTax, 'tr', [/^West Bengal/, '₹5,000-8,000', '₹110', '₹1,320']],
  ['§9 West Bengal', professionalTax, 'tr', [/^West Bengal/, 'Above ₹8,000', '₹130', '₹1,560']],
  ['§9 due dates', professionalTax, 'tr', ['15th of the next month']],
  ['§9 due dates', professionalTax, 'tr', [/annual return and renewal/i, '30 April']],
  ['§9 due dates', professionalTax, 'tr', [/audit report/i, '30 September']],
  ['§9 penalties', professionalTax, 'tr', ['1% a month']],
  ['§9 penalties', professionalTax, 'tr', [/without registration/, /twice the tax/]],
  ['§9 penalties', professionalTax, 'tr', ['Late return', '₹100 a day up to ₹2,000']],
  ['§9 penalties', professionalTax, 'tr', ['False information', 'Up to ₹5,000']],
  ...['Levied', 'Not levied'].map((column): Stated => [
    '§2 states',
    professionalTax,
    'th',
    [new RegExp(`^${column}$`)],
  ]),
  // §9 accounting software article
  ...[
    '₹18,000 one-time',
    '₹1,500-4,500 a month',
    '₹1,500-3,000 a month',
    '₹15,000-25,000 one-time',
    '₹12,000-20,000 one-time',
  ].map((price): Stated => ['§9 software', software, 'tr', [price, 'Yes']]),
]

test.each(stated)('%s: %s states in %s: %s', (...row) => expect(isStated(row)).toBe(true))

describe('§2 careers', () => {
  const { openings } = readData('jobs.yaml') as { openings: Record<string, { validThrough: string }> }
  test.each([
    ['virtual-assistant', 'Virtual Assistant', 'Remote', '1-3 yrs'],
    ['tax-consultant', 'Tax Consultant', 'Hybrid', '2-5 yrs'],
    ['gst-specialist', 'GST Specialist', 'On-site', '1-4 yrs'],
    ['business-development-executive', 'Business Development Executive', 'Hybrid', '2-6 yrs'],
  ])('the opening %s stands on a card, unless its day has passed: %s, %s, %s', (slug, title, type, experience) => {
    const card = textsWithin('/careers', 'article').find((text) => text.startsWith(title)) ?? ''
    const isPast = openings[slug]!.validThrough < new Date().toISOString().slice(0, 10)
    expect([type, experience, 'Requirements', 'Apply Now'].map((words) => standsIn(card, words))).toEqual(
      Array(4).fill(!isPast),
    )
  })
  test('the form asks for name, e-mail, phone, role and message, and leaves the experience free', () => {
    const form = getPage('/careers').root.querySelector('main form')!
    const fields = form
      .querySelectorAll('input, select, textarea')
      .map((field) => [field.getAttribute('name'), field.hasAttribute('required')])
    expect(Object.fromEntries(fields)).toEqual({
      name: true,
      email: true,
      phone: true,
      role: true,
      experience: false,
      message: true,
    })
    expect(
      [form.querySelector('[name=email]'), form.querySelector('[name=phone]')].map((field) =>
        field!.getAttribute('type'),
      ),
    ).toEqual(['email', 'tel'])
    expect(form.querySelector('textarea')!.getAttribute('rows')).toBe('4')
    expect(textOf(form.querySelector('label[for=career-name]'))).toBe('Full Name')
  })
  test.each([
    ['role', ['Virtual Assistant', 'Tax Consultant', 'GST Specialist', 'Business Development Executive', 'Other']],
    ['experience', ['Fresher (0-1 years)', '1-3 years', '3-5 years', '5+ years']],
  ])('the choices of the %s are those of the specification', (name, choices) => {
    expect(getPage('/careers').root.querySelectorAll(`main select[name=${name}] option`).map(textOf).slice(1)).toEqual(
      choices,
    )
  })
  test('the page ends with a call that links to the contact page and to the chat', () => {
    const last = getPage('/careers').root.querySelectorAll('main section, main > div').at(-1)!
    const hrefs = last.querySelectorAll('a').map((link) => link.getAttribute('href')!)
    expect(hrefs).toContain('/Contact')
    expect(hrefs.some((href) => href.startsWith('https://wa.me/'))).toBe(true)
  })
  test('no opening claims to be the list of them', () =>
    expect(nodesOfType(getPage('/careers'), 'JobPosting')).toEqual([]))
})

describe('§2 legal pages', () => {
  const sections: Record<string, readonly RegExp[]> = {
    '/privacy-policy': [
      /information we collect/i,
      /use/i,
      /shared/i,
      /security/i,
      /retention/i,
      /rights/i,
      /third-party links/i,
      /cookies/i,
      /changes/i,
      /contact/i,
    ],
    '/terms': [
      /definitions/i,
      /eligibility/i,
      /scope/i,
      /duties/i,
      /fees/i,
      /confidentiality/i,
      /intellectual property/i,
      /liability/i,
      /third-party links/i,
      /termination/i,
      /governing law/i,
      /changes/i,
      /contact/i,
    ],
    '/refund-policy': [/general policy/i, /exceptions/i, /non-refundable situations/i, /refund process/i, /contact/i],
    '/disclaimer': Array.from({ length: 8 }, () => /\w/),
  }
  test.each(Object.entries(sections))(
    '%s has its sections, numbered, in the order of the specification',
    (path, wanted) => {
      const headings = getPage(path)
        .root.querySelectorAll('main h2[id]')
        .map(textOf)
        .filter((heading) => /^\d/.test(heading))
      expect(headings).toHaveLength(wanted.length)
      wanted.forEach((words, index) =>
        expect(headings[index]).toMatch(new RegExp(`^${index + 1}\\. .*${words.source}`, 'i')),
      )
    },
  )
  test.each(Object.keys(sections))('%s took effect on 10-09-2025, which it says', (path) => {
    expect(standsIn(mainText(path), '10-09-2025')).toBe(true)
    expect(
      getPage(path).root.querySelector('main time[datetime="2025-09-10"], main [datetime="2025-09-10"]'),
    ).not.toBeNull()
  })
  test.each(Object.keys(sections))('the list of contents of %s leads to every section', (path) => {
    const { root } = getPage(path)
    expect(root.querySelectorAll('main nav a[href^="#"]').map((link) => link.getAttribute('href'))).toEqual(
      root.querySelectorAll('main h2[id]').map((heading) => `#${heading.id}`),
    )
  })
  test('the city of the governing law is the value of the data', () =>
    expect(mainText('/terms')).toContain(readData('site.yaml').governingLawCity))
})

describe('§2 payment', () => {
  test('bank transfer comes first and is chosen', () => {
    const choices = getPage('/payment').root.querySelectorAll('main fieldset input[type=radio]')
    expect(choices.map((choice) => [choice.getAttribute('value'), choice.hasAttribute('checked')])).toEqual([
      ['bank', true],
      ['upi', false],
    ])
  })
  test('the values of the bank and UPI record are those of the data, letter for letter', () => {
    const { bank, upi } = readData('payment.yaml')
    const rows = textsWithin('/payment', 'dl > div')
    for (const value of [bank.accountHolder, bank.accountNumber, bank.ifsc, bank.branch, upi.number, upi.id])
      expect(rows.some((row) => row.includes(String(value)))).toBe(true)
  })
})

describe('§2 blog', () => {
  const cards = getPage('/blog')
    .root.querySelectorAll('main li')
    .filter((card) => card.querySelector('h2 a'))

  test('the filter names the ten choices in the order of the specification', () => {
    const filter = getPage('/blog').root.querySelector('main nav')!
    expect(filter.querySelectorAll('a').map(textOf)).toEqual([
      'All',
      'GST',
      'Income Tax',
      'Business Registration',
      'Tax Planning',
      'Startup',
      'EPF',
      'TDS',
      'Professional Tax',
      'Accounting',
    ])
  })
  test('ten cards lead to the ten articles, each with a date, a drawing, a category and a time of 8 to 16 minutes', () => {
    expect(cards.map((card) => card.querySelector('a')!.getAttribute('href')).sort()).toEqual(
      articleSlugs.map((slug) => `/blog/${slug}`).sort(),
    )
    const isWhole = (card: (typeof cards)[number]) => {
      const minutes = Number(/(\d+) min read/.exec(textOf(card))?.[1])
      return card.querySelector('time') && card.querySelector('svg') && minutes >= 8 && minutes <= 16
    }
    expect(cards.filter((card) => !isWhole(card)).map(textOf)).toEqual([])
  })
  test.each(articleSlugs)(
    '/blog/%s shows the time of its card, a box of takeaways, contents, and a call that leads to the chat and the services',
    (slug) => {
      const { root } = getPage(`/blog/${slug}`)
      const card = cards.find((one) => one.querySelector('a')!.getAttribute('href') === `/blog/${slug}`)!
      expect(mainText(`/blog/${slug}`)).toContain(/\d+ min read/.exec(textOf(card))![0])
      expect(root.querySelectorAll('main section[aria-labelledby=takeaways] li').length).toBeGreaterThanOrEqual(3)
      expect(root.querySelectorAll('main nav a[href^="#"]').map((link) => link.getAttribute('href')!.slice(1))).toEqual(
        root
          .querySelectorAll('main h2[id]')
          .map((heading) => heading.id)
          .filter((id) => id !== 'takeaways'),
      )
      const help = root
        .querySelectorAll('main section')
        .filter(
          (section) =>
            section.querySelector('a[href="/services"]') && section.querySelector('a[href^="https://wa.me/"]'),
        )
      expect(help).toHaveLength(1)
    },
  )
  test.each(articleSlugs)('/blog/%s has 900 to 1,800 words, at a pace that gives its minutes', (slug) => {
    const body = getPage(`/blog/${slug}`).root.querySelector('main article')!
    const sources = body.querySelector('details')
    const words = textOf(body).replace(textOf(sources), '').split(' ').length
    const minutes = Number(/(\d+) min read/.exec(mainText(`/blog/${slug}`))![1])
    expect(words).toBeGreaterThanOrEqual(900)
    // The notes, the box of takeaways and the author's lines stand around the body that is counted.
    expect(words).toBeLessThanOrEqual(2200)
    expect(Math.abs(minutes - words / readData('site.yaml').readingWordsPerMinute)).toBeLessThanOrEqual(6)
  })
  test('the TDS guide has a process of five steps, and the software guide compares five packages by four properties', () => {
    const steps = getPage(tds).root.querySelector('main #the-process-in-five-steps')!
    expect(steps.nextElementSibling!.querySelectorAll('li')).toHaveLength(5)
    const table = getPage(software).root.querySelector('main table')!
    expect(table.querySelectorAll('thead th').map(textOf)).toEqual([
      'Type of package',
      'Price',
      'GST ready',
      'Cloud',
      'Best fit',
    ])
    expect(table.querySelectorAll('tbody tr')).toHaveLength(5)
  })
  test('the subscribe box says that no mailing list stands behind it', () =>
    expect(mainText('/blog')).toContain('There is no mailing list behind this box'))
})

describe('§2 and §9 city pages', () => {
  const cities = readData('cities.yaml') as Record<
    string,
    { name: string; alias?: string; state: string; within?: string; googleSearchUrl?: string }
  >
  const states = readData('states.yaml')
  const pages = Object.entries(cities).map(([slug, city]) => ({
    slug,
    city,
    shown: city.alias ?? city.name,
    ...getPage(`/gst/${slug}`),
    root: getPage(`/gst/${slug}`).root,
  }))
  const slugsWhere = (isWrong: (page: (typeof pages)[number]) => boolean) =>
    pages.filter(isWrong).map((page) => page.slug)

  test('the heading names the city, and the start button jumps to the sidebar', () => {
    expect(
      slugsWhere(({ root, shown }) => textOf(root.querySelector('h1')) !== `Easy GST Registration in ${shown}`),
    ).toEqual([])
    expect(
      slugsWhere(({ root }) => !root.querySelector(`main a[href="#${root.querySelector('main aside')?.id}"]`)),
    ).toEqual([])
  })
  test('all sections of the specification stand on each page', () => {
    const wanted = [
      'What is GST Registration',
      'Who Needs It',
      'Benefits',
      'Documents Needed',
      'Penalties',
      'Turnover Limit',
      'Return Filing',
      'FAQ Summary',
    ]
    expect(
      slugsWhere(
        ({ root }) =>
          root
            .querySelectorAll('main h2')
            .map(textOf)
            .filter((heading) => wanted.includes(heading))
            .join() !== wanted.join(),
      ),
    ).toEqual([])
    expect(
      slugsWhere(
        ({ root }) =>
          !['Regular', 'Composition', 'Voluntary'].every((kind) =>
            root.querySelectorAll('main h3').some((heading) => textOf(heading) === kind),
          ),
      ),
    ).toEqual([])
  })
  test('limits, time and penalty are stated as the specification has them', () => {
    const wanted = [
      '₹40 lakh for goods',
      '₹20 lakh for services',
      '₹10 lakh in special cases',
      '2-6 days',
      '10% of the tax, minimum ₹10,000',
      'Evasion: 100% of the tax',
    ]
    expect(
      slugsWhere(({ root }) => !wanted.every((words) => standsIn(textOf(root.querySelector('main')), words))),
    ).toEqual([])
  })
  test('the sidebar opens a chat whose text asks for registration in that city', () => {
    const texts = (root: (typeof pages)[number]['root']) =>
      root
        .querySelectorAll('main aside a[href^="https://wa.me/"]')
        .map((link) => new URL(link.getAttribute('href')!).searchParams.get('text') ?? '')
    expect(
      slugsWhere(
        ({ root, shown }) =>
          textOf(root.querySelector('main aside h2')) !== 'Get Your GSTIN' ||
          !texts(root).some((text) => text.includes('GST registration') && text.includes(shown)),
      ),
    ).toEqual([])
  })
  test('"Find in" stands where the city has a listing, among them six that the specification names, and nowhere else', () => {
    expect(
      slugsWhere(({ root, city, shown }) => {
        const link = root.querySelectorAll('main aside a').find((one) => textOf(one) === `Find in ${shown}`)
        return link?.getAttribute('href') !== city.googleSearchUrl
      }),
    ).toEqual([])
    expect(
      ['mumbai', 'bengaluru', 'chennai', 'hyderabad', 'visakhapatnam', 'coimbatore'].filter(
        (slug) => cities[slug]!.googleSearchUrl === undefined,
      ),
    ).toEqual([])
    expect(textOf(getPage('/gst/bengaluru').root.querySelector('h1'))).toBe('Easy GST Registration in Bangalore')
  })
  test('what holds in the state of the city stands on its page: code, limits and quarterly day', () => {
    const rows = (root: (typeof pages)[number]['root']) =>
      Object.fromEntries(
        root
          .querySelectorAll('main table tr')
          .map((row) => [textOf(row.querySelector('th')), textOf(row.querySelector('td'))]),
      )
    expect(
      slugsWhere(({ root, city }) => {
        const state = states[city.state]
        const found = rows(root)
        return (
          found['GST state code'] !== state.gstCode ||
          found['Limit, goods only'] !== `₹${state.goodsThresholdLakh} lakh` ||
          found['Limit, services'] !== `₹${state.servicesThresholdLakh} lakh` ||
          parseInt(found['Quarterly GSTR-3B'] ?? '') !== state.quarterlyReturnDay
        )
      }),
    ).toEqual([])
  })
  test('the index lists every city under its state, and every footer leads to it', () => {
    const listed = getPage('/gst')
      .root.querySelectorAll('main a[href^="/gst/"]')
      .map((link) => link.getAttribute('href'))
    expect(new Set(listed)).toEqual(new Set(Object.keys(cities).map((slug) => `/gst/${slug}`)))
    expect(
      allPages.filter((page) => !page.root.querySelector('footer a[href="/gst"]')).map((page) => page.path),
    ).toEqual([])
  })
})
