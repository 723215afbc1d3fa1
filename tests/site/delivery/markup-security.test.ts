import { readRule, ruleIds } from '../../helpers/project/rules.ts'
import { describe, expect, test } from 'vitest'
import { allPages, builtFiles, readBuilt, readData, textOf } from '../../helpers/site/built-site.ts'
import type { BuiltPage } from '../../helpers/site/built-site.ts'

const site = readData('site.yaml')
const pathsWhere = (isWrong: (page: BuiltPage) => boolean) => allPages.filter(isWrong).map((page) => page.path)
const attributesOf = (page: BuiltPage) =>
  page.root
    .querySelectorAll('*')
    .flatMap((element) =>
      Object.entries(element.attributes).map(([name, value]) => ({ element, name: name.toLowerCase(), value })),
    )
const outside = (page: BuiltPage) =>
  page.root
    .querySelectorAll('a[href], area[href], form[action]')
    .map((link) => link.getAttribute('href') ?? link.getAttribute('action')!)
    .filter((href) => !/^(\/(?!\/)|#|\?|$)/.test(href))

describe('the policy of the headers holds for every page: it', () => {
  test('has no style attribute and no style sheet within it', () => {
    expect(
      pathsWhere(
        (page) => attributesOf(page).some(({ name }) => name === 'style') || page.root.querySelector('style') !== null,
      ),
    ).toEqual([])
  })
  test('has no handler of an event in an attribute', () => {
    expect(pathsWhere((page) => attributesOf(page).some(({ name }) => /^on[a-z]/.test(name)))).toEqual([])
  })
  test('has no script within it that runs: only data', () => {
    const isData = (type: string | undefined) => type === 'application/json' || type === 'application/ld+json'
    expect(
      pathsWhere(({ root }) =>
        root.querySelectorAll('script:not([src])').some((script) => !isData(script.getAttribute('type'))),
      ),
    ).toEqual([])
  })
  test('escapes its data, so that no text of it can end the script it stands in', () => {
    expect(
      pathsWhere(({ root }) =>
        root.querySelectorAll('script:not([src])').some((script) => /[<>&]/.test(script.rawText)),
      ),
    ).toEqual([])
  })
  test('loads scripts and style sheets of its own only', () => {
    expect(
      pathsWhere(({ root }) =>
        root
          .querySelectorAll('script[src], link[rel=stylesheet]')
          .some((one) => !(one.getAttribute('src') ?? one.getAttribute('href'))!.startsWith('/assets/')),
      ),
    ).toEqual([])
  })
  test('frames, embeds and bases nothing', () => {
    expect(
      pathsWhere(
        ({ root }) => root.querySelector('iframe, frame, object, embed, applet, base, meta[http-equiv]') !== null,
      ),
    ).toEqual([])
  })
})

describe('links out of the site', () => {
  // Every host that a link may lead to stands in the data: those of the firm, of its cards, and of
  // the sources of its facts.
  const facts = Object.values(readData('facts.yaml') as Record<string, { source?: string }>).flatMap(
    (fact) => fact.source ?? [],
  )
  const states = Object.values(readData('states.yaml') as Record<string, { taxDepartmentUrl?: string }>).flatMap(
    (state) => state.taxDepartmentUrl ?? [],
  )
  const professionalTax = JSON.stringify(readData('professional-tax.yaml')).match(/https:\/\/[^"]+/g) ?? []
  const cities = Object.values(readData('cities.yaml') as Record<string, { googleSearchUrl?: string }>).flatMap(
    (city) => city.googleSearchUrl ?? [],
  )
  const places = Object.values(
    readData('place-sources.yaml') as Record<string, { url: string; licenceUrl?: string }>,
  ).flatMap(({ url, licenceUrl = url }) => [url, licenceUrl])
  const ofFirm = [
    site.schedulingUrl,
    site.reviewsUrl,
    site.video.watchUrl,
    site.poweredBy.href,
    ...Object.values(site.forms as Record<string, string>),
    ...site.social.map((one: { url: string }) => one.url),
  ]
  const chips = readData('navigation.yaml').footer.cities.map((city: { href: string }) => city.href)
  const rules = ruleIds.flatMap((id) => readRule(id).rows.map(({ source }) => source))
  const hosts = new Set(
    // A calendar of ours can be opened in Google Calendar.
    [
      'https://calendar.google.com',
      ...facts,
      ...states,
      ...places,
      ...professionalTax,
      ...rules,
      ...cities,
      ...ofFirm,
      ...chips,
    ].map((address) => new URL(address).host),
  )

  test('use https, a telephone number, an e-mail address or a calendar of our own', () => {
    const schemes = new Set(
      allPages.flatMap((page) => outside(page).map((href) => /^[a-z+]*:/i.exec(href)?.[0] ?? href)),
    )
    const known = ['https:', 'tel:', 'mailto:', 'webcal:', 'upi:']
    expect([...schemes].filter((scheme) => !known.includes(scheme))).toEqual([])
    // A payment app is opened in one place, for the payee of the data.
    const payments = allPages.flatMap((page) => outside(page).filter((href) => href.startsWith('upi:')))
    const payee = readData('payment.yaml').upi.id
    expect(payments.map((href) => new URL(href).searchParams.get('pa'))).toEqual([payee])
  })
  test("lead to the hosts of the data and to the firm's chat, and to no other", () => {
    const strange = allPages.flatMap((page) =>
      outside(page)
        .filter((href) => href.startsWith('https:') && new URL(href).host !== 'wa.me' && !hosts.has(new URL(href).host))
        .map((href) => `${page.path} → ${href}`),
    )
    expect(strange).toEqual([])
  })
  test('to the chat, the telephone and the mailbox are those of the firm', () => {
    const chat = new RegExp(`^https://wa\\.me/${site.whatsapp}(\\?text=[^&]+)?$`)
    const phone = `tel:${site.phone.replace(/[^\d+]/g, '')}`
    // What is sent to somebody else ends with the page's own address.
    const isSent = (href: string) => /^https:\/\/wa\.me\/\?/.test(href) && sentFrom.test(new URL(href).search)
    const sentFrom = new RegExp(`%0A${encodeURIComponent(site.origin)}[^&]*$`)
    const isOurs = (href: string) =>
      href.startsWith('https://wa.me/')
        ? chat.test(href) || isSent(href)
        : href.startsWith('tel:')
          ? href === phone
          : !href.startsWith('mailto:') || href.split('?')[0] === `mailto:${site.email}`
    expect(
      allPages.flatMap((page) =>
        outside(page)
          .filter((href) => !isOurs(href))
          .map((href) => `${page.path} → ${href}`),
      ),
    ).toEqual([])
  })
  test('that open a chat carry a text that can be read, of at most 1,500 characters', () => {
    const texts = new Set(
      allPages.flatMap((page) =>
        outside(page)
          .filter((href) => href.startsWith('https://wa.me/') && href.includes('?'))
          .map((href) => new URL(href).searchParams.get('text') ?? ''),
      ),
    )
    expect(
      [...texts].filter(
        (text) => text.length < 10 || encodeURIComponent(text).length > 1500 || /undefined|\{|\}/.test(text),
      ),
    ).toEqual([])
  })
  test('that open a new tab cut the tie to this page', () => {
    expect(
      pathsWhere(({ root }) =>
        root
          .querySelectorAll('[target=_blank]')
          .some((link) => !(link.getAttribute('rel') ?? '').split(' ').includes('noopener')),
      ),
    ).toEqual([])
  })
  test('to the sources of facts pass on no recommendation', () => {
    expect(
      pathsWhere(({ root }) =>
        root
          .querySelectorAll('main a')
          .some(
            (link) => textOf(link).startsWith('Source: ') && !(link.getAttribute('rel') ?? '').includes('nofollow'),
          ),
      ),
    ).toEqual([])
  })
  test('that look like buttons say to everybody that a tab opens', () => {
    const empty = ({ root }: BuiltPage) =>
      root.querySelectorAll('a .visually-hidden').some((note) => textOf(note) === '')
    expect(pathsWhere(empty)).toEqual([])
  })
  test('carry no name or password, and no control or direction character', () => {
    expect(
      allPages.flatMap((page) =>
        outside(page).filter((href) =>
          /^https:\/\/[^/?#]*@|[\u0000-\u0020\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(href),
        ),
      ),
    ).toEqual([])
  })
})

describe('forms', () => {
  test('send nothing by themselves but what is searched, and that to the site itself: the others are handled in the page', () => {
    expect(
      pathsWhere(({ root }) =>
        root
          .querySelectorAll('form')
          .some(
            (form) =>
              (form.hasAttribute('action') && form.getAttribute('action') !== '/search') ||
              form.getAttribute('method')?.toLowerCase() === 'post',
          ),
      ),
    ).toEqual([])
  })
  test('ask for no secret', () => {
    const secret = /passw|otp|pin\b|cvv|card|aadhaar|pan\b/i
    expect(
      pathsWhere(({ root }) =>
        root
          .querySelectorAll('input')
          .some((field) => field.getAttribute('type') === 'password' || secret.test(field.getAttribute('name') ?? '')),
      ),
    ).toEqual([])
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
