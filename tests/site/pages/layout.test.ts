import { describe, expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import {
  chatTextOf,
  englishPages,
  getPage,
  hrefsIn,
  partOf,
  partsOf,
  pathsWhere,
  textOf,
} from '../../helpers/site/built-site.ts'
import type { BuiltPage } from '../../helpers/site/built-site.ts'
import { testStated } from '../../helpers/site/stated.ts'
import { catalogue } from '../../helpers/site/wanted-routes.ts'

/** What stands around every page: header, menus and footer. */

testStated([
  ['/', 'footer p', [/© 2025/]],
  ['/', 'footer a', [/^powered by /i]],
])

test('the languages in the footer say in English what they are for', () => {
  expect(textOf(partOf('/', 'footer a[href="/Contact#chat-languages"]'))).toMatch(/^Chat in: हिन्दी/)
})

test.each([
  ['/careers', 'enquire about a position'],
  ['/calculators/tds-interest', 'about: TDS interest and late fee'],
  ['/cost/llp', 'about: What an LLP costs'],
  ['/compare', 'which form of business fits'],
  ['/gst/tiruppur', 'Tiruppur'],
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
    expect(pathsWhere(({ root }) => hrefsIn(root, links).join() !== wanted.join(), englishPages)).toEqual([])
    // It marks the page under which the visitor is.
    expect(hrefsIn(getPage('/services/gst-reg').root, `${links}[aria-current=page]`)).toEqual(['/services'])
    const start = partOf('/', `header a[href="${site.schedulingUrl}"][target=_blank]`)
    expect(textOf(start)).toMatch(/^Get Started/)
    expect(hrefsIn(getPage('/').root, 'header a').join()).toContain(`https://wa.me/${site.whatsapp}`)
  })

  // What is looked for where these services are: which form of business fits, who needs GST and
  // where, what exporters file, which date is next or was missed, which TDS a bill bears.
  const linksOf: Readonly<Record<string, readonly string[]>> = {
    'Start Your Business': ['/compare'],
    'License / Registration': ['/do-i-need-gst', '/gst', '/check/exporter'],
    'Tax & Accounting': ['/calendar', '/late', '/check/tds', '/check/itr', '/check/tax-audit'],
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
    expect(pathsWhere((page) => JSON.stringify(menusOf(page)) !== JSON.stringify(wanted), englishPages)).toEqual([])
  })

  const tools = ['/calendar', '/late', '/do-i-need-gst', '/check/notice', '/compare', '/calculators#costs']
  const services = 'gst-reg gst-return fssai income-tax-return sole-prop partnership-deed trade-license'.split(' ')
  const legal = ['/Contact', '/privacy-policy', '/terms', '/refund-policy', '/disclaimer']
  test.each([
    ['header', 'the six tools', tools],
    ['footer', 'the six tools', tools],
    ['footer', 'services that many ask for', services.map((id) => `/services/${id}`)],
    ['footer', 'the contact page and the policies', legal],
  ])('the %s leads to %s', (part, _, wanted) => {
    const lacksOne = (links: readonly string[]) => wanted.some((path) => !links.includes(path))
    expect(pathsWhere(({ root }) => lacksOne(hrefsIn(root, `${part} a`)))).toEqual([])
  })

  test('the home page has the six tools in a row, before the figures of the firm', () => {
    const row = partsOf('/', `main nav[aria-label^="${navigation.tools.heading}"] a b`)
    expect(row.map(textOf)).toEqual([
      'Due dates',
      'Late fee',
      'Do I need GST?',
      'A notice came?',
      'Compare forms',
      'What it costs',
    ])
  })

  const profiles = ['Instagram', 'YouTube', 'Facebook', 'LinkedIn']
  test.each([
    ['footer', '/', ['Bengaluru', 'Coimbatore', 'Chennai', 'Visakhapatnam', 'Hyderabad']],
    ['footer', '/', profiles],
    ['main', '/Contact', profiles],
  ])('the %s of %s leads out of the site to %s', (part, path, names) => {
    const links = partsOf(path, `${part} a[href^="https://"]`).map(textOf)
    expect(names.filter((name) => !links.some((text) => text.startsWith(name)))).toEqual([])
    expect(partsOf(path, `${part} a:is([href^="tel:"], [href^="mailto:"])`).length).toBeGreaterThanOrEqual(2)
  })

  test('the header turns opaque after the 50 pixels that were agreed', () =>
    expect(partOf('/', 'header').getAttribute('data-threshold')).toBe('50'))
})
