import type { PageSearch } from '#generated/records.ts'
import { holdRequests, isHydrated, lateScripts } from '../../helpers/browser/on-page.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'
import { testWithoutScript } from '../../helpers/browser/without-script.ts'

const words = readRecord<PageSearch>('pages/search.yaml')

test('the page shows what answers to the words of its address', { tag: '@wide' }, async ({ page }) => {
  const status = page.locator('main [role=status]')
  const everything = page.getByRole('heading', { name: words.list.heading })
  await visit(page, '/search?q=rampur')
  await expect(status).toHaveText(`${words.results.guess} Raipur?`)
  await visit(page, '/search?q=xyzzyq')
  await expect(status).toHaveText(`${words.results.none} ${words.results.below}`)
  await expect(everything).toBeVisible()
  await visit(page, '/search?q=pan+card')
  await expect(page.locator('main ol a').first()).toHaveAttribute('href', '/services/pan-tan')
  await expect(status).toHaveText(`1 ${words.results.one}`)
  await expect(everything).toHaveCount(0)
  // The field on the page holds the words, lists results too, and leads on from them.
  const field = page.locator('main input')
  await expect(field).toHaveValue('pan card')
  await field.fill('gst')
  await expect(page.getByRole('option')).toHaveCount(7)
  await page.getByRole('option').last().click()
  await expect(page).toHaveURL('/search?q=gst')
  await expect(field).toHaveValue('gst')
  await expect.poll(() => page.locator('main ol a').count()).toBeGreaterThan(6)
  await page.goBack()
  await expect(field).toHaveValue('pan card')
  await test.step('what was typed before the script stays, with the focus', async () => {
    // Whoever has only pressed the field types into an empty one, too.
    for (const [path, early] of Object.entries({ '/search?q=pan+card': 'gs', '/income-tax-retrun': '' })) {
      const letThrough = await holdRequests(page, lateScripts)
      await page.goto(path)
      await field.click()
      await field.pressSequentially(early)
      letThrough()
      await isHydrated(page)
      await field.pressSequentially('gst'.slice(early.length))
      await expect(page.getByRole('option')).toHaveCount(7)
      await expect(field).toHaveValue('gst')
      await expect(field).toBeFocused()
    }
  })
})

testWithoutScript(
  'without JavaScript the field of every page leads to a list of everything, and to each part',
  async ({ page }) => {
    await page.goto('/search')
    for (const { heading } of Object.values(words.kinds))
      await expect(page.locator('main').getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await page.locator('main input').fill('udyam')
    await page.locator('main input').press('Enter')
    await expect(page).toHaveURL('/search?q=udyam')
    await expect(page.getByText(words.list.withoutScript)).toBeVisible()
    await page.locator('main').getByRole('link', { name: words.kinds.cities.heading, exact: true }).click()
    await expect(page.locator('main').getByRole('heading', { name: words.kinds.cities.heading })).toBeInViewport()
    await expect(page.getByRole('link', { name: 'MSME Udyam Registration' }).last()).toBeVisible()
  },
)
