import type { PageNotFound } from '#generated/records.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageNotFound>('pages/not-found.yaml')

// That it is answered with status 404, tests/publish/hosts shows; what it says without a script,
// tests/site.
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
    ['/ITR?from=card#pricing', '/services/income-tax-return?from=card#pricing'],
    ['/HOME', '/'],
    ['/services/GST', '/services/gst-reg'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page).toHaveURL(meant)
  }
})
