import type { Page } from 'playwright/test'
import type { Navigation, PageAbout, PageContact, Site } from '#generated/records.ts'
import { connectMailbox, mailbox, setEndpoint } from '../../helpers/browser/mailbox.ts'
import { expectFields, fillIn } from '../../helpers/browser/on-page.ts'
import { chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const { form: words } = readRecord<PageContact>('pages/contact.yaml')
const { form: aboutWords } = readRecord<PageAbout>('pages/about.yaml')
const site = readRecord<Site>('site.yaml')
const { errors } = readRecord<Navigation>('navigation.yaml')

type Message = Partial<Record<'name' | 'email' | 'subject' | 'message', string>>

const whole = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  subject: 'GST & TDS #2',
  message: 'First line\nSecond line: 100% "sure" ₹5 🙂',
}
const { subject: _, ...withoutSubject } = whole

/** A form that is sent to the mailbox, with its words, what is typed and what success says. */
interface Form {
  path: string
  words: PageContact['form'] | PageAbout['form']
  message: Message
  thanks: string
}
const contact: Form = { path: '/Contact', words, message: whole, thanks: 'Your message has been sent successfully!' }
const about: Form = {
  path: '/aboutus',
  words: aboutWords,
  message: withoutSubject,
  thanks: 'Thank you for your message. We will get back to you soon!',
}

const part = (page: Page) =>
  page.getByRole('region', { name: new RegExp(`^(${words.heading}|${aboutWords.heading})$`) })
const field = (page: Page, name: string) => part(page).locator(`[name="${name}"]`)
const button = (page: Page) => part(page).locator('[type="submit"]')
const alert = (page: Page) => part(page).getByRole('alert')

