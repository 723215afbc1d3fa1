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
    const tool = footer.getByRole('link', { name: 'Due dates' })
    await expect(tool).toBeHidden()
    await footer.getByText(words.tools.heading, { exact: true }).click()
    await expect(tool).toBeVisible()
    expect((await footer.boundingBox())!.height).toBeLessThan(1250)
    return
  }
  await footer.getByRole('link', { name: words.chatLabel }).focus()
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

test('Tab skips the header, and no bar covers what it reaches', { tag: '@both' }, async ({ page, viewport }) => {
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
  const focusCovered = () =>
    page.evaluate(() => {
      const [top, bottom] = [document.querySelector('header')!, document.querySelector('body > nav')!]
      const focus = document.activeElement!
      if (!focus.closest('main, footer')) return ''
      const box = focus.getBoundingClientRect()
      const floor = bottom.getBoundingClientRect().top || innerHeight
      // Of a field with several lines the browser scrolls to the one with the cursor.
      const foot = focus.matches('textarea') ? box.top + 40 : box.bottom
      return box.top < top.getBoundingClientRect().bottom || foot > floor ? focus.outerHTML : ''
    })
  const inside = page.locator('main, footer').locator('a, button, input, textarea, summary').filter({ visible: true })
  const count = await inside.count()
  expect(count).toBeGreaterThan(30)
  await page.locator('main a').first().focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < count - 1; pressed += 1) {
      await page.keyboard.press(key)
      expect(await focusCovered()).toBe('')
    }
  }

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const end = (await page.getByRole('contentinfo').locator('p').last().boundingBox())!
  const edge = isPhone(viewport) ? (await bar.boundingBox())!.y : viewport!.height
  expect(end.y + end.height).toBeLessThanOrEqual(edge)
  if (!isPhone(viewport)) return
  await expect(bar.getByRole('link', { name: words.callLabel })).toHaveAttribute(
    'href',
    `tel:${site.phone.replaceAll(' ', '')}`,
  )
})

test.describe('the parts of a page', () => {
  test('fade in once, or are there at once for less motion', { tag: '@also-wide' }, async ({ page }) => {
    const last = page.locator('[data-reveal]').last()
    await visit(page, '/')
    await expect(last).toHaveCSS('opacity', '0')
    await last.scrollIntoViewIfNeeded()
    await expect(last).toHaveCSS('opacity', '1')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(last).not.toBeInViewport()
    await expect(last).toHaveCSS('opacity', '1')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')
    await expect(last).toHaveCSS('opacity', '1')
  })

  test('fade in when a fifth of them is in view, where they say so', { tag: '@wide' }, async ({ page, viewport }) => {
    await visit(page, '/howitworks')
    const box = page.locator('[data-reveal="0.2"]').last()
    await expect(box).toHaveCSS('opacity', '0')
    const show = (share: number) =>
      box.evaluate((part, seen) => {
        const { top, height } = part.getBoundingClientRect()
        scrollBy({ top: top - innerHeight + height * seen, behavior: 'instant' })
      }, share)
    expect((await box.boundingBox())!.height).toBeLessThan(viewport!.height)
    await show(0.15)
    await page.waitForTimeout(700)
    await expect(box).toHaveCSS('opacity', '0')
    await show(0.25)
    await expect(box).toHaveCSS('opacity', '1')
  })
})
