import type { Locator, Page } from 'playwright/test'
import type * as Records from '#generated/records.ts'
import { eachNth, isEvery } from '../../helpers/every.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<Records.Navigation>('navigation.yaml').errors
const service = readRecord<Records.PageService>('pages/service.yaml').form
const payment = readRecord<Records.PagePayment>('pages/payment.yaml').upi.app
const texts = readRecord<Records.PageCalculator>('pages/calculator.yaml').form.errors

/** Each form with its fields, and what is said above them if the name is empty. */
const forms: readonly [path: string, fields: readonly string[], said?: string][] = [
  ['/careers', ['name', 'email', 'phone', 'role', 'experience', 'message']],
  ['/aboutus', ['name', 'email', 'message']],
  ['/blog', ['email']],
  ['/Contact', ['name', 'email', 'subject', 'message']],
  ['/services/gst-reg', ['name', 'email', 'phone'], service.error],
]
const right: Readonly<Record<string, string>> = { email: 'asha@example.in', phone: '98765 43210' }
const wrong: Readonly<Record<string, string>> = { email: 'asha', phone: '98765' }
const exampleOf = (name: string) => (name === 'email' || name === 'phone' ? ` ${words[name]}` : '')

/**
 * Whether what has the focus, and the message under it, lie whole in view with nothing before them.
 */
function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.activeElement!, ...document.querySelectorAll(`[id="${document.activeElement!.id}-error"]`)].every(
      (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return [top + 3, bottom - 3].every((y) =>
          [left + 3, right - 3].every((x) => element.contains(document.elementFromPoint(x, y))),
        )
      },
    ),
  )
}

/** Expects a field, or the choices of a question, to be red as its message is, and tied to it. */
async function expectMarked(field: Locator, said: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(said)
  const isRed = await field.evaluate((element) => {
    const message = document.getElementById(element.getAttribute('aria-describedby')!.split(' ').at(-1)!)!
    const edged = element.matches('fieldset') ? element.querySelectorAll('label') : [element]
    return [...edged].every((one) => getComputedStyle(one).borderTopColor === getComputedStyle(message).color)
  })
  expect(isRed).toBe(true)
}

/** Expects the list above a form to have a link for each of these, which leads to its field. */
async function expectSummary(form: Locator, said: readonly string[], said0 = words.problem): Promise<void> {
  await expect(form.getByRole('alert')).toHaveText(said0)
  const links = form.locator('li > a[href^="#"]')
  await expect(links).toHaveText(said)
  for (const link of await links.all()) {
    const id = (await link.getAttribute('href'))!.slice(1)
    await link.click()
    await expect(form.locator(`[id="${id}"]`)).toBeFocused()
  }
}

// Every run takes the longest and another on a phone; npm run test:every takes all, and on a laptop
// too, where a form stands beside the text.
for (const [tag, width, height, shown] of [
  [['@narrow'], 360, 640, eachNth(forms, 3)],
  [['@wide', '@every'], 1366, 657, forms],
] as const)
  test(
    `at ${width} by ${height} px ${shown.length} forms say four things of a wrong field`,
    { tag: [...tag] },
    async ({ page, outside }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width, height })
      for (const [path, names, above] of shown)
        await test.step(path, async () => {
          await visit(page, path)
          const form = page.locator('#page form[data-chat]')
          const fieldOf = (name: string) => form.locator(`[name="${name}"]`)
          const labelOf = (name: string) =>
            fieldOf(name).evaluate((one: HTMLInputElement) => one.labels![0]!.firstChild!.textContent!)
          const send = () => form.locator('[type="submit"]').click()
          const required: string[] = []
          for (const name of names) {
            if (await fieldOf(name).evaluate((one: HTMLInputElement) => one.required)) required.push(name)
            // Spaces and marks that nobody sees are no answer.
            if (await fieldOf(name).evaluate((one) => !one.matches('select'))) await fieldOf(name).fill(' \u200B\u00A0')
          }
          await send()
          await expect(page).toHaveTitle(new RegExp(`^${words.problem}: `))
          await expect(fieldOf(required[0]!)).toBeFocused()
          await expect.poll(() => isFocusInSight(page), path).toBe(true)
          const said: string[] = []
          for (const name of required) {
            const text = words.required.replace('{field}', await labelOf(name))
            said.push(text)
            await expectMarked(fieldOf(name), text + exampleOf(name))
          }
          await expectSummary(form, said, above)
          // Each is right once it is filled in, and the alert goes with the last.
          for (const name of required)
            if (await fieldOf(name).evaluate((control) => control.matches('select')))
              await fieldOf(name).selectOption({ index: 1 })
            else await fieldOf(name).fill(right[name] ?? 'Asha')
          await expect(form.locator('[aria-invalid]')).toHaveCount(0)
          await expect(form.getByRole('alert')).toHaveCount(0)
          await expect(page).not.toHaveTitle(new RegExp(words.problem))
          // One that cannot be what its label says, alone.
          for (const name of names.filter((one) => one in wrong)) {
            await fieldOf(name).fill(wrong[name]!)
            await send()
            const text = words.invalid.replace('{field}', await labelOf(name))
            await expectMarked(fieldOf(name), text + exampleOf(name))
            await expectSummary(form, [text])
            await fieldOf(name).fill(right[name]!)
          }
        })
      expect(outside).toEqual([])
    },
  )

