import type { BrowserContext, Page } from 'playwright/test'
import type { Navigation } from '#generated/records.ts'
import { eachNth } from '../../helpers/every.ts'
import {
  expectFields,
  fillIn,
  holdRequests,
  isHydrated,
  lateScripts,
  linkInFooter,
} from '../../helpers/browser/on-page.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test } from '../../helpers/browser/visitor.ts'

const { notReady } = readRecord<Navigation>('navigation.yaml')

const asha = { name: 'Asha Rao', email: 'asha@example.in' }

/** Each form with what a visitor types into it. */
const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/services/gst-reg': { name: 'Asha Rao', phone: '98450 12345' },
  '/Contact': { ...asha, subject: 'GST & TDS #2', message: 'First line\nSecond: 100% "sure" ₹5 🙂' },
  '/careers': { ...asha, phone: '98450 12345', role: 'Tax Consultant', message: 'Ten years of practice' },
  '/aboutus': { ...asha, message: 'A question' },
  '/blog': { email: 'asha@example.in' },
}

const form = (page: Page) => page.locator('#page form[data-chat]')
const submit = (page: Page) => form(page).locator('[type="submit"]')
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)

async function expectChatCarries(page: Page, context: BrowserContext, given: Readonly<Record<string, string>>) {
  const chat = await addressOpenedBy(context, () => page.getByRole('link', { name: notReady.send }).click())
  for (const value of Object.values(given)) expect(chatTextOf(chat)).toContain(value)
  // A field left empty has no line.
  const [, ...lines] = chatTextOf(chat).split('\n')
  expect(lines.filter((line) => /: *$/.test(line))).toEqual([])
}

const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

test('the code comes after the paint, and runs when the page is whole', { tag: '@narrow' }, async ({ page }) => {
  const scripts = Promise.all(
    ['app', 'calculator'].map((name) => page.waitForResponse(new RegExp(`/chunks/${name}\\.`))),
  )
  // A picture that somebody puts into the page is waited for.
  const letThrough = await holdRequests(page, /\/late\.png$/)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.body.append(Object.assign(new Image(), { src: '/late.png' })))
    // The browser finds its pointer over the header that is painted under it.
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true)
  })
  await page.bringToFront()
  await page.goto('/calculators/gst-late-fee', { waitUntil: 'commit' })
  await Promise.all((await scripts).map((response) => response.finished()))
  await page.waitForTimeout(300)
  await expect(page.locator('[data-stage]')).toHaveCount(0)
  letThrough()
  await isHydrated(page)
})

test(
  'a page whose data a blocker has taken away stays as it was prerendered, without an error',
  { tag: '@narrow' },
  async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.route('/services/gst-reg', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/<script type="application\/json".*?<\/script>/gs, '')
      await route.fulfill({ response, body: html })
    })
    await page.goto('/services/gst-reg')
    await submit(page).click()
    await expect(status(page, notReady.failed)).toBeInViewport()
    expect(errors).toEqual([])
  },
)

test('a form whose code never comes hands what was typed to a chat', { tag: '@wide' }, async ({ page, context }) => {
  await page.route(lateScripts, (route) => route.abort())
  for (const [path, given] of eachNth(Object.entries(forms), 4))
    await test.step(path, async () => {
      await page.goto(path)
      await fillIn(form(page), given)
      await submit(page).click()
      await expect(status(page, notReady.failed)).toBeInViewport()
      await expectFields(form(page), given)
      await expectChatCarries(page, context, given)
      await expect(page).toHaveURL(path)
      await expectFields(form(page), given)
    })
  await test.step('also where an extension has added a field and removed the place for words', async () => {
    const given = forms['/Contact']!
    await page.goto('/Contact')
    await fillIn(form(page), given)
    await page.evaluate(() => {
      document.getElementById('not-ready')!.remove()
      const added = { type: 'hidden', name: 'added', value: 'by an extension' }
      document.querySelector('#page form')!.append(Object.assign(document.createElement('input'), added))
    })
    await submit(page).click()
    await page.waitForURL(/^https:\/\/wa\.me/)
    expect(chatTextOf(page.url())).toContain(given['message']!)
  })
})

