import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
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

test('bank details come first; UPI takes their place, with a code to scan', { tag: '@also-wide' }, async ({ page }) => {
  await visit(page, '/payment')
  const ways = page.locator('section', { has: page.getByRole('radio') })
  const holder = ways.getByText(payment.bank.accountHolder).filter({ visible: true })
  await expect(page.getByRole('radio', { name: 'Bank Transfer (NEFT/RTGS/IMPS)' })).toBeChecked()
  for (const [label, value] of bankRows) await expect(row(page, label)).toContainText(value)
  for (const [label] of upiRows) await expect(row(page, label)).toBeHidden()
  const code = page.getByRole('img', { name: words.upi.qr })
  await expect(code).toBeHidden()
  // Each way names once whose name must come up.
  await expect(holder).toHaveCount(1)

  await page.getByText('UPI Payment (GPay/PhonePe/Paytm)').click()
  for (const [label, value] of upiRows) await expect(row(page, label)).toContainText(value)
  for (const [label] of bankRows) await expect(row(page, label)).toBeHidden()
  await expect(holder).toHaveCount(1)
  const { width, height } = (await code.boundingBox())!
  expect(width).toBe(height)
  expect(width).toBeGreaterThan(140)
  await test.step('what can be pressed or filled in follows each other as it is seen', async () => {
    await expect(page.getByLabel(words.upi.app.invoice)).toBeVisible()
    const tops = await ways
      .locator('a, button, input')
      .filter({ visible: true })
      .evaluateAll((controls) => controls.map((control) => Math.round(control.getBoundingClientRect().top)))
    expect(tops.length).toBeGreaterThan(6)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  })
  // Dark modules on white, also on a dark screen: many scanners do not read the reverse.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(code.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)')
  await expect(code.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)')
  expect((await code.locator('path').getAttribute('d'))!.length).toBeGreaterThan(500)
  // By keyboard it goes back.
  await page.getByRole('radio', { name: words.methods.upi }).press('ArrowLeft')
  await expect(row(page, words.bank.ifsc)).toBeVisible()
})

test('on a phone the button takes amount and invoice into the UPI app', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/payment')
  const [amount, invoice] = [page.getByLabel(words.upi.app.amount), page.getByLabel(words.upi.app.invoice)]
  const pay = page.getByRole('link', { name: words.upi.app.pay })
  const topOf = async (one: Locator) => (await one.boundingBox())!.y
  await expect(pay).toBeHidden()
  await page.getByText(words.methods.upi).click()
  const holder = page.locator('strong', { hasText: payment.bank.accountHolder })
  const tops = await Promise.all([page.getByText(words.methods.upi), holder, amount, invoice, pay].map(topOf))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  const plain = (await pay.getAttribute('href'))!
  expect(plain).toContain(`upi://pay?pa=${payment.upi.id}`)
  await amount.fill('₹1,999')
  await invoice.fill('LS-0412')
  const full = page.getByRole('link', { name: words.upi.app.payAmount.replace('{amount}', '₹1,999') })
  await expect(full).toHaveAttribute('href', `${plain}&am=1999&tn=LS-0412`)
  const message = chatTextOf((await page.getByRole('link', { name: words.paid.button }).getAttribute('href'))!)
  expect(message.split('\n')).toEqual([
    words.paid.text,
    `${words.paid.amount}: ₹1,999`,
    `${words.paid.invoice}: LS-0412`,
    `${words.paid.reference}: `,
  ])
  await amount.fill('much')
  await expect(page.getByText(words.upi.app.amountError)).toBeVisible()
  await expect(pay).toHaveAttribute('href', `${plain}&tn=LS-0412`)
  // Kept nowhere: neither in the address nor on the device.
  expect(page.url()).toMatch(/\/payment$/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('LS-0412')
  // Fields beside each other stand level, whatever their labels take and whatever is wrong. At 412
  // pixels the one label takes two lines and the other one.
  for (const width of [412, 768]) {
    await page.setViewportSize({ width, height: 740 })
    for (const typed of ['', 'much']) {
      await amount.fill(typed)
      await expect(page.getByText(words.upi.app.amountError)).toHaveCount(typed ? 1 : 0)
      expect(await topOf(amount), `${typed} at ${width} px`).toBe(await topOf(invoice))
    }
  }
})

