import type { PageNotFound } from '#generated/records.ts'
import { headingOf } from '../../helpers/browser/on-page.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageNotFound>('pages/not-found.yaml')

test('an unknown address is answered with status 404 and says so, with ways on', async ({ page }) => {
  expect((await page.goto('/%F0%9F%99%82'))!.status()).toBe(404)
  await expect(headingOf(page)).toHaveText(words.heading)
  await expect(page).toHaveTitle(new RegExp(words.seo.title))
  expect((await page.goto('/services/no-such-service'))!.status()).toBe(404)
  await expect(headingOf(page)).toHaveText('Service not found')
  await page.locator('main').getByRole('link').click()
  await expect(page).toHaveURL('/services')
  await expect(headingOf(page)).toHaveText('Start Your Business Services')
})

test('a mistyped address is answered with the pages that resemble it', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/income-tax-retrun')
  const similar = page
    .locator('section', { has: page.getByRole('heading', { name: words.suggestions }) })
    .getByRole('link')
  await expect(similar.and(page.locator('[href="/services/income-tax-return"]'))).toBeVisible()
  await expect(page.locator('main input')).toHaveValue('income tax retrun')
  for (const [path, meant] of [
    ['/gst/tirupurr', '/gst/tiruppur'],
    ['/blog/epf-withdrawal', '/blog/epf-withdrawal-rules'],
  ] as const) {
    await visit(page, path)
    await expect(similar.first()).toHaveAttribute('href', meant)
  }
  await visit(page, '/xyzzy-1234')
  await expect(page.getByRole('heading', { name: words.servicesHeading })).toBeVisible()
  await expect(page.getByRole('heading', { name: words.suggestions })).toHaveCount(0)
})

// Addresses of another case are no addresses to a server.
test('what people type leads to what they mean, in whatever case', { tag: '@wide' }, async ({ page }) => {
  for (const [path, meant] of [
    ['/gst/Tiruppur', '/gst/tiruppur'],
    ['/Pricing.php', '/pricing'],
    ['/ITR?from=card', '/services/income-tax-return?from=card'],
    ['/HOME', '/'],
    ['/services/GST', '/services/gst-reg'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page).toHaveURL(meant)
  }
})
