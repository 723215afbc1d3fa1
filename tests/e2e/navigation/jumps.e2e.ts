import type { Page } from 'playwright/test'
import { eachNth } from '../../helpers/every.ts'
import { expectInSight, isSameLoad, mark } from '../../helpers/browser/on-page.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

/** A phone folds the contents of a long text, also after each jump. */
const unfold = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const one of all) {
      // Those of one name would close each other.
      one.removeAttribute('name')
      one.setAttribute('open', '')
    }
  })

const paths = ['/blog/tds-compliance-guide', '/terms', '/services/pvt-ltd', '/services/tender', '/gst/state/tamil-nadu']
// On a phone the part that the city's link leads to follows the link's place, so it has none.
const widePaths = ['/gst/new-delhi']

test('a link to a part of its page brings the part into sight', { tag: '@also-wide' }, async ({ page, viewport }) => {
  for (const path of [...eachNth(paths, 2), ...(viewport!.width > 1000 ? widePaths : [])])
    await test.step(path, async () => {
      await visit(page, path)
      await unfold(page)
      const links = page.locator('main a[href^="#"]:visible')
      const count = await links.count()
      // The others lie between these.
      for (const index of new Set([0, count >> 1, count - 1])) {
        await unfold(page)
        const href = (await links.nth(index).getAttribute('href'))!
        await links.nth(index).click()
        await expect(page).toHaveURL(path + href)
        await expectInSight(page.locator(`[id="${href.slice(1)}"]`))
      }
    })
})

test('Back returns to the link of a jump, with the focus, and fetches nothing', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/terms')
  const link = page.locator('main nav a[href^="#"]').nth(8)
  const target = page.locator(`[id="${(await link.getAttribute('href'))!.slice(1)}"]`)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const left = await page.evaluate(() => Math.round(scrollY))
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await link.click()
  await expectInSight(target)
  await page.goBack()
  await expect(page).toHaveURL('/terms')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left)
  await expect(link).toBeFocused()
  await expect(link).not.toHaveAttribute('tabindex')
  await page.goForward()
  await expectInSight(target)
  // A second press of the same link asks for the same place again, and is no step of its own.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await link.click()
  await expectInSight(target)
  await page.goBack()
  await expect(page).toHaveURL('/terms')
  expect(fetched).not.toContain('/terms')
})

test('an address and a link of another page lead to a part, too', async ({ page }) => {
  for (const id of ['how-it-works', 'contact']) {
    await page.goto(`/#${id}`)
    await expectInSight(page.locator(`#${id}`))
  }
  await visit(page, '/careers/tax-consultant')
  await mark(page)
  await page.locator('main a[href$="#enquiry"]').first().click()
  await expect(page).toHaveURL(/\/careers\?role=tax-consultant#enquiry/)
  await expectInSight(page.locator('#enquiry'))
  await expect(page.locator('#enquiry [name=role]')).toHaveValue('Tax Consultant')
  // Whoever pressed to apply begins at once.
  await expect(page.locator('#enquiry [name=name]')).toBeFocused()
  expect(await isSameLoad(page)).toBe(true)
})