test('the code changes with the amount, and can be saved as a picture', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/payment')
  const [amount, invoice] = [page.getByLabel(words.upi.app.amount), page.getByLabel(words.upi.app.invoice)]
  const path = page.getByRole('img', { name: words.upi.qr }).locator('path')
  await expect(page.getByRole('link', { name: words.upi.app.pay })).toBeHidden()
  await page.getByText(words.methods.upi).click()
  const before = await path.getAttribute('d')
  await amount.fill('1999')
  await expect(path).not.toHaveAttribute('d', before!)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: words.upi.app.save }).click()
  const picture = readFileSync(await (await saving).path())
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect(picture.readUInt32BE(16)).toBe(picture.readUInt32BE(20))
  expect(picture.readUInt32BE(16)).toBeGreaterThan(400)

  await test.step('without room for the invoice number it keeps the amount, and says so', async () => {
    await expect(page.getByText(words.upi.withoutNote)).toHaveCount(0)
    const ofAmount = await path.getAttribute('d')
    await invoice.fill('चालान संख्या १२३')
    await expect(page.getByText(words.upi.withoutNote)).toBeVisible()
    await expect(path).toHaveAttribute('d', ofAmount!)
    await invoice.fill('LS-0412')
    await expect(page.getByText(words.upi.withoutNote)).toHaveCount(0)
    await expect(path).not.toHaveAttribute('d', ofAmount!)
  })
})

test('a copied row says so, and the last one is marked', { tag: '@narrow' }, async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium lets a test answer for the visitor.')
  await test.step('where the browser refuses, nothing is said and the value is left selected', async () => {
    // Whatever is not granted is then refused.
    await context.grantPermissions(['geolocation'])
    await visit(page, '/payment')
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    await copyButton(page, words.bank.accountNumber).click()
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(payment.bank.accountNumber)
    await expect(page.getByText('Copied!')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(said).toEqual([])
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await visit(page, '/payment')
  await page.clock.pauseAt(Date.now() + 60_000)
  const { ifsc, accountNumber } = words.bank
  const background = (label: string) =>
    row(page, label).evaluate((element) => getComputedStyle(element).backgroundColor)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const plain = await background(ifsc)

  await copyButton(page, ifsc).click()
  await expect(copyButton(page, ifsc)).toContainText('Copied!')
  // It is announced, too.
  await expect(copyButton(page, ifsc).locator('[aria-live=polite]')).toHaveText('Copied!')
  expect(await copied()).toBe(payment.bank.ifsc)
  expect(await background(ifsc)).not.toBe(plain)
  expect(await background(accountNumber)).toBe(plain)

  await page.clock.runFor(1000)
  await copyButton(page, accountNumber).click()
  await expect(copyButton(page, accountNumber)).toContainText('Copied!')
  expect(await copied()).toBe(payment.bank.accountNumber)
  expect(await background(ifsc)).toBe(plain)
  expect(await background(accountNumber)).not.toBe(plain)

  // Two seconds after the first: its own word goes, the mark of the second stays.
  await page.clock.runFor(1000)
  await expect(copyButton(page, ifsc)).not.toContainText('Copied!')
  await expect(copyButton(page, accountNumber)).toContainText('Copied!')
  expect(await background(accountNumber)).not.toBe(plain)
  await page.clock.runFor(999)
  await expect(copyButton(page, accountNumber)).toContainText('Copied!')
  await page.clock.runFor(1)
  await expect(copyButton(page, accountNumber)).toContainText(words.copy.button)
  await expect.poll(() => background(accountNumber)).toBe(plain)
})
