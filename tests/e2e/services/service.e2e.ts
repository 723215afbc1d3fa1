import type { Locator, Page } from 'playwright/test'
import type { PageCity, PageService, Service } from '#generated/records.ts'
import { expectInSight, headingOf, holdRequests, isHydrated, lateScripts } from '../../helpers/browser/on-page.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<PageService>('pages/service.yaml')
const city = readRecord<PageCity>('pages/city.yaml')
const service = (id: string) => readRecord<Service>(`services/${id}.yaml`)
const part = (page: Page, name: keyof PageService['sections']) =>
  page.getByRole('region', { name: words.sections[name], exact: true })

test('ticks on the list of papers stay on the device, for this service alone', { tag: '@wide' }, async ({ page }) => {
  const papers = service('llp').documentsRequired!
  await visit(page, '/services/llp')
  const boxes = part(page, 'documents').getByRole('checkbox')
  await expect(boxes).toHaveCount(papers.length)
  for (const index of [0, 2]) await boxes.nth(index).check()
  await boxes.nth(0).uncheck()
  await visit(page, '/services/partnership')
  await boxes.nth(0).check()
  await expect(boxes.nth(2)).not.toBeChecked()
  await visit(page, '/services/llp')
  await expect(page.getByLabel(papers[2]!, { exact: true })).toBeChecked()
  await expect(part(page, 'documents').locator(':checked')).toHaveCount(1)
  await test.step('also when the next tick comes before the script', async () => {
    const letThrough = await holdRequests(page, lateScripts)
    await page.goto('/services/llp')
    await boxes.nth(1).check()
    letThrough()
    await isHydrated(page)
    await expect(part(page, 'documents').locator(':checked')).toHaveCount(2)
    await visit(page, '/services/llp')
    await expect(part(page, 'documents').locator(':checked')).toHaveCount(2)
  })
  await test.step('printing the list prints the list and nothing else', async () => {
    // The dialog would wait for a person.
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-test-printed', '')
    })
    await visit(page, '/services/llp')
    await page.getByRole('button', { name: words.documents.print }).click()
    await expect(page.locator('html')).toHaveAttribute('data-test-printed', '')
    await page.emulateMedia({ media: 'print' })
    await expect(headingOf(page)).toBeVisible()
    await expect(part(page, 'documents').getByText(service('llp').documentsRequired![0]!)).toBeVisible()
    for (const name of ['process', 'rules'] as const) await expect(page.locator(`#${name} h2`)).toBeHidden()
    await expect(page.locator('header').first()).toBeHidden()
    // After printing the whole page is back.
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.locator('#process h2')).toBeVisible()
  })
})

test('what one came for stays in view beside the text', { tag: '@both' }, async ({ page, viewport }) => {
  const isWide = viewport!.width > 1000
  await page.goto('/services/gst-reg')
  const form = page.getByRole('heading', { name: words.form.heading })
  await page.locator('#documents h2').scrollIntoViewIfNeeded()
  if (isWide) await expect(form).toBeInViewport()
  else {
    await expect(form).not.toBeInViewport()
    await page.getByRole('navigation', { name: words.contents }).locator('summary').click()
    await page.getByRole('link', { name: words.form.heading }).click()
    await expectInSight(form)
  }
  await visit(page, '/gst/pune')
  const sidebar = page.getByRole('complementary', { name: 'Get Your GSTIN' })
  const start = page.getByRole('link', { name: city.start })
  // On a phone the sidebar follows at once.
  if (!isWide) await expect(start).toBeHidden()
  else {
    await start.click()
    await expectInSight(sidebar)
    // It was in view before; whoever uses the keyboard goes on from there.
    await expect(sidebar).toBeFocused()
  }
  const topOf = async (one: Locator) => (await one.boundingBox())!.y
  const text = page.getByRole('heading', { name: city.whoNeeds.heading })
  if (!isWide) return expect(await topOf(sidebar)).toBeLessThan(await topOf(text))
  expect((await sidebar.boundingBox())!.x).toBeGreaterThan((await text.boundingBox())!.x)
})

test.describe('without JavaScript', { tag: '@also-wide' }, () => {
  test.use({ javaScriptEnabled: false })
  test('the tabs of the packages change the bill and the button, by keys, and paper has all', async ({ page }) => {
    await page.goto('/services/gst-reg')
    const bill = page.locator('#pricing')
    const totals = bill.locator('tfoot td')
    const apply = bill.getByRole('link', { name: words.apply.button })
    const expectChosen = async (name: string, total: string) => {
      await expect(bill.getByRole('radio', { name })).toBeChecked()
      await expect(totals.filter({ visible: true })).toHaveText([total])
      await expect(apply).toContainText(total)
      await expect(apply.locator('span', { hasText: '₹' }).filter({ visible: true })).toHaveCount(1)
    }
    await expectChosen(words.pricing.basic, '₹2,359')
    await bill.getByRole('radio', { name: words.pricing.basic }).focus()
    await page.keyboard.press('ArrowRight')
    await expectChosen(words.pricing.premium, '₹3,539')
    await bill.getByText(words.pricing.enterprise).first().click()
    await expectChosen(words.pricing.enterprise, '₹5,899')
    await page.emulateMedia({ media: 'print' })
    await expect(totals.filter({ visible: true })).toHaveText(['₹2,359', '₹3,539', '₹5,899'])
    await expect(bill.locator('caption').filter({ visible: true })).toHaveCount(3)
  })
})
