import { describe, expect, test } from 'vitest'
import { allPages, getPage, readData, textOf } from '../../helpers/site/built-site.ts'
import { catalogue, serviceIds } from '../../helpers/site/wanted-routes.ts'
import { isStated, textsWithin } from '../../helpers/site/stated.ts'
import type { Stated } from '../../helpers/site/stated.ts'

/** Every figure and table of spec/core-site.md, at its place in the built pages, as it is written there. */

// [service, basic, premium, enterprise, normal, fast-track]
const services = [
  ['pvt-ltd', '₹4,999', '₹7,999', '₹12,999', '7-15 business days', '3-7 business days'],
  ['sole-prop', '₹1,999', '₹2,999', '₹4,999', '3-7 business days', '1-3 business days'],
  ['partnership', '₹2,999', '₹4,999', '₹7,999', '5-10 business days', '3-5 business days'],
  ['llp', '₹3,999', '₹6,999', '₹9,999', '7-12 business days', '5-7 business days'],
  ['huf', '₹1,999', '₹2,999', '₹4,999', '3-7 business days', '2-3 business days'],
  ['opc', '₹3,999', '₹6,999', '₹9,999', '7-12 business days', '5-7 business days'],
  ['trust', '₹2,999', '₹4,999', '₹7,999', '10-20 business days', '7-10 business days'],
  ['gst-reg', '₹1,999', '₹2,999', '₹4,999', '7-15 business days', '3-7 business days'],
  ['fssai', '₹2,999', '₹4,999', '₹7,999', '15-30 business days', '10-15 business days'],
  ['msme-udyog', '₹999', '₹1,999', '₹2,999', '1-3 business days', 'same day'],
  ['gst-return', '₹999', '₹1,999', '₹2,999', '2-5 business days', '1-2 business days'],
  ['income-tax-return', '₹1,999', '₹2,999', '₹4,999', '3-7 business days', '1-3 business days'],
] as const

// [value, label] of a strip of statistics, or of a panel
const stat = (section: string, path: string, value: string, label: string | RegExp): Stated => [
  section,
  path,
  'dl > div',
  [value, label],
]