test('under each form stand links that need no script', { tag: '@narrow' }, async ({ page }) => {
  for (const path of Object.keys(forms)) {
    const letThrough = await holdRequests(page, lateScripts)
    await page.goto(path)
    const link = page
      .locator(
        `#page :is(section, div):has(> form[data-chat], > [data-island] > form[data-chat]) a:is([href^="https://wa.me/"], [href^="mailto:"])`,
      )
      .filter({ visible: true })
      .first()
    await expect(link, path).toBeVisible()
    // Dates that have passed since the build are taken away above them.
    const belowForm = async () => (await link.boundingBox())!.y - (await form(page).boundingBox())!.y
    const before = await belowForm()
    letThrough()
    await isHydrated(page)
    expect(await belowForm(), path).toBe(before)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('a press before the code has come waits and is carried out', { tag: '@narrow' }, async ({ page, context }) => {
  const letThrough = await holdRequests(page, lateScripts)
  const given = forms['/services/gst-reg']!
  await page.goto('/services/gst-reg')
  await fillIn(form(page), given)
  await submit(page).click()
  await expect(status(page, notReady.waiting)).toBeInViewport()
  const chat = await addressOpenedBy(context, () => Promise.resolve(letThrough()))
  expect(chatTextOf(chat)).toContain('98450 12345')
  await expect(page.getByText(notReady.waiting)).toHaveCount(0)
  await expectFields(form(page), given)
  await test.step('once, although it was pressed twice, as one does who gets no answer', async () => {
    await page.unrouteAll({ behavior: 'wait' })
    const letThroughAgain = await holdRequests(page, lateScripts)
    await page.goto('/')
    // Samples are folded.
    const samples = page.locator('#reviews summary')
    if (await samples.isVisible()) await samples.click()
    const more = page.locator('#reviews button[aria-expanded]').first()
    for (let press = 0; press < 2; press++) await more.click()
    letThroughAgain()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
  })
})

test('after eight seconds the chat is offered, and the form works', { tag: '@wide' }, async ({ page, context }) => {
  await page.clock.install()
  const letThrough = await holdRequests(page, lateScripts)
  const given = { ...forms['/Contact']!, subject: 'Another subject' }
  await page.goto('/Contact')
  await fillIn(form(page), forms['/Contact']!)
  await submit(page).click()
  await expect(page.getByText(notReady.waiting)).toBeVisible()
  await page.clock.runFor(8000)
  await expect(page.getByText(notReady.failed)).toBeVisible()
  await field(page, 'subject').fill('Another subject')
  await expectChatCarries(page, context, given)
  letThrough()
  await isHydrated(page)
  await expect(page.getByText(notReady.failed)).toHaveCount(0)
  await expectFields(form(page), given)
  // What may have gone by chat is not sent a second time.
  await expect(submit(page)).toBeEnabled()
})

test('code that is lost on the way twice is asked for again', { tag: '@wide' }, async ({ page }) => {
  // The app, and the page's own.
  for (const pattern of eachNth([/chunks\/app\..*\.js/, /chunks\/contact\..*\.js/], 2)) {
    let asked = 0
    await page.route(pattern, (route) => (++asked <= 2 ? route.abort() : route.continue()))
    await page.goto('/Contact')
    await field(page, 'name').fill('Asha')
    await isHydrated(page)
    expect(asked).toBeGreaterThan(2)
    await expect(field(page, 'name')).toHaveValue('Asha')
    await submit(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await linkInFooter(page, '/pricing').click()
    await expect(page).toHaveTitle(/Pricing/)
    await page.unroute(pattern)
  }
})

test(
  'a connection that comes back asks for the code at once',
  { tag: ['@wide', '@every'] },
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
