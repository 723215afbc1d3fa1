import type { Page } from '@playwright/test'
import type { Jobs, PageCareers, Site } from '#generated/records.ts'
import { expectInSight, headingOf, isHydrated } from '../../helpers/browser/on-page.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const site = readRecord<Site>('site.yaml')
const words = readRecord<PageCareers>('pages/careers.yaml')
const jobs = readRecord<Jobs>('jobs.yaml')

const form = (page: Page) => page.getByRole('form', { name: words.form.heading })
const field = (page: Page, name: keyof typeof answer) =>
  form(page)
    .getByLabel(words.form[name])
    .and(page.locator(`[name=${name}]`))

/** An answer full of what breaks addresses and messages. */
const answer = {
  name: 'Añjali & Sons #1',
  email: 'anjali+cv@example.in',
  phone: '+91 98765 43210',
  role: 'Other',
  experience: '3-5 years',
  message: 'Line one?\nLine two: 100% & more = ₹5, தமிழ் 🙂',
}

async function fillIn(page: Page, { name, email, phone, role, experience, message } = answer): Promise<void> {
  await field(page, 'name').fill(name)
  await field(page, 'email').fill(email)
  await field(page, 'phone').fill(phone)
  await field(page, 'role').selectOption(role)
  await field(page, 'experience').selectOption(experience)
  await field(page, 'message').fill(message)
}

test('Apply Now sets the role and leads into the first empty field', { tag: '@also-wide' }, async ({ page }) => {
  await visit(page, '/careers')
  await page.getByRole('link', { name: 'Apply Now GST Specialist' }).click()
  await expectInSight(page.getByRole('heading', { name: 'Job Enquiry Form' }))
  await expect(field(page, 'role')).toHaveValue('GST Specialist')
  await expect(field(page, 'name')).toBeFocused()
  // A second thought: another opening takes the place of the first, and what was typed stays.
  await field(page, 'name').fill(answer.name)
  await page.getByRole('link', { name: 'Apply Now Virtual Assistant' }).click()
  await expect(field(page, 'role')).toHaveValue('Virtual Assistant')
  await expect(field(page, 'name')).toHaveValue(answer.name)
  await expect(field(page, 'email')).toBeFocused()
})

