import type { Page } from '@playwright/test'
import type { Navigation } from '#generated/records.ts'
import { expectInSight, headingOf, unfoldContents } from '../../helpers/browser/on-page.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const { legal: words } = readRecord<Navigation>('navigation.yaml')

const contents = (page: Page) => page.getByRole('navigation', { name: words.contents }).getByRole('link')

test('the contents of a policy lead to its sections, and Back to them', { tag: '@also-wide' }, async ({ page }) => {
  const headings = page.locator('main h2[id]').filter({ hasText: /^\d+\. / })
  await visit(page, '/terms')
  await unfoldContents(page, words.contents)
  await expect(contents(page)).toHaveText(await headings.allTextContents())
  for (const [index, heading] of (await headings.all()).entries()) {
    await unfoldContents(page, words.contents)
    await contents(page).nth(index).click()
    await expect(page).toHaveURL(`/terms#${await heading.getAttribute('id')}`)
    await expectInSight(heading)
  }

  await test.step('Back', async () => {
    const target = headings.nth(8)
    await visit(page, '/terms')
    await unfoldContents(page, words.contents)
    const link = contents(page).nth(8)
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const left = await page.evaluate(() => Math.round(scrollY))
    await link.click()
    await expectInSight(target)
    await page.goBack()
    await expect(page).toHaveURL('/terms')
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left)
    await page.goForward()
    await expectInSight(target)
    // A second press of the same link asks for the same place again, and is no step of its own.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await unfoldContents(page, words.contents)
    await link.click()
    await expectInSight(target)
    await page.goBack()
    await expect(page).toHaveURL('/terms')
  })
  await test.step('an address with an anchor opens the policy at its section', async () => {
    await unfoldContents(page, words.contents)
    const href = await contents(page).nth(10).getAttribute('href')
    await visit(page, '/refund-policy')
    await page.goto(`/terms${href}`)
    await expectInSight(page.getByRole('heading', { name: /governing law/i }))
  })
})

test('on paper a policy is its text alone', { tag: '@wide' }, async ({ page }) => {
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
  await expect(headingOf(page)).toBeVisible()
  await expect(page.locator('main time').first()).toBeVisible()
  const headings = page.locator('main h2[id]').filter({ hasText: /^\d+\. / })
  await expect(headings.filter({ visible: true })).toHaveCount(await headings.count())
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
