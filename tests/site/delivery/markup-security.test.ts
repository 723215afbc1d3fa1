import type { HTMLElement } from 'node-html-parser'
import { once } from '../../../codegen/lib/once.ts'
import { readRule, ruleIds } from '../../helpers/project/rules.ts'
import { describe, expect, test } from 'vitest'
import { readData, readDataFolder } from '../../helpers/project/read-data.ts'
import {
  allPages,
  builtFiles,
  chatTextOf,
  findingsOn,
  hrefsIn,
  pathsWhere,
  readBuilt,
  textOf,
} from '../../helpers/site/built-site.ts'
import type { BuiltPage } from '../../helpers/site/built-site.ts'

const site = readData('site.yaml')
const outside = once(({ root }: BuiltPage) =>
  [...hrefsIn(root, 'a[href], area[href]'), ...root.querySelectorAll('form[action]').map(actionOf)].filter(
    (href) => !/^(\/(?!\/)|#|\?|$)/.test(href),
  ),
)
const actionOf = (form: HTMLElement) => form.getAttribute('action') ?? ''
const isData = (script: HTMLElement) => /^application\/(ld\+)?json$/.test(script.getAttribute('type') ?? '')
const secret = /passw|otp|pin\b|cvv|card|aadhaar|pan\b/i

/** What no page may have: an element, or one of them that is wrong. */
const refused: readonly (readonly [what: string, selector: string, isWrong?: (element: HTMLElement) => boolean])[] = [
  ['a style sheet within it', 'style'],
  [
    'a style or a handler of an event in an attribute',
    '*',
    ({ attributes }) => Object.keys(attributes).some((name) => /^(style|on[a-z]+)$/i.test(name)),
  ],
  ['a script within it that runs, and is not only data', 'script:not([src])', (script) => !isData(script)],
  ['data that could end the script it stands in', 'script:not([src])', ({ rawText }) => /[<>&]/.test(rawText)],
  ["a script of another's", 'script[src]', (script) => !script.getAttribute('src')!.startsWith('/assets/')],
  ["a style sheet of another's", 'link[rel=stylesheet]', (link) => !link.getAttribute('href')!.startsWith('/assets/')],
  ['what frames, embeds or bases it', 'iframe, frame, object, embed, applet, base, meta[http-equiv]'],
  [
    'a new tab that keeps a tie to it',
    '[target=_blank]',
    (link) => !(link.getAttribute('rel') ?? '').split(' ').includes('noopener'),
  ],
  [
    'a chat that does not open in a new tab, or does not say so',
    'a[href^="https://wa.me/"]',
    (link) => link.getAttribute('target') !== '_blank' || !/\S \(.+\)$/.test(textOf(link)),
  ],
  [
    'a source of a fact to which it passes on a recommendation',
    'main a',
    (link) => textOf(link).startsWith('Source: ') && !(link.getAttribute('rel') ?? '').includes('nofollow'),
  ],
  ['a link like a button that does not say that a tab opens', 'a .visually-hidden', (note) => textOf(note) === ''],
  [
    'a form that sends by itself more than what is searched, to the site itself: the others are handled in the page',
    'form',
    (form) =>
      (form.hasAttribute('action') && actionOf(form) !== '/search') ||
      form.getAttribute('method')?.toLowerCase() === 'post',
  ],
  [
    'a field for a secret',
    'input',
    (field) => field.getAttribute('type') === 'password' || secret.test(field.getAttribute('name') ?? ''),
  ],
]

for (const [what, selector, isWrong = () => true] of refused)
  test(`no page has ${what}`, () =>
    expect(pathsWhere(({ root }) => root.querySelectorAll(selector).some(isWrong))).toEqual([]))

describe('links out of the site', () => {
  // Every host that a link may lead to stands in the data: those of the firm, of its cards, and of
  // the sources of its facts.
  const files = ['facts', 'states', 'cities', 'professional-tax', 'place-sources', 'site']
  const checks = Object.values(readDataFolder('checks'))
  const records = [
    ...files.map((file) => readData(`${file}.yaml`)),
    readData('navigation.yaml').footer.cities,
    ...checks,
  ]
  const linked = JSON.stringify(records).matchAll(/"(?!embedUrl)(?:source|url|href|\w+Url)":"(https:[^"]+)"/g)
  const rules = ruleIds.flatMap((id) => readRule(id).rows.map(({ source }) => source))
  const addresses = [...[...linked].map(([, address]) => address!), ...Object.values<string>(site.forms), ...rules]
  // A calendar of ours can be opened in Google Calendar.
  const hosts = new Set(['https://calendar.google.com', ...addresses].map((address) => new URL(address).host))

  test('use https, a telephone number, an e-mail address or a calendar of our own', () => {
    const strange = /^(?!(https|tel|mailto|webcal|upi):)/
    expect(findingsOn((page) => outside(page).filter((href) => strange.test(href)))).toEqual([])
    // A payment app is opened in one place, for the payee of the data.
    const payments = allPages.flatMap((page) => outside(page).filter((href) => href.startsWith('upi:')))
    const payee = readData('payment.yaml').upi.id
    expect(payments.map((href) => new URL(href).searchParams.get('pa'))).toEqual([payee])
  })
  test("lead to the hosts of the data and to the firm's chat, and to no other", () => {
    const isStrange = (href: string) =>
      href.startsWith('https:') && new URL(href).host !== 'wa.me' && !hosts.has(new URL(href).host)
    expect(findingsOn((page) => outside(page).filter(isStrange))).toEqual([])
  })
  test('to the chat, the telephone and the mailbox are those of the firm', () => {
    const chat = new RegExp(`^https://wa\\.me/${site.whatsapp}(\\?text=[^&]+)?$`)
    const phone = `tel:${site.phone.replace(/[^\d+]/g, '')}`
    // What is sent to somebody else ends with the page's own address.
    const isSent = (href: string) => /^https:\/\/wa\.me\/\?/.test(href) && sentFrom.test(new URL(href).search)
    const sentFrom = new RegExp(`%0A${encodeURIComponent(site.origin)}[^&]*$`)
    const isOurs = (href: string) => {
      if (href.startsWith('https://wa.me/')) return chat.test(href) || isSent(href)
      if (href.startsWith('tel:')) return href === phone
      return !href.startsWith('mailto:') || href.split('?')[0] === `mailto:${site.email}`
    }
    expect(findingsOn((page) => outside(page).filter((href) => !isOurs(href)))).toEqual([])
  })
  test('that open a chat carry a text that can be read, of at most 1,500 characters', () => {
    const isOdd = (text: string) =>
      text.length < 10 || encodeURIComponent(text).length > 1500 || /undefined|\{|\}/.test(text)
    const chatsOn = (page: BuiltPage) => outside(page).filter((href) => href.startsWith('https://wa.me/'))
    expect(findingsOn((page) => chatsOn(page).map(chatTextOf).filter(isOdd))).toEqual([])
  })
  test('carry no name or password, and no control or direction character', () => {
    const odd = /^https:\/\/[^/?#]*@|[\u0000-\u0020\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/
    expect(findingsOn((page) => outside(page).filter((href) => odd.test(href)))).toEqual([])
  })
})

describe('scripts', () => {
  const scripts = builtFiles.filter((file) => file.endsWith('.js'))
  test('make no code from text', () => {
    expect(scripts.filter((file) => /\beval\(|new Function\(|document\.write\(/.test(readBuilt(file)))).toEqual([])
  })
  test('carry no source map and name no folder of the machine that built them', () => {
    expect(scripts.filter((file) => /sourceMappingURL|\/work\/|\/home\/|\/Users\//.test(readBuilt(file)))).toEqual([])
    expect(builtFiles.filter((file) => file.endsWith('.map'))).toEqual([])
  })
})
