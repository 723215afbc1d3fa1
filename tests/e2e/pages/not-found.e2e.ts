import type { PageNotFound } from '#generated/records.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageNotFound>('pages/not-found.yaml')

test('an unknown address is answered with status 404 and says so, with ways on', async ({ page }) => {
  for (const path of [
    '/no-such-page',
    '/blog/no-such-article',
    '/gst/no-such-city',
    '/careers/no-such-opening',
    '/aboutus/deeper',
    '/%F0%9F%99%82',
  ]) {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(response!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading)
    await expect(page).toHaveTitle(new RegExp(words.seo.title))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  }
  const ways = page
    .locator('section', { has: page.getByRole('heading', { name: words.linksHeading }) })
    .getByRole('link')
  await expect(ways).toHaveText(words.links.map(({ label }) => label))
  await ways.and(page.locator('[href="/services"]')).click()
  await expect(page).toHaveURL('/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start Your Business Services')
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
    ['/services/udyam-registration', '/services/msme-udyog'],
    ['/blog/epf-withdrawal', '/blog/epf-withdrawal-rules'],
  ] as const) {
    await visit(page, path)
    await expect(similar.first()).toHaveAttribute('href', meant)
  }
  await visit(page, '/xyzzy-1234')
  await expect(page.getByRole('heading', { name: words.servicesHeading })).toBeVisible()
  await expect(page.getByRole('heading', { name: words.suggestions })).toHaveCount(0)
})

test('capitals and endings lead on to the page', { tag: '@wide' }, async ({ page }) => {
  for (const [path, meant] of [
    ['/Services', '/services'],
    ['/gst/Tiruppur', '/gst/tiruppur'],
    ['/Pricing.php', '/pricing'],
    ['/About', '/aboutus'],
    ['/ITR?from=card', '/services/income-tax-return?from=card'],
    ['/HOME', '/'],
    ['/services/GST', '/services/gst-reg'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(meant)
  }
})

test('what people type leads to what they mean', { tag: '@wide' }, async ({ page }) => {
  for (const [path, meant] of [
    ['/about', '/aboutus'],
    ['/contact-us', '/Contact'],
    ['/itr', '/services/income-tax-return'],
    ['/gst-registration', '/services/gst-reg'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(meant)
  }
})

test('an old address leads on to the page that took its place', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/contact')
  await expect(page).toHaveURL('/Contact')
  await page.goto('/pricing/')
  await expect(page).toHaveURL('/pricing')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page offers services and cities that are often looked for', async ({ page }) => {
    await page.goto('/no-such-page')
    for (const heading of [words.servicesHeading, words.citiesHeading]) {
      const links = page.locator('section', { has: page.getByRole('heading', { name: heading }) }).getByRole('link')
      expect(await links.count()).toBeGreaterThan(2)
      for (const href of await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))
        expect((await page.request.head(href)).status()).toBe(200)
    }
  })
})
