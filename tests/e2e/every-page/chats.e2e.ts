import type { Page } from 'playwright/test'
import type { Language, Navigation, PageService } from '#generated/records.ts'
import { isHydrated, lateScripts, linkInFooter } from '../../helpers/browser/on-page.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const menus = readRecord<Navigation>('navigation.yaml')
const { form, chat } = readRecord<PageService>('pages/service.yaml')
const languages = readRecord<Record<string, Language>>('languages.yaml')
const [english, hindi, tamil] = ['en', 'hi', 'ta'].map((code) => languages[code]!) as [Language, Language, Language]

/**
 * What the chat that stands around the page, in the header or at the lower edge of a phone, begins
 * with.
 */
const around = async (page: Page) => {
  const bars = page.locator('header, body > nav')
  const link = bars.getByRole('link', { name: menus.chatLabel }).filter({ visible: true }).first()
  return chatTextOf((await link.getAttribute('href'))!)
}

test('the chat around a page begins with what the page is about', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/services/gst-reg')
  expect(await around(page)).toBe(`${chat.opening} GST Registration.`)
  await page.locator('main a[href="/services/gst-return"]').first().click()
  await expect(page).toHaveURL('/services/gst-return')
  await expect.poll(() => around(page)).toBe(`${chat.opening} GST Return Filing.`)
  await page.locator('main a[href="/services"]').first().click()
  await expect(page).toHaveURL('/services')
  await expect.poll(() => around(page)).toBe(menus.chatText)
})

test('a language chosen once begins every later chat', { tag: '@narrow' }, async ({ page, context }) => {
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: hindi.own }).click()
  await expect(page).toHaveURL('/Contact#chat-languages')
  const choose = (name: string) => page.locator('#chat-languages').getByRole('link', { name })
  await expect(choose('English')).toHaveAttribute('aria-current', 'true')
  for (const { own, chat: words } of Object.values(languages))
    expect(chatTextOf((await choose(own).getAttribute('href'))!)).toBe(words)
  expect(chatTextOf(await addressOpenedBy(context, () => choose(hindi.own).click()))).toBe(hindi.chat)
  await expect(choose(hindi.own)).toHaveAttribute('aria-current', 'true')

  await visit(page, '/services/gst-reg')
  const plain = page.getByRole('link', { name: form.plainLink })
  const own = `${chat.opening} GST Registration.`
  for (const _ of [1, 2])
    expect(chatTextOf(await addressOpenedBy(context, () => plain.click()))).toBe(`${hindi.chat}\n\n${own}`)
  await page.getByRole('form').locator('[name="name"]').fill('Asha')
  await page.getByRole('form').locator('[name="phone"]').fill('98450 12345')
  const sent = await addressOpenedBy(context, () => page.getByRole('button', { name: form.button }).click())
  expect(chatTextOf(sent)).toMatch(new RegExp(`^${hindi.chat}\\n\\n${own}\\n`))

  // The general message would say the same once more in English.
  const general = page.getByRole('contentinfo').getByRole('link', { name: menus.chatLabel })
  expect(chatTextOf(await addressOpenedBy(context, () => general.click()))).toBe(hindi.chat)

  // A link that was pressed before takes on the next choice, too.
  await linkInFooter(page, '/Contact').click()
  await expect(choose(tamil.own)).toBeVisible()
  await isHydrated(page)
  for (const [link, words] of [
    [() => choose(tamil.own), tamil.chat],
    [() => general, tamil.chat],
    [() => choose(english.own), english.chat],
    [() => general, menus.chatText],
  ] as const)
    expect(chatTextOf(await addressOpenedBy(context, () => link().click()))).toBe(words)
  await visit(page, '/services/gst-reg')
  expect(chatTextOf(await addressOpenedBy(context, () => plain.click()))).toBe(own)
  await test.step('a language that is pressed before the script has come is the only one', async () => {
    await page.evaluate((words) => localStorage.setItem('chat-words', words), hindi.chat)
    await page.route(lateScripts, (route) => route.abort())
    await page.goto('/Contact')
    expect(chatTextOf(await addressOpenedBy(context, () => choose(tamil.own).click()))).toBe(tamil.chat)
  })
})

test('on a laptop with a low screen the way to ask stays in sight', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  await visit(page, '/services/gst-reg')
  await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect(page.getByRole('heading', { name: form.heading })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: form.button })).toBeInViewport({ ratio: 1 })
})