/** The same message, ready to go by chat or by e-mail. */
async function expectOtherWays(page: Page, { words: labels, message }: Form) {
  const lines = Object.entries(message).map(([name, value]) => `${(labels as typeof words)[name as 'name']}: ${value}`)
  const addressOf = async (name: string) =>
    new URL((await part(page).getByRole('link', { name }).filter({ visible: true }).getAttribute('href'))!)
  const chat = await addressOf(labels.undelivered.chat)
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${site.whatsapp}`)
  expect(chatTextOf(chat)).toBe(lines.join('\n'))
  const mail = await addressOf(labels.undelivered.email)
  expect(mail.pathname).toBe(site.email)
  if (message.subject) expect(mail.searchParams.get('subject')).toBe(message.subject)
  expect(mail.searchParams.get('body')).toBe(lines.join('\n').replaceAll('\n', '\r\n'))
}

for (const form of [contact, about]) {
  const { path, message, thanks } = form

  // The two are one component.
  const tag = form === about ? ['@every'] : []
  test(
    `${path} keeps a message until it is through, and offers chat and e-mail`,
    { tag },
    async ({ page, outside }) => {
      await page.clock.install()
      const send = async () => {
        // Else the answer could be there before a busy machine has looked.
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
        await button(page).click()
        if (form === contact) await expect(button(page)).toHaveText('Sending...')
        await page.clock.runFor(1500)
        await page.clock.resume()
      }
      const expectKept = async (why: string) => {
        await expect(alert(page)).toHaveText(why)
        await expect(alert(page)).toBeInViewport()
        await expect(part(page).getByText(thanks)).toHaveCount(0)
        await expectFields(part(page), message)
        await expect(button(page)).toBeEnabled()
        await expectOtherWays(page, form)
      }
      await test.step('without a mailbox', async () => {
        await setEndpoint(page, path, null)
        await visit(page, path)
        await fillIn(part(page), message)
        await send()
        await expectKept(form.words.undelivered.text)
        // What to do about it does not go with the time of a banner.
        await page.clock.runFor(60_000)
        await expectKept(form.words.undelivered.text)
      })
      await page.unroute(path)
      await test.step('by JSON, as often as it is sent', async () => {
        const posts = await connectMailbox(page, path, ['refused', 'unreachable', 'taken'])
        await visit(page, path)
        await fillIn(part(page), message)
        for (const failed of [1, 2]) {
          await send()
          await expect.poll(() => posts.length).toBe(failed)
          await expectKept(form.words.failure)
        }
        await send()
        const role = form === contact ? 'status' : 'alert'
        await expect(part(page).getByRole(role).filter({ hasText: thanks })).toBeInViewport()
        for (const name of Object.keys(message)) await expect(field(page, name)).toHaveValue('')
        expect(posts).toEqual(Array(3).fill({ method: 'POST', type: 'application/json', fields: message }))
      })
      expect(new Set(outside)).toEqual(new Set([mailbox]))
    },
  )
}

test('a demonstration says what it is; a banner stands for 5 seconds or until it is closed', async ({ page }) => {
  const banner = part(page).getByText(contact.thanks)
  await page.clock.install({ time: '2026-11-21T11:00:00' })
  await setEndpoint(page, contact.path, 'simulate')
  await visit(page, contact.path)
  await page.clock.pauseAt('2026-11-21T12:00:00')
  if (site.contactEndpoint === 'simulate') await expect(part(page)).toContainText(words.demonstration!)
  const send = async (meanwhile = whole.message) => {
    await fillIn(part(page), whole)
    await button(page).click()
    await expect(button(page)).toBeDisabled()
    await field(page, 'message').fill(meanwhile)
    await page.clock.runFor(1500)
    await expect(banner).toBeVisible()
    // The banner itself says that it is none.
    await expect(part(page).getByRole('status')).toHaveText(`${contact.thanks} ${words.demonstration}`)
  }
  await send()
  await expect(field(page, 'message')).toHaveValue('')
  await page.clock.runFor(4900)
  await expect(banner).toBeVisible()
  await page.clock.runFor(100)
  await expect(banner).toHaveCount(0)
  await send()
  await part(page).getByRole('button', { name: words.dismiss }).click()
  await expect(banner).toHaveCount(0)
  await send('Another question')
  await expectFields(part(page), { ...whole, message: 'Another question' })
})

/** Expects these messages under the fields of /Contact, no other, and an alert if there is any. */
async function expectProblems(page: Page, problems: Message) {
  for (const name of Object.keys(whole) as (keyof Message)[]) {
    const example = name === 'email' && problems[name] ? ` ${errors.email}` : ''
    await expect(field(page, name)).toHaveAccessibleDescription((problems[name] ?? '') + example)
    if (problems[name] === undefined) await expect(field(page, name)).not.toHaveAttribute('aria-invalid')
  }
  await expect(alert(page)).toHaveCount(Object.keys(problems).length === 0 ? 0 : 1)
}

test('/Contact says under each field what is wrong with it, until it is edited', async ({ page, outside }) => {
  await visit(page, contact.path)
  const problems = {
    name: 'Name is required',
    email: 'Email is required',
    subject: 'Subject is required',
    message: 'Message is required',
  }
  await button(page).click()
  await expectProblems(page, problems)
  await expect(alert(page)).toHaveText(errors.problem)
  await expect(field(page, 'name')).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${errors.problem}: `))
  // The list above the fields leads to each of them.
  const listed = part(page).locator('form li a')
  await expect(listed).toHaveText(Object.values(problems))
  await listed.nth(3).click()
  await expect(field(page, 'message')).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')

  let left: Message = problems
  for (const name of ['subject', 'name', 'message', 'email'] as const) {
    await field(page, name).pressSequentially('a')
    const { [name]: _, ...others } = left
    left = others
    await expectProblems(page, left)
  }
  // Spaces alone count as nothing.
  await fillIn(part(page), { name: '  ', email: ' ', subject: '\u00A0', message: ' \n ' })
  await button(page).click()
  await expectProblems(page, problems)

  await fillIn(part(page), { ...whole, email: 'asha', subject: '' })
  await button(page).click()
  await expectProblems(page, { email: 'Email is invalid', subject: 'Subject is required' })
  await expectFields(part(page), { ...whole, email: 'asha', subject: '' })
  expect(outside).toEqual([])
})
