import type { PageSearch } from '#generated/records.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageSearch>('pages/search.yaml')
const kinds = Object.values(words.kinds)

test(
  'an address with words shows what answers to them, and the field holds them',
  { tag: '@narrow' },
  async ({ page }) => {
    await visit(page, '/search?q=pan+card')
    await expect(page.locator('main ol a').first()).toHaveAttribute('href', '/services/pan-tan')
    await expect(page.locator('main [role=status]')).toHaveText(`1 ${words.results.one}`)
    await expect(page.locator('main input')).toHaveValue('pan card')
    await expect(page.getByRole('heading', { name: words.list.heading })).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  },
)

test('what is only a guess is asked for', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/search?q=rampur')
  await expect(page.locator('main [role=status]')).toHaveText(`${words.results.guess} Raipur?`)
})

test('where nothing answers everything stays', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/search?q=xyzzyq')
  await expect(page.locator('main [role=status]')).toHaveText(`${words.results.none} ${words.results.below}`)
  await expect(page.getByRole('heading', { name: words.list.heading })).toBeVisible()
})

test('the field on the page lists results too, and leads on from them', async ({ page }) => {
  await visit(page, '/search?q=pan+card')
  const field = page.locator('main input')
  await field.fill('gst')
  await expect(page.getByRole('option')).toHaveCount(7)
  await page.getByRole('option').last().click()
  await expect(page).toHaveURL('/search?q=gst')
  await expect(field).toHaveValue('gst')
  await expect.poll(() => page.locator('main ol a').count()).toBeGreaterThan(6)
  await page.goBack()
  await expect(field).toHaveValue('pan card')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the field of every page leads to a list of everything there is', async ({ page }) => {
    await page.goto('/search')
    for (const { heading } of kinds)
      await expect(page.locator('main').getByRole('heading', { name: heading, exact: true })).toBeVisible()
    const hrefs = await page
      .locator('main section a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const href of [
      '/services/gst-reg',
      '/gst/coimbatore',
      '/gst/state/tamil-nadu',
      '/blog/epf-withdrawal-rules',
      '/careers/tax-consultant',
    ])
      expect(hrefs).toContain(href)
    await page.locator('main input').fill('udyam')
    await page.locator('main input').press('Enter')
    await expect(page).toHaveURL('/search?q=udyam')
    await expect(page.getByRole('link', { name: 'MSME Udyam Registration' }).last()).toBeVisible()
  })
})
