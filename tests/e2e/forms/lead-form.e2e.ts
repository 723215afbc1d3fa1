import type { BrowserContext, Page } from 'playwright/test'
import type { PageService, Service, Site } from '#generated/records.ts'
import { expectFields, fillIn } from '../../helpers/browser/on-page.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const { form: words, chat } = readRecord<PageService>('pages/service.yaml')
const site = readRecord<Site>('site.yaml')
const { title } = readRecord<Service>('services/gst-reg.yaml')

const path = '/services/gst-reg'
declare global {
  interface Window {
    hasOpener?: boolean
  }
}
type Lead = Record<'name' | 'email' | 'phone', string>

const form = (page: Page) => page.getByRole('form', { name: words.heading })
const button = (page: Page) => form(page).locator('[type="submit"]')
const alert = (page: Page) => form(page).getByRole('alert')

/** The chat's text for a lead: the service's title, and a line for each thing given. */
function textOf({ name, email, phone }: Lead) {
  return [
    `${chat.opening} ${title}.`,
    `${chat.name}: ${name}`,
    ...(email ? [`${chat.email}: ${email}`] : []),
    `${chat.phone}: ${phone}`,
  ].join('\n')
}

const send = (page: Page, context: BrowserContext) => addressOpenedBy(context, () => button(page).click())

test('the chat opens with the service and what was given, letter by letter', async ({ page, context }) => {
  await visit(page, path)
  await page.evaluate(() => {
    const { open } = window
    window.open = (...given) => {
      const tab = open(...given)
      // Before a test closes the tab, which takes its opener away too.
      queueMicrotask(() => (window.hasOpener = tab!.opener !== null))
      return tab
    }
  })
  for (const lead of [
    { name: 'Asha Rao', email: '', phone: '98450 12345' },
    { name: 'Asha Rao', email: 'asha@example.in', phone: '98450 12345' },
    { name: 'A&B #1 ?text=x% +"\'<b>/\\ ₹ நன்றி 🙂', email: 'a+b&c=d@example.in', phone: '+91 (98450) 12345 #2' },
  ]) {
    await fillIn(form(page), lead)
    const address = await send(page, context)
    expect(address.origin + address.pathname + address.hash).toBe(`https://wa.me/${site.whatsapp}`)
    expect(chatTextOf(address)).toBe(textOf(lead))
    await expectFields(form(page), lead)
    await expect(button(page)).toBeEnabled()
    await expect(alert(page)).toHaveCount(0)
    // The chat's page could else lead this one somewhere else.
    expect(await page.evaluate(() => window.hasOpener)).toBe(false)
  }
  await test.step("a text too long for some phones' links is offered for copying, although the tab opened", async () => {
    const lead = { name: 'அ'.repeat(100), email: `${'க'.repeat(140)}@example.in`, phone: '1'.repeat(30) }
    await fillIn(form(page), lead)
    expect(chatTextOf(await send(page, context))).toBe(textOf(lead))
    await expect(alert(page)).toHaveText(words.notOpened)
  })
})

test('where no tab opens, link, copy and call stand in', { tag: '@narrow' }, async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium lets a test read the clipboard.')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // As a pop-up blocker does.
  await page.addInitScript(() => (window.open = () => null))
  await visit(page, path)
  const lead = { name: 'Asha & Sons', email: 'asha@example.in', phone: '98450 12345' }
  const copy = form(page).getByRole('button', { name: words.copy, exact: true })
  await fillIn(form(page), lead)
  await button(page).click()
  await expect(alert(page)).toHaveText(words.notOpened)
  await expect(alert(page)).toBeInViewport()
  await expectFields(form(page), lead)
  await expect(form(page).getByText(textOf(lead))).toBeVisible()
  const call = form(page).getByRole('link', { name: words.call })
  await expect(call).toHaveAttribute('href', `tel:${site.phone.replaceAll(' ', '')}`)

  await copy.click()
  await expect(form(page).getByRole('button', { name: words.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(textOf(lead))
  await expect(copy).toBeVisible()

  const address = await addressOpenedBy(context, () => form(page).getByRole('link', { name: words.button }).click())
  expect(chatTextOf(address)).toBe(textOf(lead))

  await test.step('where the clipboard is refused too, the text is left selected', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await copy.click()
    await expect.poll(() => page.evaluate(() => getSelection()!.toString())).toBe(textOf(lead))
  })
})
