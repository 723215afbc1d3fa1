import type { PageCalculator, PageEstimator, PageLate } from '#generated/records.ts'
import { headingOf } from '../../helpers/browser/on-page.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'
import { testWithoutScript } from '../../helpers/browser/without-script.ts'

const words = readRecord<PageCalculator>('pages/calculator.yaml')
const prices = readRecord<PageEstimator>('pages/estimator.yaml')
testWithoutScript(
  'without JavaScript a calculator offers the chat, and promises no result',
  { tag: '@narrow' },
  async ({ page }) => {
    const result = page.locator('#result')
    for (const [path, said, hasResult] of [
      ['/cost/private-limited-company', prices.noScript, true],
      ['/calculators/gst-late-fee?form=gstr-3b', words.form.noScript, false],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(said)).toBeVisible()
      const chat = page.getByRole('main').getByRole('link', { name: words.share.chat }).first()
      expect(chatTextOf((await chat.getAttribute('href'))!)).toContain(await headingOf(page).textContent())
      await expect(page.locator('form:has([id^="q-"])')).toBeHidden()
      await expect(page.getByRole('link', { name: words.examples.open })).toHaveCount(0)
      await expect(result).toBeVisible({ visible: hasResult })
    }
  },
)

test('answers are worked out while they are typed, and handed on', { tag: '@narrow' }, async ({ page, context }) => {
  await visit(page, '/calculators/gst-late-fee')
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  await expect(page.locator('#q-filed')).toHaveValue(today)
  await expect(page.getByText(words.result.waiting)).toBeVisible()
  await page.locator('#q-form').selectOption('gstr-3b')
  await page.locator('#q-period').selectOption('2026-07')
  await page.locator('#q-filed').fill('2026-10-09')
  await page.getByLabel(words.form.no, { exact: true }).check()
  await page.locator('#q-turnover').fill('1.2 crore')
  await expect(page.locator('#q-turnover-help')).toContainText('one crore twenty lakh rupees')
  await page.locator('#q-tax').fill('one lakh')
  await expect(page.locator('#q-tax-error')).toHaveText(words.form.errors.amount)
  await page.locator('#q-tax').fill('1,00,000')
  await expect(page.locator('output[name="gst/gstr-3b-late-fee"]')).toHaveText('₹2,000.00')
  await expect(
    page.getByText('50 days × ₹50 = ₹2,500, limited to ₹2,000; CGST ₹1,000 + SGST ₹1,000').first(),
  ).toBeVisible()
  await expect(page).toHaveURL(
    /form=gstr-3b&period=2026-07&filed=2026-10-09&nil=no&turnover=1\.2\+crore&tax=1%2C00%2C000/,
  )
  const query = new URL(page.url()).search
  const chat = await addressOpenedBy(context, () => page.getByRole('link', { name: words.share.chat }).click())
  expect(chatTextOf(chat)).toContain(query)
  await page.reload()
  await expect(page.locator('output[name="gst/gstr-3b-late-fee"]')).toHaveText('₹2,000.00')
  // A link has answered all, and nothing is left to calculate.
  await expect(page.getByRole('button', { name: words.form.button })).toBeHidden()
  await test.step('a price follows its answers, in the address and in the chat', async () => {
    await visit(page, '/cost/private-limited-company')
    const total = page.locator('output[name="total"]')
    await expect(total).toHaveText('from ₹7,299')
    await page.locator('#q-package').selectOption('premium')
    await page.locator('#q-capital').fill('20 lakh')
    await expect(page.locator('output[name="prices/memorandum-fee-small"]')).toHaveText('₹22,000')
    await expect(total).toHaveText('from ₹32,839')
    await page.locator('#q-state').selectOption('DL')
    await expect(page.locator('output[name="prices/stamp-duty-incorporation"]')).toHaveText('₹3,210')
    await expect(page.locator('#result').getByText(prices.estimate).first()).toBeVisible()
    await expect(total).toHaveText('from ₹36,049')
    await expect(page).toHaveURL(/state=DL.*package=premium&capital=20\+lakh/)
    const chat = await addressOpenedBy(context, () => page.getByRole('link', { name: words.share.chat }).click())
    expect(chatTextOf(chat)).toContain('from ₹36,049')
    await page.reload()
    await expect(total).toHaveText('from ₹36,049')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

test('buttons and links lead to the answer or the bill that is meant', { tag: '@narrow' }, async ({ page }) => {
  const calculate = page.getByRole('button', { name: words.form.button })
  await test.step('the button leads to the first answer that is missing', async () => {
    await visit(page, '/calculators/tds-interest')
    await calculate.click()
    await expect(page.locator('#q-what')).toBeFocused()
    await expect(page.locator('#q-what-error')).toHaveText(words.form.errors.empty)
  })
  await test.step('an example opens in the calculator above it', async () => {
    await visit(page, '/calculators/epf-esi-delay?fund=epf')
    await page.getByRole('link', { name: words.examples.open }).first().click()
    await expect(page.locator('output[name="epf-esi/esi-damages"]')).toHaveText('₹610')
    await expect(page.getByText(words.result.mayBeLevied).first()).toBeVisible()
  })
  await test.step('what was missed leads to its calculator with the first answer given', async () => {
    await visit(page, '/late')
    await expect(headingOf(page)).toHaveText(readRecord<PageLate>('pages/late.yaml').heading)
    await page.locator('main details', { hasText: 'GSTR-1, monthly' }).locator('summary').click()
    await page.getByRole('link', { name: 'GSTR-1, monthly' }).click()
    await expect(page).toHaveURL('/calculators/gst-late-fee?form=gstr-1')
    await expect(page.locator('#q-form')).toHaveCount(0)
    await page.getByRole('button', { name: words.form.change }).click()
    await expect(page.locator('#q-form')).toHaveValue('gstr-1')
    await expect(page.locator('#q-form')).toBeFocused()
    await expect(page.locator('#q-period')).toBeVisible()
  })
  await test.step('a link with a day that cannot be opens with the question, which says what can', async () => {
    const rest = 'form=gstr-3b&period=2026-07&nil=no&turnover=1+crore&tax=1+lakh'
    await visit(page, `/calculators/gst-late-fee?${rest}&filed=0026-11-28`)
    const filed = page.locator('#q-filed')
    await expect(filed).toHaveAttribute('min', '2026-08-01')
    await expect(page.locator('#q-filed-error')).toContainText('Enter a day from 1 August 2026 on')
    await expect(page.locator('output[name="total"]')).toHaveCount(0)
    await filed.fill('2025-11-28')
    await expect(page.locator('#q-filed-error')).toContainText('Enter a day from 1 August 2026 on')
    await filed.fill('2026-08-21')
    await expect(page.locator('output[name="total"]')).toHaveText('₹99.32')
    // What another answer makes impossible is asked again, also where a link had answered it.
    await visit(page, `/calculators/gst-late-fee?${rest}&filed=2026-08-21`)
    await expect(filed).toHaveCount(0)
    await page.getByRole('button', { name: words.form.change }).nth(1).click()
    await page.locator('#q-period').selectOption('2026-10')
    await expect(page.locator('#q-filed-error')).toContainText('Enter a day from 1 November 2026 on')
  })
  await test.step('what can no longer be filed is late and closed, and leads to us and to no price', async () => {
    await visit(page, '/calculators/gst-late-fee?form=gstr-9&period=2022-23&filed=2027-01-05')
    await page.locator('#q-turnover').fill('4 crore')
    await page.locator('#q-stateTurnover').fill('4 crore')
    const result = page.locator('#result')
    await expect(result).toContainText('1,101 days late; by law it could be filed until 31 December 2026')
    await expect(result.getByRole('link', { name: words.more.advice })).toHaveAttribute('href', '/Contact')
    await expect(result.getByRole('link', { name: words.more.ours })).toHaveCount(0)
  })
  await test.step('the bill comes into sight with the focus, and says what each further day adds', async () => {
    await visit(
      page,
      '/calculators/gst-late-fee?form=gstr-3b&period=2026-07&filed=2026-10-09&nil=no&turnover=1.2+crore',
    )
    await page.locator('[name=tax]').fill('1,00,000')
    await calculate.click()
    await expect(page.locator('#result-heading')).toBeFocused()
    await expect(page.locator('#result thead')).toBeInViewport()
    await expect(page.locator('output[name="total"]')).toHaveText('₹4,465.75')
    await expect(page.locator('#result')).toContainText('Each further day adds ₹49.32.')
    await expect(page.locator('#result')).toContainText('It is not in force yet.')
    const send = new URL((await page.getByRole('link', { name: words.share.send }).getAttribute('href'))!)
    expect(send.pathname).toBe('/')
    expect(send.searchParams.get('text')).toContain('form=gstr-3b')
  })
  await test.step('the name of a rule has the whole width', async () => {
    await page.locator('#rules summary').click()
    const widths = await page
      .locator('#rules table')
      .evaluateAll((tables) =>
        tables.flatMap((table) =>
          [...table.querySelectorAll('tbody th')].map(
            (head) => head.getBoundingClientRect().width / table.getBoundingClientRect().width,
          ),
        ),
      )
    expect(Math.min(...widths)).toBeGreaterThan(0.99)
  })
})

test('several late months make one sum, which is sent, copied and opened again whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { several } = words
  const first = 'form=gstr-3b&period=2026-07&filed=2026-10-09&nil=no&turnover=1.2+crore&tax=100000'
  await visit(page, `/calculators/gst-late-fee?${first}`)
  const result = page.locator('#result')
  const sumsOf = () => result.locator('table').last().locator('tbody td:last-child').allInnerTexts()
  await result.getByRole('button', { name: several.add }).click()
  // What each month has of its own is asked again, and nothing counts as known.
  await expect(page.locator('#q-period')).toBeFocused()
  await expect(page.locator('#q-period')).toHaveValue('')
  await expect(page.locator('#q-filed')).toHaveValue('2026-10-09')
  await page.locator('#q-period').selectOption('2026-08')
  await page.getByLabel(words.form.yes, { exact: true }).check()
  const total = result.locator('tfoot').last()
  await expect(total).toContainText(several.total.replace('{count}', '2'))
  const [july, august] = await sumsOf()
  const rupees = (text = '') => Math.round(Number(text.replaceAll(/[₹,]/g, '')) * 100)
  expect(rupees(july)).toBeGreaterThan(0)
  expect(rupees((await total.locator('td').innerText()).trim())).toBe(rupees(july) + rupees(august))

  const lines = ['GSTR-3B, monthly, July 2026: ', 'GSTR-3B, monthly, August 2026: ']
  for (const name of [words.share.send, words.share.chat]) {
    const chat = await addressOpenedBy(context, () => result.getByRole('link', { name }).click())
    for (const line of lines) expect(chatTextOf(chat)).toContain(line)
  }
  await result.getByRole('button', { name: words.share.copy }).click()
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  await visit(page, copied.pathname + copied.search)
  await expect(total).toContainText(several.total.replace('{count}', '2'))
  expect(await sumsOf()).toEqual([july, august])

  await test.step('one of them opens alone, and is taken out', async () => {
    await result.getByRole('link', { name: several.open }).click()
    await expect(page).toHaveURL(`/calculators/gst-late-fee?${first}`)
    await expect(result.locator('table')).toHaveCount(1)
    await page.goBack()
    await result.getByRole('button', { name: several.remove }).click()
    await expect(result.locator('table')).toHaveCount(1)
    expect(page.url()).not.toContain('and=')
  })
})
