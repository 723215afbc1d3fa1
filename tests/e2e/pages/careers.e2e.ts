import type { Page } from 'playwright/test'
import type { PageCareers, Site } from '#generated/records.ts'
import { expectInSight, holdRequests, isHydrated, lateScripts } from '../../helpers/browser/on-page.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const site = readRecord<Site>('site.yaml')
const words = readRecord<PageCareers>('pages/careers.yaml')

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
  await test.step('a role in the address is kept, unless one was chosen early', async () => {
    await visit(page, '/careers?role=virtual-assistant')
    await expect(field(page, 'role')).toHaveValue('Virtual Assistant')
    // An unknown one is as none.
    await visit(page, '/careers?role=wizard')
    await expect(field(page, 'role')).toHaveValue('')
    const letThrough = await holdRequests(page, lateScripts)
    await page.goto('/careers?role=virtual-assistant', { waitUntil: 'commit' })
    await field(page, 'role').selectOption('Tax Consultant')
    letThrough()
    await isHydrated(page)
    await expect(field(page, 'role')).toHaveValue('Tax Consultant')
  })
})

test('sending opens one chat, which carries all six fields', { tag: '@narrow' }, async ({ page, context, outside }) => {
  await page.clock.install()
  await visit(page, '/careers')
  const isChoice = (name: string) => name === 'role' || name === 'experience'
  for (const [name, value] of Object.entries(answer) as [keyof typeof answer, string][])
    if (isChoice(name)) await field(page, name).selectOption(value)
    else await field(page, name).fill(value)
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
  await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit())
  await expect(button.locator('span:empty')).toBeVisible()
  await page.clock.runFor(site.timers.careerFormMs - 1)
  await expect(button).toHaveText('Sending...')
  await page.clock.runFor(1)
  await expect(button).toHaveText('Send via WhatsApp')
  await expect(button).toBeEnabled()
  await expect(button).toBeFocused()
  // Nothing typed is lost with the hand-off.
  await expect(field(page, 'message')).toHaveValue(answer.message)
  expect(outside).toHaveLength(1)
})