const stated: readonly Stated[] = [
  // §1 and §9: the statistics of each page, different ones on different pages, each as written
  stat('§1 trust statistics', '/', '10,000+', 'returns filed'),
  stat('§1 trust statistics', '/', '100%', 'compliance rate'),
  stat('§1 trust statistics', '/', '24hr', 'fast processing'),
  stat('§1 trust statistics', '/', '99.9%', 'accuracy'),
  stat('§1 trust statistics', '/', '5000+', 'clients'),
  stat('§1 trust statistics', '/', '24/7', 'support'),
  stat('§1 trust statistics', '/', '15+ years', 'of experience'),
  stat('§2 how it works', '/howitworks', '10,000+', 'happy clients'),
  stat('§2 how it works', '/howitworks', '50,000+', 'filings'),
  stat('§2 how it works', '/howitworks', '24/7', 'support'),
  stat('§2 how it works', '/howitworks', '100%', 'secure'),
  stat('§2 about', '/aboutus', '9+ years', /./),
  stat('§2 about', '/aboutus', '500+', 'clients'),
  stat('§2 about', '/aboutus', '200+', 'audits'),
  stat('§9 stats', '/aboutus', '10,000+', 'returns filed'),
  stat('§9 stats', '/aboutus', '24hr', 'processing'),
  stat('§9 stats', '/aboutus', '100%', 'satisfaction'),
  // §2 home
  ['§2 home 1', '/', 'h1', [/GST and tax filing/i]],
  ['§2 home 3', '/', 'li', ['GST Registration', 'from ₹999', 'Learn More']],
  ['§2 home 3', '/', 'li', ['GST Filing', 'from ₹999/month', 'Learn More']],
  ['§2 home 3', '/', 'li', ['Income Tax Filing', 'from ₹999', 'Learn More']],
  ['§2 home 3', '/', 'li', ['Business Registration', 'from ₹4,999', 'Learn More']],
  ['§2 home 4', '/', '#how-it-works ol', [/Choose Your Service.*Share Documents.*Get Filed & Compliant/]],
  ['§2 home 4', '/', '#how-it-works a', ['Start Your Filing Process']],
  ['§9 home plans', '/', '#pricing li', ['Basic', '₹999', 'per month']],
  ['§9 home plans', '/', '#pricing li', ['Standard', '₹1,999', 'Most Popular']],
  ['§9 home plans', '/', '#pricing li', ['Premium', '₹3,999']],
  ['§2 home 8', '/', '#reviews', ['4.9', '118 reviews']],
  ['§2 home 11', '/', 'h2', ['Still Have Questions?']],
  // §2 services
  ['§2 services', '/services', 'h1', ['Start Your Business Services']],
  // §2 how it works
  ['§2 how it works', '/howitworks', 'ol > li', ['Choose Your Service', '2-5 minutes']],
  ['§2 how it works', '/howitworks', 'ol > li', ['Share Documents', '10-15 minutes']],
  ['§2 how it works', '/howitworks', 'ol > li', ['Get Filed & Compliant', '1-7 business days']],
  // §2 about
  ...['2017', '2018-2019', '2020', '2021-2023', '2024 and beyond'].map((year): Stated => [
    '§2 about',
    '/aboutus',
    'ol > li',
    [new RegExp(`^${year} \\D`)],
  ]),
  // §9 informational rules
  ['§9 rules', '/services/pvt-ltd', '#rules li', ['2 to 200 directors']],
  ['§9 rules', '/services/pvt-ltd', '#rules li', [/paid-up capital is at least ₹1 lakh/]],
  [
    '§9 rules',
    '/services/opc',
    '#rules li',
    ['₹2 crore turnover', '₹50 lakh capital', /converts to a private company/],
  ],
  ['§9 rules', '/services/gst-reg', '#rules li', ['above ₹20 lakh turnover', '₹10 lakh in special', /mandatory/]],
  ['§9 rules', '/services/gst-reg', '#rules li', [/within 30 days/]],
  ...['gst-reg', 'gst-return'].flatMap((id): Stated[] => [
    ['§9 rules', `/services/${id}`, 'li', ['GSTR-1', '11th of the next month']],
    ['§9 rules', `/services/${id}`, 'li', ['GSTR-3B', '20th of the next month']],
    ['§9 rules', `/services/${id}`, 'li', ['₹200 per day']],
    ['§9 rules', `/services/${id}`, 'li', [/interest/i, '18% a year']],
  ]),
  [
    '§9 rules',
    '/services/fssai',
    '#rules li',
    [/basic[^;]*up to ₹12 lakh; a state[^;]*₹12 lakh to ₹20 crore; a central[^;]*above ₹20 crore/i],
  ],
  [
    '§9 rules',
    '/services/msme-udyog',
    '#rules li',
    [/micro[^,]*₹1 crore and ₹5 crore, a small[^,]*₹10 crore and ₹50 crore, a medium[^,]*₹50 crore and ₹250 crore/],
  ],
  ['§9 rules', '/services/income-tax-return', '#rules li', ['31 July', '31 October', /audit/]],
  ['§9 rules', '/services/income-tax-return', '#rules li', ['₹5,000', '₹1,000', '₹5 lakh']],
  ['§9 rules', '/services/income-tax-return', '#rules li', [/interest/i, '1% a month']],
  ['§9 rules', '/services/trust', '#rules li', [/society/i, 'at least 7 members']],
  ['§9 rules', '/services/trust', '#rules li', [/trust/i, 'at least 2 trustees']],
  // §9 pricing page
  ['§9 pricing plans', '/pricing', 'li', ['Starter', '₹999', '₹9,990', '₹11,988', '17%']],
  ['§9 pricing plans', '/pricing', 'li', ['Professional', '₹1,999', '₹19,990', '₹23,988', 'Most Popular', '17%']],
  ['§9 pricing plans', '/pricing', 'li', ['Enterprise', '₹3,999', '₹39,990', '₹47,988', 'Best Value', '17%']],
  ['§9 pricing plans', '/pricing', 'label', ['Yearly', 'Save 17%']],
  ['§9 add-ons', '/pricing', 'li', ['GST Registration', '₹2,999']],
  ['§9 add-ons', '/pricing', 'li', ['Company Incorporation', '₹8,999']],
  ['§9 add-ons', '/pricing', 'li', ['Trademark Registration', '₹5,999']],
  ['§9 add-ons', '/pricing', 'li', ['Annual Compliance', '₹15,999']],
  ...[
    /^7-day free trial$/i,
    /^no setup fees$/i,
    /^cancel anytime$/i,
    /^e-?mail support: 48-hour response$/i,
    /^priority phone support: 24-hour response$/i,
  ].map((claim): Stated => ['§9 claims', '/pricing', 'li', [claim]]),
  // §9 FAQ facts and policies
  ['§9 FAQ', '/', '#faq details', ['₹20 lakh', '₹10 lakh in special-category states', /GST registration/]],
  ['§9 FAQ', '/', '#faq details', ['3-7 working days']],
  ['§9 FAQ', '/', '#faq details', ['GSTR-1', '11th']],
  ['§9 FAQ', '/', '#faq details', ['GSTR-3B', '20th']],
  ['§9 FAQ', '/', '#faq details', ['GSTR-9', '31 December']],
  ['§9 policies', '/', '#faq details', ['within 48 business hours']],
  ['§9 policies', '/', '#faq details', [/payment is upfront/i, /once verification[^.]*begins there is no refund/i]],
  ['§9 policies', '/aboutus', 'li', ['within 48 business hours']],
  ['§9 policies', '/aboutus', 'li', [/payment is made upfront/i]],
  ['§9 policies', '/aboutus', 'li', [/no refund once verification begins/i]],
  // §2 footer
  ['§2 footer', '/', 'footer p', [/© 2025/]],
  ['§2 footer', '/', 'footer a', [/^powered by /i]],
]