test('a calculator says them of an open question, of a day and of a sum that it cannot read', async ({ page }) => {
  await visit(page, '/calculators/gst-late-fee?form=gstr-3b&period=2026-07&turnover=5000000')
  const form = page.locator('form[data-chat]').filter({ has: page.getByRole('button', { name: 'Calculate' }) })
  const nil = form.getByRole('radiogroup')
  const filed = form.locator('[name="filed"]')
  await filed.fill('')
  await form.getByRole('button', { name: 'Calculate' }).click()
  const asked = (await nil.locator('legend').textContent())!
  await expect(form.getByRole('alert')).toHaveText(words.problem)
  const link = form.locator('li > a[href^="#"]').filter({ hasText: asked })
  const described = await nil.evaluate((one) => one.getAttribute('aria-describedby')!.split(' ').length)
  expect(described).toBe(2)
  await expect(nil).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText(texts.empty)).not.toHaveCount(0)
  const red = await form
    .locator(`[id$="-error"]`)
    .first()
    .evaluate((one) => getComputedStyle(one).color)
  for (const choice of await nil.locator('label').all()) await expect(choice).toHaveCSS('border-top-color', red)
  await link.click()
  await expect(nil.getByRole('radio').first()).toBeFocused()
  await nil.getByText('No', { exact: true }).click()
  await expect(nil).not.toHaveAttribute('aria-invalid')

  const tax = form.locator('[name="tax"]')
  await tax.fill('much')
  await expect(tax).toHaveCSS('border-top-color', red)
  await expect(tax).toHaveAccessibleDescription(new RegExp(`${texts.amount.replaceAll('.', '\\.')}$`))
})

test('a payment says them of an amount that it cannot read, and opens no app without one', async ({ page }) => {
  await visit(page, '/payment')
  await page.getByText('UPI Payment').click()
  const amount = page.locator('#payment-amount')
  const part = page.locator('div', { has: amount }).last().locator('xpath=../..')
  await amount.fill('much')
  await expectMarked(amount, payment.amountError)
  await page.getByRole('link', { name: payment.pay }).click()
  await expectSummary(part, [payment.amountError])
  await amount.fill('₹\u202A1,999\u202C')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: payment.pay.replace('Pay', 'Pay ₹1,999') })).toHaveAttribute(
    'href',
    /&am=1999$/,
  )
})

test('what nobody sees goes into no chat', async ({ page, context }) => {
  for (const [path, names] of forms.filter(([one]) =>
    isEvery ? one !== '/aboutus' && one !== '/Contact' : one === '/careers',
  ))
    await test.step(path, async () => {
      await visit(page, path)
      const form = page.locator('#page form[data-chat]')
      for (const name of names) {
        const field = form.locator(`[name="${name}"]`)
        if (await field.evaluate((one) => one.matches('select'))) await field.selectOption({ index: 1 })
        else await field.fill(`\u202A${right[name] ?? 'Asha Rao'}\u202C`.replace(' ', '\u00A0\u200B'))
      }
      const address = await addressOpenedBy(context, () => form.locator('[type="submit"]').click())
      expect(chatTextOf(address)).not.toMatch(/[\p{Cf}\u00A0]/u)
      for (const name of names.filter((one) => one in right)) expect(chatTextOf(address)).toContain(right[name])
    })
})
