import type { Page } from '@playwright/test'
import type { PageContact, Site } from '#generated/records.ts'
import { connectMailbox, disconnectMailbox, simulateMailbox } from '../../helpers/browser/mailbox.ts'
import { chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const { form: words } = readRecord<PageContact>('pages/contact.yaml')
const site = readRecord<Site>('site.yaml')

const path = '/Contact'
const banner = 'Your message has been sent successfully!'
const names = ['name', 'email', 'subject', 'message'] as const
type Message = Record<(typeof names)[number], string>

const message: Message = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  subject: 'GST & TDS #2',
  message: 'First line\nSecond line: 100% "sure" ₹5 🙂',
}
const nothing: Message = { name: '', email: '', subject: '', message: '' }
const sentAsText = `${words.name}: ${message.name}\n${words.email}: ${message.email}\n${words.subject}: ${message.subject}\n${words.message}: ${message.message}`

const part = (page: Page) => page.getByRole('region', { name: words.heading })
const field = (page: Page, name: keyof Message) => part(page).locator(`[name="${name}"]`)
const button = (page: Page) => part(page).locator('[type="submit"]')

async function fill(page: Page, given: Message) {
  for (const name of names) await field(page, name).fill(given[name])
}

async function expectFields(page: Page, given: Message) {
  for (const name of names) await expect(field(page, name)).toHaveValue(given[name])
}

/** Expects these messages under their fields, no other, and an alert if there is any. */
async function expectProblems(page: Page, problems: Partial<Message>) {
  for (const name of names) {
    await expect(field(page, name)).toHaveAccessibleDescription(problems[name] ?? '')
    if (problems[name] === undefined) await expect(field(page, name)).not.toHaveAttribute('aria-invalid')
    else {
      const [above, below] = [
        await field(page, name).boundingBox(),
        await part(page).getByText(problems[name], { exact: true }).last().boundingBox(),
      ]
      expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
    }
  }
  await expect(part(page).getByRole('alert')).toHaveCount(Object.keys(problems).length === 0 ? 0 : 1)
}

/** The same message, ready to go by chat or by e-mail. */
async function expectOtherWays(page: Page) {
  const [chat, mail] = [
    part(page).getByRole('link', { name: words.undelivered.chat }),
    part(page).getByRole('link', { name: words.undelivered.email }),
  ]
  const address = (await chat.filter({ visible: true }).getAttribute('href'))!
  expect(address.startsWith(`https://wa.me/${site.whatsapp}?text=`)).toBe(true)
  expect(chatTextOf(address)).toBe(sentAsText)
  const mailTo = new URL((await mail.filter({ visible: true }).getAttribute('href'))!)
  expect(mailTo.pathname).toBe(site.email)
  expect(mailTo.searchParams.get('subject')).toBe(message.subject)
  expect(mailTo.searchParams.get('body')).toBe(sentAsText.replaceAll('\n', '\r\n'))
}