test.each(stated)('%s: %s states in %s: %s', (...row) => expect(isStated(row)).toBe(true))

describe('§9 indicative pricing and timelines', () => {
  test.each(services)(
    '/services/%s costs %s, %s or %s and takes %s, or %s on the fast track',
    (...[id, basic, premium, enterprise, normal, fastTrack]) => {
      const page = `/services/${id}`
      expect(textsWithin(page, '#pricing table th')).toEqual(['Basic', 'Premium', 'Enterprise'])
      expect(textsWithin(page, '#pricing table td')).toEqual([basic, premium, enterprise])
      expect(textsWithin(page, '#timeline table tr')).toEqual([`Normal ${normal}`, `Fast-track ${fastTrack}`])
    },
  )
  test('no other service shows a price that the specification does not give', () => {
    const priced = serviceIds.filter((id) => getPage(`/services/${id}`).root.querySelector('#pricing'))
    expect(priced.sort()).toEqual(services.map(([id]) => id).sort())
  })
})

describe('§2 shared layout', () => {
  const hrefs = (path: string, selector: string) =>
    getPage(path)
      .root.querySelectorAll(selector)
      .map((link) => link.getAttribute('href'))
  const navigation = readData('navigation.yaml')
  const site = readData('site.yaml')

  test('the header links to its eight pages, in their order, and to the scheduling page in a new tab', () => {
    const wanted = ['/', '/aboutus', '/howitworks', '/services', '/blog', '/careers', '/pricing', '/Contact']
    expect(
      allPages
        .filter(
          (page) => hrefs(page.path, `header nav[aria-label="${navigation.mainLabel}"] a`).join() !== wanted.join(),
        )
        .map((page) => page.path),
    ).toEqual([])
    const start = getPage('/')
      .root.querySelectorAll('header a')
      .filter((link) => textOf(link).startsWith('Get Started'))
    expect(start.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toContainEqual([
      site.schedulingUrl,
      '_blank',
    ])
    expect(hrefs('/', 'header a').some((href) => href!.startsWith(`https://wa.me/${site.whatsapp}`))).toBe(true)
  })

  test.each(catalogue)('the menu "%s" holds exactly its services, on every page', (name, ids) => {
    const menuOf = (path: string) =>
      getPage(path)
        .root.querySelectorAll(`nav[aria-label="${navigation.categoriesLabel}"] details`)
        .find((menu) => textOf(menu.querySelector('summary')) === name)
    const wrong = allPages.filter(
      ({ path }) =>
        menuOf(path)
          ?.querySelectorAll('a')
          .map((link) => link.getAttribute('href'))
          .join() !== ids.map((id) => `/services/${id}`).join(),
    )
    expect(wrong.map((page) => page.path)).toEqual([])
  })

  test('the menus stand in the order of the specification', () => {
    expect(
      getPage('/').root.querySelectorAll(`nav[aria-label="${navigation.categoriesLabel}"] summary`).map(textOf),
    ).toEqual(catalogue.map(([name]) => name))
  })

  test.each([
    ...['gst-reg', 'gst-return', 'fssai', 'income-tax-return', 'sole-prop', 'partnership-deed', 'trade-license'].map(
      (id) => `/services/${id}`,
    ),
    '/Contact',
    '/privacy-policy',
    '/terms',
    '/refund-policy',
    '/disclaimer',
  ])('the footer of every page links to %s', (path) =>
    expect(allPages.filter((page) => !hrefs(page.path, 'footer a').includes(path)).map((page) => page.path)).toEqual(
      [],
    ),
  )

  test.each(['Bengaluru', 'Coimbatore', 'Chennai', 'Visakhapatnam', 'Hyderabad'])(
    "the footer's chip of %s leads to a search outside the site",
    (city) => {
      const chip = getPage('/')
        .root.querySelectorAll('footer a')
        .find((link) => textOf(link).startsWith(city))
      expect(chip?.getAttribute('href')).toMatch(/^https:\/\//)
    },
  )

  test.each(['/', '/Contact'])(
    '%s links to the firm on Instagram, YouTube, Facebook and LinkedIn, by telephone and by e-mail',
    (path) => {
      const scope = path === '/' ? 'footer' : 'main'
      const links = getPage(path).root.querySelectorAll(`${scope} a`)
      for (const name of ['Instagram', 'YouTube', 'Facebook', 'LinkedIn'])
        expect(links.some((link) => textOf(link).startsWith(name))).toBe(true)
      for (const scheme of ['tel:', 'mailto:'])
        expect(links.some((link) => link.getAttribute('href')!.startsWith(scheme))).toBe(true)
    },
  )

  test('the header turns opaque after 50 pixels', () =>
    expect(getPage('/').root.querySelector('header')!.getAttribute('data-threshold')).toBe('50'))
})

describe('§2 pages', () => {
  const { root: home } = getPage('/')

  test.each([
    ['/', 'pricing'],
    ['/', 'networkpartners'],
    ['/', 'how-it-works'],
    ['/', 'contact'],
    ['/Contact', 'contact'],
    ['/aboutus', 'contact'],
  ])('%s has the anchor #%s', (path, id) => {
    expect(getPage(path).root.querySelector(`[id="${id}"]`)).not.toBeNull()
  })

  test('the cards of the home page lead where their titles say', () => {
    const cards = home
      .querySelectorAll('main li')
      .filter((card) =>
        /^(GST Registration|GST Filing|Income Tax Filing|Business Registration)$/.test(
          textOf(card.querySelector('h3')),
        ),
      )
    expect(cards.map((card) => card.querySelector('a')!.getAttribute('href'))).toEqual([
      '/services/gst-reg',
      '/services/gst-return',
      '/services/income-tax-return',
      '/services/pvt-ltd',
    ])
  })

  test('the home page begins with its call and follows the order of the specification', () => {
    const {
      hero,
      services: ours,
      howItWorks,
      whyChoose,
      plans,
      testimonials,
      reviews,
      partners,
      faq,
      video,
    } = readData('pages/home.yaml')
    const order = [hero, ours, howItWorks, whyChoose, plans, testimonials, reviews, partners, faq, video].map(
      (part) => part.heading,
    )
    expect(
      home
        .querySelectorAll('main h1, main h2')
        .map(textOf)
        .filter((heading) => order.includes(heading)),
    ).toEqual(order)
    expect(textOf(home.querySelector('main a[target=_blank]'))).toMatch(/^Get Started Today/)
  })

  test('the home page has eight benefits, six partners beside the firm, and testimonials with name, role and company', () => {
    const part = (heading: string) =>
      home.querySelectorAll('main section').find((section) => textOf(section.querySelector('h2')) === heading)!
    const words = readData('pages/home.yaml')
    expect(part(words.whyChoose.heading).querySelectorAll('ul > li')).toHaveLength(8)
    const partners = part(words.partners.heading)
      .querySelectorAll('li')
      .map((partner) => textOf(partner.querySelector('span')))
    expect(partners).toHaveLength(7)
    expect(partners.at(-1)).toBe(readData('site.yaml').name)
    const captions = part(words.testimonials.heading).querySelectorAll('figcaption')
    expect(captions.length).toBeGreaterThanOrEqual(3)
    expect(captions.filter((caption) => caption.querySelectorAll('strong, span:not([role])').length < 3)).toEqual([])
  })

  test('the services page has a card for each of the 57 services, with its overview and a link', () => {
    const links = getPage('/services')
      .root.querySelectorAll('main a')
      .filter((link) => textOf(link).startsWith('Learn More'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual(serviceIds.map((id) => `/services/${id}`))
  })

  test.each(serviceIds)(
    '/services/%s shows its overview, requirements, rules, process and the lead form, and leads back to the list',
    (id) => {
      const { root } = getPage(`/services/${id}`)
      expect(textOf(root.querySelector('main'))).toContain(
        readData(`services/${id}.yaml`).overview.trim().replace(/\s+/g, ' '),
      )
      for (const part of ['requirements', 'rules', 'process'])
        expect(root.querySelectorAll(`#${part} li`).length).toBeGreaterThanOrEqual(3)
      expect(root.querySelectorAll('#ask form input').map((field) => field.getAttribute('name'))).toEqual([
        'name',
        'email',
        'phone',
      ])
      expect(
        root.querySelectorAll('main a[href="/services"]').some((link) => textOf(link) === 'Back to Services'),
      ).toBe(true)
    },
  )

  test('Apply Now stands on the pages of services with a form, leads to it, and stands on no other', () => {
    const forms = readData('site.yaml').forms
    const wrong = serviceIds.filter((id) => {
      const { formLink } = readData(`services/${id}.yaml`)
      const apply = getPage(`/services/${id}`)
        .root.querySelectorAll('main a')
        .find((link) => textOf(link).startsWith('Apply Now'))
      return apply?.getAttribute('href') !== (formLink === undefined ? undefined : forms[formLink])
    })
    expect(wrong).toEqual([])
  })

  test('the about page has four values, four divisions, five periods and two quotes with stars', () => {
    const words = readData('pages/about.yaml')
    const part = (heading: string) =>
      getPage('/aboutus')
        .root.querySelectorAll('main section')
        .find((section) => textOf(section.querySelector('h2')) === heading)!
    expect([words.values, words.divisions].map((one) => part(one.heading).querySelectorAll('ul > li').length)).toEqual([
      4, 4,
    ])
    expect(part(words.journey.heading).querySelectorAll('ol > li')).toHaveLength(5)
    expect(part(words.quotes.heading).querySelectorAll('figure [role=img]')).toHaveLength(2)
  })

  test.each([
    ['/Contact', ['name', 'email', 'subject', 'message']],
    ['/aboutus', ['name', 'email', 'message']],
  ])('the form of %s asks for %s, all required', (path, names) => {
    const fields = getPage(path).root.querySelectorAll('main form input, main form textarea')
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(names)
    expect(fields.filter((field) => !field.hasAttribute('required'))).toEqual([])
  })

  test('a plan of the pricing page shows six features and folds the others under their number', () => {
    const cards = getPage('/pricing')
      .root.querySelectorAll('main li')
      .filter((card) => card.querySelector('details'))
    expect(cards).toHaveLength(3)
    for (const card of cards) {
      const [shown, folded] = [card.querySelector('ul')!, card.querySelector('details ul')!]
      expect(shown.querySelectorAll('li')).toHaveLength(6)
      expect(textOf(card.querySelector('summary'))).toContain(
        `Show ${folded.querySelectorAll('li').length} more features`,
      )
    }
  })

  test('the pricing page has three plans, two testimonials and three questions', () => {
    const { root } = getPage('/pricing')
    expect(root.querySelectorAll('main figure')).toHaveLength(2)
    expect(root.querySelectorAll('main details[name=plans]')).toHaveLength(3)
  })

  test('a review longer than 80 characters is cut there, and the rest is on the page', () => {
    const folded = home.querySelectorAll('#reviews li').filter((card) => card.querySelector('button'))
    expect(folded.length).toBeGreaterThan(0)
    for (const card of folded) {
      const text = card.querySelectorAll('p').at(-1)!
      const rest = textOf(text.querySelector('span'))
      expect(textOf(text).length - rest.length).toBeLessThanOrEqual(81)
      expect(rest).not.toBe('')
    }
  })
})

describe('§9 limits of the interface', () => {
  test('the timers are those of the specification', () => {
    expect(readData('site.yaml').timers).toMatchObject({
      headerScrollThreshold: 50,
      carouselIntervalMs: 5000,
      reviewCutCharacters: 80,
      revealThreshold: 0.1,
      leadFormMs: 600,
      contactFormMs: 1500,
      bannerMs: 5000,
      copiedMs: 2000,
    })
  })
})
