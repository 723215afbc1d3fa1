import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { allPages, getPage, readData, textOf } from '../../helpers/site/built-site.ts'
import { isStated } from '../../helpers/site/stated.ts'
import type { Stated } from '../../helpers/site/stated.ts'
import { catalogue } from '../../helpers/site/wanted-routes.ts'

/** What stands around every page: header, menus and footer. */

const stated: readonly Stated[] = [
  ['/', 'footer p', [/© 2025/]],
  ['/', 'footer a', [/^powered by /i]],
]

test.each(stated)('%s says in %s: %s', (...row) => expect(isStated(row)).toBe(true))

test('each chat that a page opens begins with words, opens in a new tab, and says so', () => {
  const isOdd = (link: HTMLElement) =>
    !(new URL(link.getAttribute('href')!).searchParams.get('text') ?? '').trim() ||
    link.getAttribute('target') !== '_blank' ||
    !textOf(link).includes('new tab')
  const odd = allPages.flatMap(({ path, root }) =>
    root
      .querySelectorAll('a[href^="https://wa.me/"]')
      .filter(isOdd)
      .map((link) => `${path}: ${link.outerHTML}`),
  )
  expect(odd).toEqual([])
})

test('the languages in the footer say in English what they are for', () => {
  const link = getPage('/').root.querySelector('footer a[href="/Contact#chat-languages"]')
  expect(textOf(link)).toMatch(/^Chat in: हिन्दी/)
})

test.each([
  ['/careers', 'enquire about a position'],
  ['/calculators/tds-interest', 'about: TDS interest and late fee'],
  ['/cost/llp', 'about: What an LLP costs'],
  ['/compare', 'which form of business fits'],
  ['/services', 'ask about your services'],
])('the chats around %s know what it is about: "%s"', (path, words) => {
  const chats = getPage(path).root.querySelectorAll(':is(header, body > nav) a[href^="https://wa.me/"]')
  expect(chats.length).toBeGreaterThan(1)
  expect(
    chats
      .map((link) => new URL(link.getAttribute('href')!).searchParams.get('text'))
      .filter((text) => !text!.includes(words)),
  ).toEqual([])
})

describe('on every page', () => {
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

  // What is looked for where these services are: which form of business fits, who needs GST and
  // where, which date is next or was missed.
  const linksOf: Readonly<Record<string, readonly string[]>> = {
    'Start Your Business': ['/compare'],
    'License / Registration': ['/do-i-need-gst', '/gst'],
    'Tax & Accounting': ['/calendar', '/late'],
  }

  test.each(catalogue)(
    'the menu "%s" holds exactly its services, on every page, and links that are none behind them',
    (name, ids) => {
      const menuOf = (path: string) =>
        getPage(path)
          .root.querySelectorAll(`nav[aria-label="${navigation.categoriesLabel}"] details`)
          .find((menu) => textOf(menu.querySelector('summary')) === name)
      const wrong = allPages.filter(
        ({ path }) =>
          menuOf(path)
            ?.querySelectorAll('a')
            .map((link) => link.getAttribute('href'))
            .join() !== [...ids.map((id) => `/services/${id}`), ...(linksOf[name] ?? [])].join(),
      )
      expect(wrong.map((page) => page.path)).toEqual([])
    },
  )

  test.each(['header', 'footer'])('the %s leads to the five tools', (part) => {
    const tools = ['/calendar', '/late', '/do-i-need-gst', '/compare', '/calculators#costs']
    const wrong = allPages.filter(({ path, root }) => {
      const links = hrefs(path, `${part} a`)
      return !root.querySelector(part) || tools.some((tool) => !links.includes(tool))
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('the home page has the five tools in a row, before the figures of the firm', () => {
    const row = getPage('/').root.querySelector(`main nav[aria-label^="${navigation.tools.heading}"]`)
    expect(row?.querySelectorAll('a').map((link) => textOf(link.querySelector('b')))).toEqual([
      'Due dates',
      'Late fee',
      'Do I need GST?',
      'Compare forms',
      'What it costs',
    ])
  })

  test('the menus stand in the agreed order', () => {
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
