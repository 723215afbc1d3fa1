import type { BrowserContext, Page } from '@playwright/test'
import type { Navigation } from '#generated/records.ts'
import { chatTextOf, expect, readRecord, test } from '../../helpers/browser/visitor.ts'
import { holdRequests } from '../../helpers/browser/hold-requests.ts'

const { notReady } = readRecord<Navigation>('navigation.yaml')

/** Each form with what a visitor types into it. */
const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/services/gst-reg': { name: 'Asha Rao', phone: '98450 12345' },
  '/Contact': {
    name: 'Asha Rao',
    email: 'asha@example.in',
    subject: 'GST & TDS #2',
    message: 'First line\nSecond: 100% "sure" ₹5 🙂',
  },
  '/careers': {
    name: 'Asha Rao',
    phone: '98450 12345',
    email: 'asha@example.in',
    role: 'Tax Consultant',
    message: 'Ten years of practice',
  },
  '/aboutus': { name: 'Asha Rao', email: 'asha@example.in', message: 'A question' },
  '/blog': { email: 'asha@example.in' },
}

const form = (page: Page) => page.locator('#page form[data-chat]')
const submit = (page: Page) => form(page).locator('[type="submit"]')
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)

async function fill(page: Page, given: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(given)) {
    if (name === 'role') await field(page, name).selectOption(value)
    else await field(page, name).fill(value)
  }
}

async function expectFilled(page: Page, given: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(given)) await expect(field(page, name)).toHaveValue(value)
}

async function expectChatCarries(page: Page, context: BrowserContext, given: Readonly<Record<string, string>>) {
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: notReady.send }).click()
  const tab = await opening
  await tab.waitForURL(/^http/)
  const text = chatTextOf(tab.url())
  for (const value of Object.values(given)) expect(text).toContain(value)
  await tab.close()
}

const isHydrated = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual')
const lateScripts = /\/assets\/chunks\/.*\.js/

test(
  'the code is on its way once the page is painted, and runs when the page has come whole',
  { tag: '@narrow' },
  async ({ page }) => {
    const scripts = Promise.all(
      ['app', 'service'].map((name) => page.waitForResponse(new RegExp(`/chunks/${name}\\.`))),
    )
    // A picture that somebody puts into the page is waited for.
    const letThrough = await holdRequests(page, /\/late\.png$/)
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.body.append(Object.assign(new Image(), { src: '/late.png' })))
      // The browser finds its pointer over the header that is painted under it.
      addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true)
    })
    await page.goto('/services/gst-reg', { waitUntil: 'commit' })
    await Promise.all((await scripts).map((response) => response.finished()))
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
    letThrough()
    await isHydrated(page)
  },
)

test(
  'a page whose data a blocker has taken away stays as it is, without an error in the console',
  { tag: '@narrow' },
  async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.route('/services/gst-reg', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/<script type="application\/json".*?<\/script>/s, '')
      await route.fulfill({ response, body: html })
    })
    await page.goto('/services/gst-reg')
    await submit(page).click()
    await expect(page.getByRole('status').filter({ hasText: notReady.failed })).toBeInViewport()
    expect(errors).toEqual([])
  },
)

for (const [path, given] of Object.entries(forms)) {
  test(
    `the form of ${path} whose code never comes says so and hands what was typed to a chat`,
    { tag: '@wide' },
    async ({ page, context }) => {
      await page.route(lateScripts, (route) => route.abort())
      await page.goto(path)
      await fill(page, given)
      await submit(page).click()
      await expect(page.getByRole('status').filter({ hasText: notReady.failed })).toBeInViewport()
      await expectFilled(page, given)
      await expectChatCarries(page, context, given)
      await expect(page).toHaveURL(path)
      await expectFilled(page, given)
    },
  )
}

test(
  'under each form stand links that need no script, before hydration and after, in the same place',
  { tag: '@narrow' },
  async ({ page }) => {
    for (const path of Object.keys(forms)) {
      await page.route(/\/assets\/.*\.js/, (route) => route.abort())
      await page.goto(path)
      const links = page
        .locator(`#page :is(section, div):has(> form[data-chat]) a:is([href^="https://wa.me/"], [href^="mailto:"])`)
        .filter({ visible: true })
      await expect(links.first(), path).toBeVisible()
      const before = await links.first().boundingBox()
      await page.unroute(/\/assets\/.*\.js/)
      await page.reload()
      await isHydrated(page)
      await expect(links.first(), path).toBeVisible()
      expect((await links.first().boundingBox())!.y, path).toBe(before!.y)
    }
  },
)

