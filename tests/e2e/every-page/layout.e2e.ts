import type { Navigation, Site } from '#generated/records.ts'
import { isPhone } from '../../helpers/browser/header-parts.ts'
import { expect, readRecord, test, visit } from '../../helpers/browser/visitor.ts'

const words = readRecord<Navigation>('navigation.yaml')
const site = readRecord<Site>('site.yaml')

test('the lists of the footer are folded on a phone alone', { tag: '@both' }, async ({ page, viewport }) => {
  await page.goto('/terms')
  const footer = page.getByRole('contentinfo')
  if (isPhone(viewport)) {
    await expect(footer.getByRole('link', { name: site.phone })).toBeVisible()
    expect((await footer.boundingBox())!.height).toBeLessThan(680)
    const tool = footer.getByRole('link', { name: 'Due dates' })
    await expect(tool).toBeHidden()
    await footer.getByText(words.tools.heading, { exact: true }).click()
    await expect(tool).toBeVisible()
    expect((await footer.boundingBox())!.height).toBeLessThan(880)
    return
  }
  await footer.getByRole('link', { name: site.email }).focus()
  for (const name of [/^Chat in/, 'Due dates', 'Late fee']) {
    await page.keyboard.press('Tab')
    await expect(footer.getByRole('link', { name })).toBeFocused()
  }
  // A tablet is turned.
  await page.setViewportSize({ width: 600, height: 900 })
  await expect(footer.getByRole('link', { name: 'Late fee' })).toBeHidden()
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect(footer.getByRole('link', { name: 'Late fee' })).toBeVisible()
})

test(
  'the first Tab leads past the header, and no bar covers the end',
  { tag: '@also-wide' },
  async ({ page, viewport }) => {
    await visit(page, '/Contact')
    const skip = page.getByRole('link', { name: words.skipLabel })
    await expect(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(1)

    const bar = page.getByRole('navigation', { name: words.bottomBarLabel })
    await expect(bar).toBeVisible({ visible: isPhone(viewport) })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const end = (await page.getByRole('contentinfo').locator('p').last().boundingBox())!
    const edge = isPhone(viewport) ? (await bar.boundingBox())!.y : viewport!.height
    expect(end.y + end.height).toBeLessThanOrEqual(edge)
  },
)

test('the parts of a page fade in once, or are there at once for less motion', { tag: '@wide' }, async ({ page }) => {
  await test.step('when a fifth of them is in view, where they say so', async () => {
    await visit(page, '/howitworks')
    const box = page.locator('[data-reveal="0.2"]').last()
    await expect(box).toHaveCSS('opacity', '0')
    const show = (share: number) =>
      box.evaluate((part, seen) => {
        const { top, height } = part.getBoundingClientRect()
        scrollBy({ top: top - innerHeight + height * seen, behavior: 'instant' })
      }, share)
    await show(0.15)
    await page.waitForTimeout(700)
    await expect(box).toHaveCSS('opacity', '0')
    await show(0.25)
    await expect(box).toHaveCSS('opacity', '1')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(box).not.toBeInViewport()
    await expect(box).toHaveCSS('opacity', '1')
    await test.step('and on paper, before they were in view', async () => {
      await visit(page, '/howitworks')
      await expect(box).toHaveCSS('opacity', '0')
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await expect(box).toHaveCSS('opacity', '1')
    })
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await expect(page.locator('[data-reveal]').last()).toHaveCSS('opacity', '1')
})
