import { describe, expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { chatTextOf, getPage, hrefsIn, pathsWhere, textOf } from '../../helpers/site/built-site.ts'
import type { BuiltPage } from '../../helpers/site/built-site.ts'
import { testStated } from '../../helpers/site/stated.ts'
import { catalogue } from '../../helpers/site/wanted-routes.ts'

/** What stands around every page: header, menus and footer. */

testStated([
  ['/', 'footer p', [/© 2025/]],
  ['/', 'footer a', [/^powered by /i]],
])

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
  const chats = hrefsIn(getPage(path).root, ':is(header, body > nav) a[href^="https://wa.me/"]').map(chatTextOf)
  expect(chats.length).toBeGreaterThan(1)
  expect(chats.filter((text) => !text.includes(words))).toEqual([])
})

describe('on every page', () => {
  const navigation = readData('navigation.yaml')
  const site = readData('site.yaml')

  test('the header links to its eight pages, in their order, and to the scheduling page in a new tab', () => {
    const wanted = ['/', '/aboutus', '/howitworks', '/services', '/blog', '/careers', '/pricing', '/Contact']
    const links = `header nav[aria-label="${navigation.mainLabel}"] a`
    expect(pathsWhere(({ root }) => hrefsIn(root, links).join() !== wanted.join())).toEqual([])
    // It marks the page under which the visitor is.
    expect(hrefsIn(getPage('/services/gst-reg').root, `${links}[aria-current=page]`)).toEqual(['/services'])
    const start = getPage('/')
      .root.querySelectorAll('header a')
      .filter((link) => textOf(link).startsWith('Get Started'))
    expect(start.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toContainEqual([
      site.schedulingUrl,
      '_blank',
    ])
    expect(hrefsIn(getPage('/').root, 'header a').join()).toContain(`https://wa.me/${site.whatsapp}`)
  })

  // What is looked for where these services are: which form of business fits, who needs GST and
  // where, which date is next or was missed.
  const linksOf: Readonly<Record<string, readonly string[]>> = {
    'Start Your Business': ['/compare'],
    'License / Registration': ['/do-i-need-gst', '/gst'],
    'Tax & Accounting': ['/calendar', '/late'],
  }

  test('the menus stand in the agreed order, each with exactly its services, and links that are none behind them', () => {
    const wanted = catalogue.map(([name, ids]) => [
      name,
      [...ids.map((id) => `/services/${id}`), ...(linksOf[name] ?? [])],
    ])
    const menusOf = ({ root }: BuiltPage) =>
      root
        .querySelectorAll(`nav[aria-label="${navigation.categoriesLabel}"] details`)
        .map((menu) => [textOf(menu.querySelector('summary')), hrefsIn(menu)])
    expect(pathsWhere((page) => JSON.stringify(menusOf(page)) !== JSON.stringify(wanted))).toEqual([])
  })

  const tools = ['/calendar', '/late', '/do-i-need-gst', '/compare', '/calculators#costs']
  const popular = [
    'gst-reg',
    'gst-return',
    'fssai',
    'income-tax-return',
    'sole-prop',
    'partnership-deed',
    'trade-license',
  ]
  const legal = ['/Contact', '/privacy-policy', '/terms', '/refund-policy', '/disclaimer']
  test.each([
    ['header', 'the five tools', tools],
    ['footer', 'the five tools', tools],
    ['footer', 'services that many ask for', popular.map((id) => `/services/${id}`)],
    ['footer', 'the contact page and the policies', legal],
  ])('the %s leads to %s', (part, _, wanted) => {
    const lacksOne = (links: readonly string[]) => wanted.some((path) => !links.includes(path))
    expect(pathsWhere(({ root }) => lacksOne(hrefsIn(root, `${part} a`)))).toEqual([])
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

  test('the timers are those that were agreed, and the header turns opaque after its 50 pixels', () => {
    expect(site.timers).toMatchObject({
      headerScrollThreshold: 50,
      carouselIntervalMs: 5000,
      reviewCutCharacters: 80,
      revealThreshold: 0.1,
      leadFormMs: 600,
      contactFormMs: 1500,
      bannerMs: 5000,
      copiedMs: 2000,
    })
    expect(getPage('/').root.querySelector('header')!.getAttribute('data-threshold')).toBe('50')
  })
})
