import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { PagePayment, Payment } from '#generated/records.ts'
import { chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PagePayment>('pages/payment.yaml')
const payment = readRecord<Payment>('payment.yaml')

const bankRows = [
  [words.bank.accountHolder, payment.bank.accountHolder],
  [words.bank.accountNumber, payment.bank.accountNumber],
  [words.bank.ifsc, payment.bank.ifsc],
  [words.bank.branch, payment.bank.branch],
] as const
const upiRows = [
  [words.upi.number, payment.upi.number],
  [words.upi.id, payment.upi.id],
] as const

/** The row of a detail: label, value and button. */
const row = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
const copyButton = (page: Page, label: string) => row(page, label).getByRole('button')

test(
  'bank details come first; UPI takes their place when chosen, with a code to scan',
  { tag: '@also-wide' },
  async ({ page }) => {
    await visit(page, '/payment')
    await expect(page.getByRole('radio', { name: 'Bank Transfer (NEFT/RTGS/IMPS)' })).toBeChecked()
    for (const [label, value] of bankRows) await expect(row(page, label)).toContainText(value)
    for (const [label] of upiRows) await expect(row(page, label)).toBeHidden()
    const code = page.getByRole('img', { name: words.upi.qr })
    await expect(code).toBeHidden()

    await page.getByText('UPI Payment (GPay/PhonePe/Paytm)').click()
    for (const [label, value] of upiRows) await expect(row(page, label)).toContainText(value)
    for (const [label] of bankRows) await expect(row(page, label)).toBeHidden()
    await expect(code).toBeVisible()
    const { width, height } = (await code.boundingBox())!
    expect(width).toBe(height)
    expect(width).toBeGreaterThan(140)
    // Dark modules on white, also on a dark screen: many scanners do not read the reverse.
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(code.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)')
    await expect(code.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)')
    expect((await code.locator('path').getAttribute('d'))!.length).toBeGreaterThan(500)
    // By keyboard it goes back.
    await page.getByRole('radio', { name: words.methods.upi }).press('ArrowLeft')
    await expect(row(page, words.bank.ifsc)).toBeVisible()
  },
)

test(
  'on a phone the way comes first, then amount and invoice, then the button that takes them into the UPI app',
  { tag: '@narrow' },
  async ({ page }) => {
    await visit(page, '/payment')
    const pay = page.getByRole('link', { name: words.upi.app.pay })
    await expect(pay).toBeHidden()
    await page.getByText(words.methods.upi).click()
    const inOrder = [
      page.getByText(words.methods.upi),
      page.locator('strong', { hasText: payment.bank.accountHolder }),
      page.getByLabel(words.upi.app.amount),
      page.getByLabel(words.upi.app.invoice),
      pay,
    ]
    const tops = await Promise.all(inOrder.map(async (one) => (await one.boundingBox())!.y))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    const plain = (await pay.getAttribute('href'))!
    expect(plain).toContain(`upi://pay?pa=${payment.upi.id}`)
    await page.getByLabel(words.upi.app.amount).fill('₹1,999')
    await page.getByLabel(words.upi.app.invoice).fill('LS-0412')
    const full = page.getByRole('link', { name: words.upi.app.payAmount.replace('{amount}', '₹1,999') })
    await expect(full).toHaveAttribute('href', `${plain}&am=1999&tn=LS-0412`)
    const message = chatTextOf((await page.getByRole('link', { name: words.paid.button }).getAttribute('href'))!)
    expect(message.split('\n')).toEqual([
      words.paid.text,
      `${words.paid.amount}: ₹1,999`,
      `${words.paid.invoice}: LS-0412`,
      `${words.paid.reference}: `,
    ])
    await page.getByLabel(words.upi.app.amount).fill('much')
    await expect(page.getByText(words.upi.app.amountError)).toBeVisible()
    await expect(pay).toHaveAttribute('href', `${plain}&tn=LS-0412`)
    // Kept nowhere: neither in the address nor on the device.
    expect(page.url()).toMatch(/\/payment$/)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('LS-0412')
  },
)

test('what can be pressed or filled in follows each other as it is seen, for the keyboard and for the ear too', async ({
  page,
}) => {
  await visit(page, '/payment')
  await page.getByText(words.methods.upi).click()
  await expect(page.getByLabel(words.upi.app.invoice)).toBeVisible()
  const tops = await page
    .locator('section', { has: page.getByRole('radio') })
    .locator('a, button, input')
    .filter({ visible: true })
    .evaluateAll((controls) => controls.map((control) => Math.round(control.getBoundingClientRect().top)))
  expect(tops.length).toBeGreaterThan(6)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})

test('each way names once whose name must come up', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/payment')
  const name = page
    .locator('section', { has: page.getByRole('radio') })
    .getByText(payment.bank.accountHolder)
    .filter({ visible: true })
  await expect(name).toHaveCount(1)
  await page.getByText(words.methods.upi).click()
  await expect(name).toHaveCount(1)
})

