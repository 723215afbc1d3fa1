import type { Page } from '@playwright/test'
import type { PagePricing, Plans } from '#generated/records.ts'
import { addressOpenedBy, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PagePricing>('pages/pricing.yaml')
const plans = readRecord<Plans>('plans.yaml')

const [popular, best] = ['Most Popular', 'Best Value']

// As agreed; the amount saved and its share follow from the two yearly prices.
const stated = [
  { name: 'Starter', monthly: '₹999', yearly: '₹9,990', original: '₹11,988', saved: '₹1,998', badge: undefined },
  { name: 'Professional', monthly: '₹1,999', yearly: '₹19,990', original: '₹23,988', saved: '₹3,998', badge: popular },
  { name: 'Enterprise', monthly: '₹3,999', yearly: '₹39,990', original: '₹47,988', saved: '₹7,998', badge: best },
]

const card = (page: Page, name: string) =>
  page.locator('li', { has: page.getByRole('heading', { name, level: 3, exact: true }) })

async function expectMonthly(page: Page): Promise<void> {
  for (const { name, monthly, yearly, original } of stated) {
    await expect(card(page, name).getByText(monthly, { exact: true })).toBeVisible()
    await expect(card(page, name).getByText(yearly, { exact: true })).toBeHidden()
    await expect(card(page, name).getByText(original)).toBeHidden()
  }
}

async function expectYearly(page: Page): Promise<void> {
  for (const { name, monthly, yearly, original, saved } of stated) {
    await expect(card(page, name).getByText(yearly, { exact: true })).toBeVisible()
    await expect(card(page, name).getByText(monthly, { exact: true })).toBeHidden()
    await expect(card(page, name).locator('del')).toHaveText(`${words.billing.original}: ${original}`)
    await expect(card(page, name).locator('del')).toHaveCSS('text-decoration-line', 'line-through')
    await expect(
      card(page, name).getByText(words.billing.saved.replace('{amount}', saved), { exact: true }),
    ).toBeVisible()
    await expect(
      card(page, name).getByText(words.billing.percentSaved.replace('{percent}', '17'), { exact: true }),
    ).toBeVisible()
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
  await expectMonthly(page)
  // The chat of a plan asks for it as its prices are shown.
  expect(await asked()).toMatch(/Starter, monthly, ₹999$/)
  await yearly.click()
  await expect(yearly).toBeChecked()
  await expectYearly(page)
  expect(await asked()).toMatch(/Starter, yearly, ₹9,990$/)
  // By keyboard it goes back.
  await yearly.press('ArrowLeft')
  await expectMonthly(page)

  await test.step('a card names its badge and its first six features; the rest unfolds and folds again', async () => {
    for (const { name, badge } of stated) {
      const { features: all, limitations } = plans.pricing.find((each) => each.name === name)!
      const inCard = card(page, name)
      const more = inCard.getByText(`Show ${all.length - 6} more features`, { exact: true })
      const fewer = inCard.getByText(words.plans.showFewer, { exact: true })
      const features = inCard
        .locator('div', { has: page.getByRole('heading', { name: words.plans.features, exact: true }) })
        .getByRole('listitem')
      if (badge) await expect(inCard.getByText(badge, { exact: true })).toBeVisible()
      await expect(features).toHaveText(all.slice(0, 6))
      await more.click()
      await expect(features).toHaveText([...all])
      await expect(more).toBeHidden()
      await fewer.click()
      await expect(features).toHaveCount(6)
      for (const limitation of limitations) await expect(inCard.getByText(limitation, { exact: true })).toBeVisible()
    }
    for (const badge of [popular, best]) await expect(page.getByText(badge)).toHaveCount(1)
  })
  // A mark on a sample is one box.
  const boxes = await page
    .locator('figcaption > span')
    .evaluateAll((all) => all.map((one) => one.getClientRects().length))
  expect(new Set(boxes)).toEqual(new Set([1]))
})
