import type { Page } from 'playwright/test'
import type { PagePricing, Plans, RecordTypes } from '#generated/records.ts'
import { addressOpenedBy, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PagePricing>('pages/pricing.yaml')
const plans = readRecord<Plans>('plans.yaml')
const claims = readRecord<Record<string, RecordTypes['claims']>>('claims.yaml')
const withClaims = (text: string) => text.replace(/\{claim:([^}]*)\}/g, (_, id: string) => claims[id]!.text)

// As agreed; the amount saved and its share follow from the two yearly prices.
const stated = [
  { name: 'Starter', monthly: '₹999', yearly: '₹9,990', original: '₹11,988', saved: '₹1,998' },
  { name: 'Professional', monthly: '₹1,999', yearly: '₹19,990', original: '₹23,988', saved: '₹3,998' },
  { name: 'Enterprise', monthly: '₹3,999', yearly: '₹39,990', original: '₹47,988', saved: '₹7,998' },
]

const card = (page: Page, name: string) =>
  page.locator('li', { has: page.getByRole('heading', { name, level: 3, exact: true }) })

async function expectPrices(page: Page, by: 'month' | 'year'): Promise<void> {
  const visible = by === 'year'
  for (const { name, monthly, yearly, original, saved } of stated) {
    const shown = (text: string) => card(page, name).getByText(text, { exact: true })
    await expect(shown(monthly)).toBeVisible({ visible: !visible })
    await expect(card(page, name).locator('del')).toHaveText(`${words.billing.original}: ${original} + 18% GST`)
    for (const text of [
      yearly,
      words.billing.saved.replace('{amount}', saved),
      words.billing.percentSaved.replace('{percent}', '17'),
    ])
      await expect(shown(text)).toBeVisible({ visible })
    await expect(card(page, name).locator('del')).toBeVisible({ visible })
    await expect(card(page, name).locator('del')).toHaveCSS('text-decoration-line', 'line-through')
  }
}

test('prices are by the month at first, and by the year with what is saved', async ({ page, context }) => {
  await visit(page, '/pricing')
  const asked = async () => {
    const address = await addressOpenedBy(context, () => card(page, 'Starter').getByRole('link').click())
    return address.searchParams.get('text')
  }
  const yearly = page.getByRole('radio', { name: 'Yearly' })
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(page.locator('label', { has: yearly })).toContainText('Save 17%')
  await expectPrices(page, 'month')
  // The chat of a plan asks for it as its prices are shown.
  expect(await asked()).toMatch(/Starter, monthly, ₹999 \+\s18%\sGST$/)
  await yearly.click()
  await expect(yearly).toBeChecked()
  await expectPrices(page, 'year')
  expect(await asked()).toMatch(/Starter, yearly, ₹9,990 \+\s18%\sGST$/)
  // By keyboard it goes back.
  await yearly.press('ArrowLeft')
  await expectPrices(page, 'month')

  await test.step('the features that a card folds are shown under their number, and folded again', async () => {
    const { features: all } = plans.pricing[0]!
    const inCard = card(page, 'Starter')
    const features = inCard
      .locator('div', { has: page.getByRole('heading', { name: words.plans.features, exact: true }) })
      .getByRole('listitem')
    const more = inCard.getByText(`Show ${all.length - 6} more features`, { exact: true })
    await more.click()
    await expect(features).toHaveText(all.map(withClaims))
    await expect(more).toBeHidden()
    await inCard.getByText(words.plans.showFewer, { exact: true }).click()
    await expect(features).toHaveCount(6)
  })
  // A mark on a sample is one box.
  const boxes = await page
    .locator('figcaption > span')
    .evaluateAll((all) => all.map((one) => one.getClientRects().length))
  expect(new Set(boxes)).toEqual(new Set([1]))
})