test('the form asks for all but the experience, in the words of the browser', async ({ page, outside }) => {
  await visit(page, '/careers')
  const isMissing = (name: keyof typeof answer) =>
    field(page, name).evaluate((input: HTMLInputElement) => input.validity.valueMissing)
  expect(await isMissing('experience')).toBe(false)

  const send = form(page).getByRole('button', { name: 'Send via WhatsApp' })
  for (const name of ['name', 'email', 'phone', 'role', 'message'] as const) {
    await fillIn(page)
    if (name === 'role') await field(page, name).selectOption('')
    // Spaces alone are no answer; the e-mail field drops them by itself.
    else await field(page, name).fill('   ')
    await send.click()
    expect(await isMissing(name)).toBe(true)
    await expect(field(page, name)).toBeFocused()
    const said = await field(page, name).evaluate((control: HTMLInputElement) => control.validationMessage)
    await expect(field(page, name)).toHaveAccessibleDescription(said)
    await expect(form(page).getByRole('alert')).toHaveText(words.form.problem)
  }
  await fillIn(page, { ...answer, email: 'no address' })
  await send.click()
  expect(await field(page, 'email').evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
  await expect(send).toBeEnabled()
  expect(outside).toEqual([])
})

test('sending opens a chat that carries all six fields', { tag: '@narrow' }, async ({ page, context }) => {
  await page.clock.install()
  await visit(page, '/careers')
  await fillIn(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const button = form(page).getByRole('button')
  await expect(button).toHaveText('Send via WhatsApp')
  const address = await addressOpenedBy(context, () => button.click())
  expect(address.origin + address.pathname).toBe(`https://wa.me/${site.whatsapp}`)
  const lines = (['role', 'name', 'email', 'phone', 'experience', 'message'] as const).map(
    (name) => `${words.form[name]}: ${answer[name]}`,
  )
  expect(chatTextOf(address)).toBe([words.chat.opening, ...lines].join('\n'))

  // Meanwhile the button spins and cannot be pressed.
  await expect(button).toBeDisabled()
  await expect(button.locator('span:empty')).toBeVisible()
  await page.clock.runFor(site.timers.careerFormMs - 1)
  await expect(button).toHaveText('Sending...')
  await page.clock.runFor(1)
  await expect(button).toHaveText('Send via WhatsApp')
  await expect(button).toBeEnabled()
  await expect(button).toBeFocused()
  // Nothing typed is lost with the hand-off.
  await expect(field(page, 'message')).toHaveValue(answer.message)

  await test.step('without experience there is no line for it', async () => {
    await field(page, 'experience').selectOption('')
    const text = chatTextOf(await addressOpenedBy(context, () => button.click()))
    expect(text).not.toContain(`${words.form.experience}:`)
    expect(text).toContain(`${words.form.message}: ${answer.message}`)
    await page.clock.runFor(site.timers.careerFormMs)
  })
  await test.step('where no tab opens, the text is offered for copying, by chat link and by e-mail', async () => {
    // What a blocker of pop-ups does.
    await page.evaluate(() => {
      window.open = () => null
    })
    await button.click()
    await page.clock.runFor(site.timers.careerFormMs)
    await expect(page.getByRole('alert')).toHaveText(words.form.notOpened)
    await expect(form(page).getByText(`${words.form.name}: ${answer.name}`)).toBeVisible()
    const chat = chatTextOf((await form(page).getByRole('link', { name: words.form.button }).getAttribute('href'))!)
    expect(chat).toContain(answer.message)
    const mail = new URL((await form(page).getByRole('link', { name: site.email }).getAttribute('href'))!)
    expect(mail.searchParams.get('body')!.replaceAll('\r\n', '\n')).toContain(answer.message)
    await expect(field(page, 'message')).toHaveValue(answer.message)
  })
})

test('each opening has a page of its own, from which one applies with the role already chosen', async ({ page }) => {
  const { title, responsibilities, requirements, validThrough } = jobs.openings['gst-specialist']!
  await visit(page, '/careers')
  await page.getByRole('link', { name: `${words.openings.details} ${title}` }).click()
  await expect(page).toHaveURL('/careers/gst-specialist')
  await expect(headingOf(page)).toHaveText(title)
  for (const text of [...responsibilities, ...requirements])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.locator(`time[datetime="${validThrough}"]`)).toBeVisible()
  const chat = page.locator('main').getByRole('link', { name: words.opening.chat })
  expect(chatTextOf((await chat.getAttribute('href'))!)).toContain(title)
  const others = page.locator('section', { has: page.getByRole('heading', { name: words.opening.others }) })
  await expect(others.getByRole('link')).toHaveText(
    Object.values(jobs.openings).flatMap((opening) => (opening.title === title ? [] : [opening.title])),
  )

  await page.getByRole('link', { name: 'Apply Now' }).click()
  await expect(page).toHaveURL('/careers?role=gst-specialist#enquiry')
  await expect(field(page, 'role')).toHaveValue(title)
  await expectInSight(page.getByRole('heading', { name: 'Job Enquiry Form' }))
})

test('a role in the address or chosen early is kept', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/careers?role=virtual-assistant')
  await expect(field(page, 'role')).toHaveValue('Virtual Assistant')
  // An unknown one is as none.
  await visit(page, '/careers?role=wizard')
  await expect(field(page, 'role')).toHaveValue('')
  await page.goto('/careers', { waitUntil: 'commit' })
  await field(page, 'role').selectOption('Tax Consultant')
  await isHydrated(page)
  await expect(field(page, 'role')).toHaveValue('Tax Consultant')
})
