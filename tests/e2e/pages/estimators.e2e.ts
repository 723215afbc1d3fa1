import type { PageCalculator, PageEstimator } from '#generated/records.ts'
import { addressOpenedBy, chatTextOf, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageEstimator>('pages/estimator.yaml')
const labels = readRecord<PageCalculator>('pages/calculator.yaml')
const page1 = '/cost/private-limited-company'

test(
  'a price follows its answers, which stay in the address and go into the chat',
  { tag: '@narrow' },
  async ({ page, context }) => {
    await visit(page, page1)
    const total = page.locator('output[name="total"]')
    await expect(total).toHaveText('from ₹7,299')
    await page.locator('#q-package').selectOption('premium')
    await page.locator('#q-capital').fill('20 lakh')
    await expect(page.locator('output[name="prices/memorandum-fee-small"]')).toHaveText('₹22,000')
    await expect(total).toHaveText('from ₹32,839')
    await page.locator('#q-state').selectOption('DL')
    await expect(page.locator('output[name="prices/stamp-duty-incorporation"]')).toHaveText('₹3,210')
    await expect(page.locator('#result').getByText(words.estimate).first()).toBeVisible()
    await expect(total).toHaveText('from ₹36,049')
    await expect(page).toHaveURL(/state=DL.*package=premium&capital=20\+lakh/)
    const chat = await addressOpenedBy(context, () => page.getByRole('link', { name: labels.share.chat }).click())
    expect(chatTextOf(chat)).toContain('from ₹36,049')
    await page.reload()
    await expect(total).toHaveText('from ₹36,049')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)

test(
  'without JavaScript the price stands for the usual answers, and the form says so',
  { tag: '@narrow' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto(page1)
    await expect(page.locator('output[name="total"]')).toHaveText('from ₹7,299')
    await expect(page.locator('#q-package')).toHaveValue('basic')
    await expect(page.getByText(words.noScript)).toBeVisible()
    await context.close()
  },
)
