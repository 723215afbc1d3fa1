import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Calculator, PageService, Service, Site } from '#generated/records.ts'
import type { Page } from 'puppeteer-core'
import { startPreview } from '../helpers/browser/preview.ts'
import type { RunningServer } from '../helpers/browser/preview.ts'
import { chatTextOf, readRecord } from '../helpers/browser/visitor.ts'
import { eachNth } from '../helpers/every.ts'
import { inFours, kinds, pageOfKind } from '../helpers/site/kinds.ts'
import { findTooWide } from '../old-browsers/look-at-page.ts'
import { openFirefox, waitFor } from './firefox.ts'
import type { Firefox, FirefoxPage } from './firefox.ts'

const site = readRecord<Site>('site.yaml')

let server: RunningServer
let firefox: Firefox
let visitor: FirefoxPage
beforeAll(async () => {
  server = await startPreview()
  firefox = await openFirefox()
})
afterAll(async () => {
  await firefox.close()
  server.stop()
})
beforeEach(async () => {
  visitor = await firefox.openPage(server.origin)
  return async () => {
    expect(await visitor.complaints()).toEqual([])
    await visitor.page.browserContext().close()
  }
})

const textOf = (selector: string) => visitor.page.$eval(selector, (element) => (element as HTMLElement).innerText)
const valueOf = (selector: string) => visitor.page.$eval(selector, (field) => (field as HTMLInputElement).value)
const focused = () => visitor.page.evaluate(() => (document.activeElement as HTMLInputElement).name)

// Chromium meets each kind in every run; Firefox some, and all in npm run test:every.
test.each(inFours(eachNth(kinds, 3)).map((group) => [group.map(([kind]) => kind).join(', '), group] as const))(
  '%s: they are taken over without a complaint, and nothing is too wide',
  async (_, group) => {
    for (const [kind, path] of group) {
      await visitor.visit(path)
      const width = await visitor.page.$eval('h1', (heading) => heading.getBoundingClientRect().width)
      expect.soft(width, kind).toBeGreaterThan(100)
      expect.soft(await visitor.page.evaluate(findTooWide), kind).toEqual([])
      expect.soft(await visitor.complaints(), `${kind}, or one before it`).toEqual([])
    }
  },
)

test('a link leads on without a page load, and Back returns', async () => {
  const { page } = visitor
  await visitor.visit(pageOfKind.city)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  const before = await textOf('h1')
  await page.$eval('main a[href="/services/gst-reg"]', (link) => (link as HTMLElement).click())
  const { title } = readRecord<Service>('services/gst-reg.yaml')
  await waitFor(page, (wanted) => document.querySelector('h1')!.innerText.includes(wanted), title)
  // The protocol's own step back does not wait until Firefox has noted the new entry.
  await page.evaluate(() => history.back())
  await waitFor(page, (wanted) => document.querySelector('h1')!.innerText === wanted, before)
  expect(await page.$('body[data-same]')).not.toBeNull()
})

test('the form of a service asks for what lacks, then hands all of it to a chat', async () => {
  const { page } = visitor
  await visitor.visit(pageOfKind.service)
  const { form: words, chat } = readRecord<PageService>('pages/service.yaml')
  const form = '#page form[data-chat]'
  await page.type(`${form} [name="name"]`, 'Asha & Rao')
  await page.click(`${form} [type="submit"]`)
  await waitFor(page, () => document.querySelector('#page form [role="alert"]') !== null)
  expect(await focused()).toBe('phone')
  await page.type(`${form} [name="phone"]`, '98450 12345')
  await page.click(`${form} [type="submit"]`)
  await waitFor(page, () => window.opened.length > 0)
  const [address] = await page.evaluate(() => window.opened)
  expect(address!.startsWith(`https://wa.me/${site.whatsapp}?`), words.heading).toBe(true)
  expect(chatTextOf(address!)).toContain(`${chat.name}: Asha & Rao\n${chat.phone}: 98450 12345`)
})

test('the search lists what is typed, and Enter opens the first', async () => {
  const { page } = visitor
  await visitor.visit(pageOfKind.home)
  await page.type('main [data-search] input', 'gst registraton')
  await waitFor(
    page,
    () => document.querySelector('[role="option"]')?.textContent.includes('GST Registration') === true,
  )
  await page.keyboard.press('Enter')
  await waitFor(page, () => location.pathname === '/services/gst-reg')
})

test('a calculator keeps what is chosen and typed before its script comes, and works it out after', async () => {
  const { page } = visitor
  const path = 'calculators/epf-esi-delay'
  const { answers, out } = readRecord<Calculator>(`${path}.yaml`).examples[0]!
  const letThrough = await holdChunks(page)
  await page.goto(`${server.origin}/${path}`, { waitUntil: 'domcontentloaded' })
  const typed = ['fund', 'period', 'amount']
  for (const name of typed) {
    if (name === 'amount') await page.type('#q-amount', answers[name]!)
    else await page.select(`#q-${name}`, answers[name]!)
  }
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
  letThrough()
  await waitFor(page, () => history.scrollRestoration === 'manual')
  expect(await Promise.all(typed.map((name) => valueOf(`#q-${name}`)))).toEqual(typed.map((name) => answers[name]))
  await page.$eval(
    '#q-paid',
    (field, day) => {
      // As a hand leaves it: in which order the parts of a day are typed depends on the machine's
      // language.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, day)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    answers['paid']!,
  )
  const [rule, sum] = Object.entries(out).find(([, value]) => typeof value === 'number')!
  await waitFor(
    page,
    (wanted) =>
      [...document.querySelectorAll('output')].some(
        (one) => `${one.name} ${one.value.replace(/[₹,]/g, '')}` === wanted,
      ),
    `${rule} ${String(sum)}`,
  )
})

/** Holds back the scripts of a page until what it gives back is called. */
async function holdChunks(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const isHeld = /\/assets\/chunks\/.*\.js/.test(request.url())
    void (isHeld ? held : Promise.resolve()).then(() => request.continue())
  })
  return letThrough
}