test('every empty field has its message under it, which goes when the field is edited', async ({ page, outside }) => {
  await visit(page, path)
  const problems: Message = {
    name: 'Name is required',
    email: 'Email is required',
    subject: 'Subject is required',
    message: 'Message is required',
  }
  await button(page).click()
  await expectProblems(page, problems)
  await expect(part(page).getByRole('alert')).toHaveText(words.problem)
  await expect(field(page, 'name')).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${words.problem}: `))
  // The list above the fields leads to each of them.
  const listed = part(page).locator('form li a')
  await expect(listed).toHaveText(Object.values(problems))
  await listed.nth(3).click()
  await expect(field(page, 'message')).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')

  let left: Partial<Message> = problems
  for (const name of ['subject', 'name', 'message', 'email'] as const) {
    await field(page, name).pressSequentially('a')
    const { [name]: _, ...others } = left
    left = others
    await expectProblems(page, left)
  }

  // Spaces alone count as nothing.
  await fill(page, { name: '  ', email: ' ', subject: '\u00A0', message: ' \n ' })
  await button(page).click()
  await expectProblems(page, problems)
  expect(outside).toEqual([])
})

test(
  'an e-mail address has to look like one, and the focus is on the first field that is wrong',
  { tag: '@narrow' },
  async ({ page }) => {
    await visit(page, path)
    for (const email of ['asha', 'asha@example', '@example.in', 'asha @example.in', 'asha@exam ple.in']) {
      await fill(page, { ...message, email })
      await button(page).click()
      await expectProblems(page, { email: 'Email is invalid' })
      await expect(field(page, 'email')).toBeFocused()
    }
    await fill(page, { ...message, email: 'asha', subject: '' })
    await button(page).click()
    await expectProblems(page, { email: 'Email is invalid', subject: 'Subject is required' })
    await expectFields(page, { ...message, email: 'asha', subject: '' })
  },
)

test(
  'a demonstration shows the success of sending, sends nothing, and says so under the form',
  { tag: '@wide' },
  async ({ page, outside }) => {
    await simulateMailbox(page, path)
    await page.clock.install({ time: '2026-11-21T11:00:00' })
    await visit(page, path)
    await page.clock.pauseAt('2026-11-21T12:00:00')
    if (site.contactEndpoint === 'simulate') await expect(part(page)).toContainText(words.demonstration!)
    await fill(page, message)
    await button(page).click()
    await page.clock.runFor(1500)
    await expect(part(page).getByText(banner)).toBeVisible()
    await expect(part(page).locator('[name="message"]')).toHaveValue('')
    await page.clock.runFor(5000)
    await expect(part(page).getByText(banner)).toHaveCount(0)
    expect(outside).toEqual([])
  },
)

test('without a mailbox sending takes 1500 milliseconds too, then one alert says so and stays; nothing is cleared, and the same message is offered by chat and e-mail', async ({
  page,
  outside,
}) => {
  await page.clock.install({ time: '2026-11-21T11:00:00' })
  await disconnectMailbox(page, path)
  await visit(page, path)
  await page.clock.pauseAt('2026-11-21T12:00:00')
  await fill(page, message)
  await button(page).click()
  await expect(button(page)).toHaveText('Sending...')
  await expect(button(page)).toBeDisabled()
  await page.clock.runFor(1499)
  await expect(button(page)).toHaveText('Sending...')
  await expectFields(page, message)
  await expect(part(page).getByText(banner)).toHaveCount(0)

  await page.clock.runFor(1)
  const alert = part(page).getByRole('alert')
  await expect(alert).toHaveText(words.undelivered.text)
  await expect(alert).toBeInViewport()
  await expect(part(page).getByText(banner)).toHaveCount(0)
  await expectFields(page, message)
  await expect(button(page)).toHaveText(words.button)
  await expect(button(page)).toBeEnabled()
  await expectOtherWays(page)

  // What to do about it does not go with the time of a banner.
  await page.clock.runFor(60_000)
  await expect(alert).toBeVisible()
  await expectOtherWays(page)
  expect(outside).toEqual([])
})

test.describe('on a site with a mailbox', () => {
  test(
    'the message is posted as JSON, and a failure says so and keeps the text until it is through',
    { tag: '@wide' },
    async ({ page }) => {
      await page.clock.install()
      const posts = await connectMailbox(page, path, ['refused', 'unreachable', 'taken'])
      await visit(page, path)
      await fill(page, message)
      for (const failed of [1, 2]) {
        await button(page).click()
        await expect(button(page)).toBeDisabled()
        await page.clock.runFor(1500)
        await expect(part(page).getByRole('alert')).toHaveText(words.failure)
        await expect(part(page).getByRole('alert')).toBeInViewport()
        await expectFields(page, message)
        await expectOtherWays(page)
        expect(posts).toHaveLength(failed)
      }
      await button(page).click()
      await expect(button(page)).toBeDisabled()
      await page.clock.runFor(1500)
      await expect(part(page).getByRole('status').filter({ hasText: banner })).toBeInViewport()
      await expect(part(page).getByRole('alert')).toHaveCount(0)
      await expectFields(page, nothing)
      for (const post of posts) expect(post).toEqual({ method: 'POST', type: 'application/json', fields: message })
      expect(posts).toHaveLength(3)
    },
  )

  test('the banner stands for 5 seconds, or until it is closed', { tag: '@wide' }, async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T11:00:00' })
    await connectMailbox(page, path, ['taken', 'taken'])
    await visit(page, path)
    const send = async () => {
      await fill(page, message)
      await button(page).click()
      await expect(button(page)).toBeDisabled()
      await page.clock.runFor(1500)
      await expect(part(page).getByText(banner)).toBeVisible()
    }
    await page.clock.pauseAt('2026-11-21T12:00:00')
    await send()
    await page.clock.runFor(4900)
    await expect(part(page).getByText(banner)).toBeVisible()
    await page.clock.runFor(100)
    await expect(part(page).getByText(banner)).toHaveCount(0)
    await send()
    await part(page).getByRole('button', { name: words.dismiss }).click()
    await expect(part(page).getByText(banner)).toHaveCount(0)
  })

  test('what is typed while a message is on its way stays', { tag: '@wide' }, async ({ page }) => {
    const posts = await connectMailbox(page, path, ['taken'])
    await visit(page, path)
    await fill(page, message)
    await button(page).click()
    await expect(button(page)).toBeDisabled()
    await field(page, 'message').fill('Another question')
    await expect(part(page).getByText(banner)).toBeVisible()
    await expectFields(page, { ...message, message: 'Another question' })
    expect(posts).toEqual([{ method: 'POST', type: 'application/json', fields: message }])
  })
})
