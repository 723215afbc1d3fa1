import type { Page } from '@playwright/test'
import type { PageAbout, Site } from '#generated/records.ts'
import { connectMailbox, disconnectMailbox } from '../../helpers/browser/mailbox.ts'
import { chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const { form: words } = readRecord<PageAbout>('pages/about.yaml')
const site = readRecord<Site>('site.yaml')

const path = '/aboutus'
const thanks = 'Thank you for your message. We will get back to you soon!'
const names = ['name', 'email', 'message'] as const
type Message = Record<(typeof names)[number], string>

const message: Message = { name: 'Asha Rao', email: 'asha@example.in', message: 'Salt & pepper\n100% ₹5 #1 🙂' }
const sentAsText = `${words.name}: ${message.name}\n${words.email}: ${message.email}\n${words.message}: ${message.message}`

const part = (page: Page) => page.getByRole('region', { name: words.heading })
const field = (page: Page, name: keyof Message) => part(page).locator(`[name="${name}"]`)
const button = (page: Page) => part(page).locator('[type="submit"]')
const alert = (page: Page) => part(page).getByRole('alert')

async function fill(page: Page, given: Message) {
  for (const name of names) await field(page, name).fill(given[name])
}

async function expectFields(page: Page, given: Message) {
  for (const name of names) await expect(field(page, name)).toHaveValue(given[name])
}

async function expectOtherWays(page: Page) {
  const chat = part(page).getByRole('link', { name: words.undelivered.chat }).filter({ visible: true })
  expect(chatTextOf((await chat.getAttribute('href'))!)).toBe(sentAsText)
  const mail = new URL(
    (await part(page)
      .getByRole('link', { name: words.undelivered.email })
      .filter({ visible: true })
      .getAttribute('href'))!,
  )
  expect(mail.pathname).toBe(site.email)
  expect(mail.searchParams.get('body')).toBe(sentAsText.replaceAll('\n', '\r\n'))
}

test(
  'the browser checks that name, e-mail and message are there, and the first that lacks has the focus',
  { tag: '@narrow' },
  async ({ page, outside }) => {
    await visit(page, path)
    const cases: readonly (readonly [given: Message, first: keyof Message])[] = [
      [{ name: '', email: '', message: '' }, 'name'],
      [{ ...message, name: '   ' }, 'name'],
      [{ ...message, email: '' }, 'email'],
      [{ ...message, email: 'asha' }, 'email'],
      [{ ...message, message: ' \n ' }, 'message'],
    ]
    for (const [given, first] of cases) {
      await fill(page, given)
      await button(page).click()
      await expect(field(page, first)).toBeFocused()
      const said = await field(page, first).evaluate((control: HTMLInputElement) => control.validationMessage)
      expect(said).not.toBe('')
      await expect(field(page, first)).toHaveAccessibleDescription(said)
      await expect(part(page).getByText(said, { exact: true }).first()).toBeInViewport()
      await expect(alert(page)).toHaveText(words.problem)
      await expect(page).toHaveTitle(new RegExp(`^${words.problem}: `))
    }
    await fill(page, message)
    await expect(part(page).locator('[aria-invalid]')).toHaveCount(0)
    await expect(alert(page)).toHaveCount(0)
    await expect(page).not.toHaveTitle(new RegExp(words.problem))
    expect(outside).toEqual([])
  },
)

test('without a mailbox one alert says so; nothing is cleared, and the same message is offered by chat and e-mail', async ({
  page,
  outside,
}) => {
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  await disconnectMailbox(page, path)
  await visit(page, path)
  await fill(page, message)
  await button(page).click()
  await expect(alert(page)).toHaveText(words.undelivered.text)
  await expect(alert(page)).toBeInViewport()
  await expect(part(page).getByText(thanks)).toHaveCount(0)
  await expectFields(page, message)
  await expectOtherWays(page)
  expect(dialogs).toBe(0)
  expect(outside).toEqual([])
})

test(
  'on a site with a mailbox the message is posted as JSON, and a failure says so and keeps the text until it is through',
  { tag: '@wide' },
  async ({ page }) => {
    const posts = await connectMailbox(page, path, ['refused', 'unreachable', 'taken'])
    await visit(page, path)
    await fill(page, message)
    for (const failed of [1, 2]) {
      await button(page).click()
      await expect.poll(() => posts.length).toBe(failed)
      await expect(alert(page)).toHaveText(words.failure)
      await expectFields(page, message)
      await expectOtherWays(page)
    }
    await button(page).click()
    await expect(alert(page)).toHaveText(thanks)
    await expectFields(page, { name: '', email: '', message: '' })
    await expect(part(page).getByRole('alert')).toHaveCount(1)
    for (const post of posts) expect(post).toEqual({ method: 'POST', type: 'application/json', fields: message })
  },
)
