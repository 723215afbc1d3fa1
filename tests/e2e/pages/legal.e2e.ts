import type { Page } from '@playwright/test'
import type { Navigation, Site } from '#generated/records.ts'
import { expectInSight } from '../../helpers/browser/in-sight.ts'
import { unfoldContents } from '../../helpers/browser/unfold-contents.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const site = readRecord<Site>('site.yaml')
const { legal: words } = readRecord<Navigation>('navigation.yaml')

const contents = (page: Page) => page.getByRole('navigation', { name: words.contents }).getByRole('link')

test('the contents of a policy lead to each of its sections', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/terms')
  const headings = page.locator('main h2[id]').filter({ hasText: /^\d+\. / })
  await expect(contents(page)).toHaveText(await headings.allTextContents())
  for (const [index, heading] of (await headings.all()).entries()) {
    await contents(page).nth(index).click()
    await expect(page).toHaveURL(`/terms#${await heading.getAttribute('id')}`)
    await expectInSight(heading)
  }
})

test('an address with an anchor opens the policy at its section', async ({ page }) => {
  await visit(page, '/terms')
  await unfoldContents(page, words.contents)
  const href = await contents(page).nth(10).getAttribute('href')
  await visit(page, '/refund-policy')
  await page.goto(`/terms${href}`)
  await expectInSight(page.getByRole('heading', { name: /governing law/i }))
  await expect(page.locator('main')).toContainText(site.governingLawCity)
})

test('Back returns from a part of a policy to the place in the contents where its link was pressed', async ({
  page,
}) => {
  await visit(page, '/terms')
  await unfoldContents(page, words.contents)
  const link = contents(page).nth(8)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const left = await page.evaluate(() => Math.round(scrollY))
  await link.click()
  await expectInSight(page.locator('main h2[id]').nth(8))
  await page.goBack()
  await expect(page).toHaveURL('/terms')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left)
  await page.goForward()
  await expectInSight(page.locator('main h2[id]').nth(8))
  // A second press of the same link asks for the same place again, and is no step of its own.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await unfoldContents(page, words.contents)
  await link.click()
  await expectInSight(page.locator('main h2[id]').nth(8))
  await page.goBack()
  await expect(page).toHaveURL('/terms')
})

test(
  'on paper a policy is its text alone: no header, footer, contents or buttons',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/privacy-policy')
    const header = page.locator('[data-header]')
    await expect(header).toBeVisible()
    if (words.print) await expect(page.getByRole('button', { name: words.print })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const hidden of [
      header,
      page.locator('footer'),
      page.getByRole('navigation', { name: words.contents }),
      page.getByRole('heading', { name: words.others }),
    ])
      await expect(hidden).toBeHidden()
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main time').first()).toBeVisible()
    for (const heading of await page
      .locator('main h2[id]')
      .filter({ hasText: /^\d+\. / })
      .all())
      await expect(heading).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  },
)