test('a wrong amount moves nothing beside it, and fields beside each other stand level whatever their labels take', async ({
  page,
}) => {
  await visit(page, '/payment')
  await page.getByText(words.methods.upi).click()
  const [amount, invoice] = [page.getByLabel(words.upi.app.amount), page.getByLabel(words.upi.app.invoice)]
  const top = async (field: Locator) => (await field.boundingBox())!.y
  // At 412 pixels the one label takes two lines and the other one.
  for (const width of [412, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await amount.fill('')
    expect(await top(amount), String(width)).toBe(await top(invoice))
    await amount.fill('much')
    await expect(page.getByText(words.upi.app.amountError)).toBeVisible()
    expect(await top(amount), String(width)).toBe(await top(invoice))
  }
})

test('the code changes with the amount, and can be saved as a picture', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/payment')
  await expect(page.getByRole('link', { name: words.upi.app.pay })).toBeHidden()
  await page.getByText(words.methods.upi).click()
  const path = page.getByRole('img', { name: words.upi.qr }).locator('path')
  const before = await path.getAttribute('d')
  await page.getByLabel(words.upi.app.amount).fill('1999')
  await expect(path).not.toHaveAttribute('d', before!)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: words.upi.app.save }).click()
  const picture = readFileSync(await (await saving).path())
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect(picture.readUInt32BE(16)).toBe(picture.readUInt32BE(20))
  expect(picture.readUInt32BE(16)).toBeGreaterThan(400)
})

test(
  'a code that has no room for the invoice number keeps the amount, and says so',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/payment')
    await page.getByText(words.methods.upi).click()
    const path = page.getByRole('img', { name: words.upi.qr }).locator('path')
    await page.getByLabel(words.upi.app.amount).fill('1999')
    await expect(page.getByText(words.upi.withoutNote)).toHaveCount(0)
    const ofAmount = await path.getAttribute('d')
    await page.getByLabel(words.upi.app.invoice).fill('चालान संख्या १२३')
    await expect(page.getByText(words.upi.withoutNote)).toBeVisible()
    await expect(path).toHaveAttribute('d', ofAmount!)
    await page.getByLabel(words.upi.app.invoice).fill('LS-0412')
    await expect(page.getByText(words.upi.withoutNote)).toHaveCount(0)
    await expect(path).not.toHaveAttribute('d', ofAmount!)
  },
)

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium lets a test answer for the visitor.')

  test(
    'a row copies its value and says Copied! for two seconds; the row copied last is marked',
    { tag: '@narrow' },
    async ({ page }) => {
      await page.clock.install()
      await visit(page, '/payment')
      await page.clock.pauseAt(Date.now() + 60_000)
      const plain = await row(page, words.bank.ifsc).evaluate((element) => getComputedStyle(element).backgroundColor)
      const background = (label: string) =>
        row(page, label).evaluate((element) => getComputedStyle(element).backgroundColor)

      await copyButton(page, words.bank.ifsc).click()
      await expect(copyButton(page, words.bank.ifsc)).toContainText('Copied!')
      // It is announced, too.
      await expect(copyButton(page, words.bank.ifsc).locator('[aria-live=polite]')).toHaveText('Copied!')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(payment.bank.ifsc)
      expect(await background(words.bank.ifsc)).not.toBe(plain)
      expect(await background(words.bank.accountNumber)).toBe(plain)

      await page.clock.runFor(1000)
      await copyButton(page, words.bank.accountNumber).click()
      await expect(copyButton(page, words.bank.accountNumber)).toContainText('Copied!')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(payment.bank.accountNumber)
      expect(await background(words.bank.ifsc)).toBe(plain)
      expect(await background(words.bank.accountNumber)).not.toBe(plain)

      // Two seconds after the first: its own word goes, the mark of the second stays.
      await page.clock.runFor(1000)
      await expect(copyButton(page, words.bank.ifsc)).not.toContainText('Copied!')
      await expect(copyButton(page, words.bank.accountNumber)).toContainText('Copied!')
      expect(await background(words.bank.accountNumber)).not.toBe(plain)
      await page.clock.runFor(999)
      await expect(copyButton(page, words.bank.accountNumber)).toContainText('Copied!')
      await page.clock.runFor(1)
      await expect(copyButton(page, words.bank.accountNumber)).toContainText(words.copy.button)
      await expect.poll(() => background(words.bank.accountNumber)).toBe(plain)
    },
  )
})

test.describe('copying without leave', () => {
  // Whatever is not granted is then refused.
  test.use({ permissions: ['geolocation'] })
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium lets a test answer for the visitor.')

  test(
    'where the browser refuses, nothing is said and the value is left selected',
    { tag: '@narrow' },
    async ({ page }) => {
      await visit(page, '/payment')
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => said.push(error.message))
      await copyButton(page, words.bank.accountNumber).click()
      await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(payment.bank.accountNumber)
      await expect(page.getByText('Copied!')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(said).toEqual([])
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both ways to pay can be read; buttons that would do nothing are not there', async ({ page }) => {
    await page.goto('/payment')
    await expect(row(page, words.bank.ifsc)).toContainText(payment.bank.ifsc)
    await page.getByText(words.methods.upi).click()
    await expect(row(page, words.upi.id)).toContainText(payment.upi.id)
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  })
})
