import type { Page } from '@playwright/test'
import type { PagePricing, Plans } from '#generated/records.ts'
import { addressOpenedBy, expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PagePricing>('pages/pricing.yaml')
const plans = readRecord<Plans>('plans.yaml')

// As agreed; the amount saved and its share follow from the two yearly prices.
const stated = [
  { name: 'Starter', monthly: '₹999', yearly: '₹9,990', original: '₹11,988', saved: '₹1,998', badge: undefined },
  {
    name: 'Professional',
    monthly: '₹1,999',
    yearly: '₹19,990',
    original: '₹23,988',
    saved: '₹3,998',
    badge: 'Most Popular',
  },
  {
    name: 'Enterprise',
    monthly: '₹3,999',
    yearly: '₹39,990',
    original: '₹47,988',
    saved: '₹7,998',
    badge: 'Best Value',
  },
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

test('prices are by the month at first; by the year they show the original struck through, the amount and the share saved', async ({
  page,
}) => {
  await visit(page, '/pricing')
  const yearly = page.getByRole('radio', { name: 'Yearly' })
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(page.locator('label', { has: yearly })).toContainText('Save 17%')
  await expectMonthly(page)
  await page.getByRole('radio', { name: 'Yearly' }).click()
  await expect(yearly).toBeChecked()
  await expectYearly(page)
  // By keyboard it goes back.
  await yearly.press('ArrowLeft')
  await expectMonthly(page)
})

test('a card names its badge and its first six features; the rest unfolds and folds again', async ({ page }) => {
  await visit(page, '/pricing')
  for (const { name, badge } of stated) {
    const plan = plans.pricing.find((each) => each.name === name)!
    const inCard = card(page, name)
    const more = plan.features.length - 6
    const features = inCard
      .locator('div', { has: page.getByRole('heading', { name: words.plans.features, exact: true }) })
      .getByRole('listitem')
    if (badge) await expect(inCard.getByText(badge, { exact: true })).toBeVisible()
    await expect(features).toHaveText(plan.features.slice(0, 6))
    await inCard.getByText(`Show ${more} more features`, { exact: true }).click()
    await expect(features).toHaveText([...plan.features])
    await expect(inCard.getByText(words.plans.showFewer, { exact: true })).toBeVisible()
    await expect(inCard.getByText(`Show ${more} more features`, { exact: true })).toBeHidden()
    await inCard.getByText(words.plans.showFewer, { exact: true }).click()
    await expect(features).toHaveCount(6)
    for (const limitation of plan.limitations) await expect(inCard.getByText(limitation, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('Most Popular')).toHaveCount(1)
  await expect(page.getByText('Best Value')).toHaveCount(1)
})

test('the chat of a plan asks for it by the month or by the year, as its prices are shown', async ({
  page,
  context,
}) => {
  await visit(page, '/pricing')
  const asked = async () => {
    const address = await addressOpenedBy(context, () => card(page, 'Starter').getByRole('link').click())
    return address.searchParams.get('text')
  }
  expect(await asked()).toMatch(/Starter, monthly, ₹999$/)
  await page.getByRole('radio', { name: words.billing.yearly }).click({ force: true })
  expect(await asked()).toMatch(/Starter, yearly, ₹9,990$/)
})

test('a mark on a sample is one box', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/pricing')
  const marks = page.locator('figcaption > span')
  expect(await marks.evaluateAll((all) => all.map((one) => one.getClientRects().length))).toEqual(
    Array.from({ length: await marks.count() }, () => 1),
  )
  expect(await marks.count()).toBeGreaterThan(0)
})