test(
  'a press before the code has come says that it waits, and is carried out when it comes',
  { tag: '@narrow' },
  async ({ page, context }) => {
    const letThrough = await holdRequests(page, lateScripts)
    const given = forms['/services/gst-reg']!
    await page.goto('/services/gst-reg')
    await fill(page, given)
    await submit(page).click()
    await expect(page.getByRole('status').filter({ hasText: notReady.waiting })).toBeInViewport()
    const opening = context.waitForEvent('page')
    letThrough()
    const tab = await opening
    await tab.waitForURL(/^http/)
    expect(chatTextOf(tab.url())).toContain('98450 12345')
    await expect(page.getByText(notReady.waiting)).toHaveCount(0)
    await expectFilled(page, given)
  },
)

test(
  'a visitor who has waited eight seconds is offered the chat, and the form works once its code has come',
  { tag: '@wide' },
  async ({ page, context }) => {
    await page.clock.install()
    const letThrough = await holdRequests(page, lateScripts)
    const given = forms['/Contact']!
    await page.goto('/Contact')
    await fill(page, given)
    await submit(page).click()
    await expect(page.getByText(notReady.waiting)).toBeVisible()
    await page.clock.runFor(8000)
    await expect(page.getByText(notReady.failed)).toBeVisible()
    await field(page, 'subject').fill('Another subject')
    await expectChatCarries(page, context, { ...given, subject: 'Another subject' })
    letThrough()
    await isHydrated(page)
    await expect(page.getByText(notReady.failed)).toHaveCount(0)
    await expectFilled(page, { ...given, subject: 'Another subject' })
    // What may have gone by chat is not sent a second time.
    await expect(submit(page)).toBeEnabled()
  },
)

for (const [what, pattern] of Object.entries({
  'the app': /chunks\/app\..*\.js/,
  "the page's own code": /chunks\/contact\..*\.js/,
})) {
  test(
    `${what}, lost on the way twice, is asked for again and hydrates the page`,
    { tag: '@wide' },
    async ({ page }) => {
      let asked = 0
      await page.route(pattern, (route) => (++asked <= 2 ? route.abort() : route.continue()))
      await page.goto('/Contact')
      await field(page, 'name').fill('Asha')
      await isHydrated(page)
      await expect(field(page, 'name')).toHaveValue('Asha')
      await submit(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await page.locator('footer a[href="/pricing"]').click()
      await expect(page).toHaveTitle(/Pricing/)
    },
  )
}

test(
  'a connection that comes back, or a press, asks for the code at once',
  { tag: '@wide' },
  async ({ page, context }) => {
    await page.clock.install()
    let isCut = true
    await page.route(lateScripts, (route) => (isCut ? route.abort() : route.continue()))
    await page.goto('/Contact')
    const failure = page.waitForEvent('requestfailed')
    await field(page, 'name').fill('Asha')
    await failure
    await context.setOffline(true)
    isCut = false
    await context.setOffline(false)
    await isHydrated(page)
    await expect(field(page, 'name')).toHaveValue('Asha')
  },
)

test(
  'a site deployed anew between load and hydration still takes the enquiry',
  { tag: '@wide' },
  async ({ page, context }) => {
    await page.route(lateScripts, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
    )
    const given = forms['/Contact']!
    await page.goto('/Contact')
    await fill(page, given)
    await submit(page).click()
    await expect(page.getByText(notReady.failed)).toBeInViewport()
    await expectChatCarries(page, context, given)
  },
)

test(
  'an extension that has added a field to the form and removed the place for words does not keep the enquiry back',
  { tag: '@wide' },
  async ({ page }) => {
    await page.route(lateScripts, (route) => route.abort())
    const given = forms['/Contact']!
    await page.goto('/Contact')
    await fill(page, given)
    await page.evaluate(() => {
      document.getElementById('not-ready')!.remove()
      document
        .querySelector('#page form')!
        .append(
          Object.assign(document.createElement('input'), { type: 'hidden', name: 'added', value: 'by an extension' }),
        )
    })
    await submit(page).click()
    await page.waitForURL(/^https:\/\/wa\.me/)
    expect(chatTextOf(page.url())).toContain(given['message']!)
  },
)

test('a button pressed before its code has come is carried out when it comes', { tag: '@wide' }, async ({ page }) => {
  const letThrough = await holdRequests(page, lateScripts)
  await page.goto('/')
  const more = page.locator('#reviews button[aria-expanded]').first()
  // Twice, as one does who gets no answer.
  for (let press = 0; press < 2; press++) await more.click()
  letThrough()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
})

test('what was typed into a filter before hydration filters', { tag: '@wide' }, async ({ page }) => {
  const letThrough = await holdRequests(page, lateScripts)
  for (const [path, id, word] of [
    ['/gst', '#city', 'Chennai'],
    ['/services', '#words', 'trademark'],
  ] as const) {
    await page.goto(path)
    await page.locator(id).pressSequentially(word)
    letThrough()
    await isHydrated(page)
    await expect(page.locator(id)).toHaveValue(word)
    await expect(page.getByRole('status').filter({ hasText: /^[123] / })).toBeVisible()
  }
})
