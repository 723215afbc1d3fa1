import type { Page } from 'playwright/test'
import { pageOfKind } from '../../helpers/site/kinds.ts'
import { isPhone, menuButton } from '../../helpers/browser/header-parts.ts'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

/**
 * What people meet who go by the keyboard, enlarge the text, zoom in, or let the system choose the
 * colours.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * Where the focus is, and how much of it lies outside the screen, under the header or under the bar
 * at the bottom.
 */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement!
    const { left, right, top, bottom } = active.getBoundingClientRect()
    const edge = (selector: string, side: 'top' | 'bottom', otherwise: number) => {
      const bar = document.querySelector(selector)
      const isFixed = bar && /sticky|fixed/.test(getComputedStyle(bar).position) && !bar.contains(active)
      // A bar that is not shown has no place.
      return (isFixed && bar.getBoundingClientRect()[side]) || otherwise
    }
    const hidden = Math.max(
      -left,
      right - document.documentElement.clientWidth,
      edge('[data-header]', 'bottom', 0) - top,
      // Of a field with several lines the browser scrolls to the one with the cursor.
      (active.matches('textarea') ? top + 40 : bottom) - edge('footer + nav', 'top', innerHeight),
    )
    return { what: `${active.tagName} ${active.textContent.trim().slice(0, 30)}`, hidden: Math.round(hidden) }
  })

test('Tab stays in the open menu, and a tap leaves no mark', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/')
  await test.step('a finger does not leave what it tapped marked as if a pointer rested on it', async () => {
    const colour = () => menuButton(page).evaluate((button) => getComputedStyle(button).color)
    const before = await colour()
    await menuButton(page).tap()
    await menuButton(page).tap()
    expect(await colour()).toBe(before)
  })
  await test.step('closing the menu gives the focus back to its button', async () => {
    const closest = (part: string) =>
      page.evaluate((selector) => document.activeElement!.closest(selector) !== null, part)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    for (let press = 0; press < 24; press++) {
      await page.keyboard.press('Tab')
      expect(await closest('#page, footer')).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(page.locator('#page')).not.toHaveAttribute('inert')
    await menuButton(page).focus()
    await page.keyboard.press('Tab')
    expect(await closest('#page')).toBe(true)
  })
  const samples = page.locator('#reviews summary')
  if (await samples.isVisible()) await samples.click()
  await page.locator('#reviews li button').first().focus()
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatchObject({ what: expect.stringContaining('BUTTON') })
    await expect.poll(async () => (await focused(page)).hidden).toBeLessThanOrEqual(0)
  }
})

test('whatever Tab reaches, both ways, is in sight as a whole', { tag: '@also-wide' }, async ({ page, viewport }) => {
  for (const path of isPhone(viewport) ? [pageOfKind.contact, pageOfKind.services] : [pageOfKind.contact]) {
    await visit(page, path)
    const outside: string[] = []
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 45; press++) {
        await page.keyboard.press(key)
        const { what, hidden } = await focused(page)
        // The first link lies over the header.
        if (hidden > 0 && !/^BODY|^A Skip/.test(what)) outside.push(`${what}: ${hidden} px`)
      }
    expect.soft(outside, path).toEqual([])
  }
})

test.describe('at 400 %, and on a phone that lies on its side', { tag: '@narrow' }, () => {
  test.use({ isMobile: false })
  test('no bar stays over the page while it scrolls', async ({ page }) => {
    for (const path of ['/services/gst-reg', '/calendar']) {
      await visit(page, path)
      for (const [width, height] of [
        [320, 256],
        [740, 360],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
        const over = await page.locator('header, nav').evaluateAll((bars) =>
          bars
            .filter((bar) => {
              const { top, bottom, height } = bar.getBoundingClientRect()
              const stays = /sticky|fixed/.test(getComputedStyle(bar).position)
              return stays && height > 0 && bottom > 0 && top < innerHeight
            })
            .map((bar) => bar.outerHTML.slice(0, 80)),
        )
        expect(over, `${path} at ${width} by ${height}`).toEqual([])
      }
    }
  })
})

test('in forced colours what is chosen differs, and boxes have edges', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/blog')
  const chips = page.locator('main a[href*="?category"], main a[href="/blog"]')
  const grounds = await chips.evaluateAll((all) => all.map((chip) => getComputedStyle(chip).backgroundColor))
  expect(new Set(grounds).size).toBe(2)
  await page.goto('/')
  const border = await page
    .locator('[data-header]')
    .getByRole('link', { name: /Get Started/ })
    .last()
    .evaluate((link) => getComputedStyle(link).borderTopWidth)
  expect(border).toBe('1px')
  const pressed = await page
    .locator('#reviews [aria-pressed]')
    .evaluateAll((all) => all.map((filter) => getComputedStyle(filter).backgroundColor))
  expect(new Set(pressed).size).toBe(2)
  // The mark of the firm has the ink of its name, for there is no cloth behind it.
  const inks = page.locator('footer p:has(> svg)').evaluate((name) => {
    return [name, name.firstElementChild!].map((one) => getComputedStyle(one).color)
  })
  expect(new Set(await inks).size).toBe(1)
  const dots = page.locator('button[aria-label*="testimonial "]')
  const heights = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot, '::before').borderTopWidth))
  expect(new Set(heights)).toEqual(new Set(['2px']))
  // The fifteen cells of a GSTIN are drawn by a background, which would go.
  await page.goto('/gst/tiruppur')
  const cells = page.locator('main dd:has(> span)').first()
  expect(await cells.evaluate((one) => getComputedStyle(one, '::after').forcedColorAdjust)).toBe('none')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/services')
  const rows = page.locator('main search nav a')
  const chosen = await rows.evaluateAll((all) => all.map((chip) => getComputedStyle(chip).backgroundColor))
  expect(new Set(chosen).size).toBe(2)
})

test('whoever asks for more contrast gets full ink and thicker outlines', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/services')
  const inks = () =>
    page
      .locator('main h1 + p')
      .evaluate((text) => [getComputedStyle(text).color, getComputedStyle(document.body).color])
  const [soft, full] = await inks()
  expect(soft).not.toBe(full)
  await page.emulateMedia({ contrast: 'more' })
  expect(await inks()).toEqual([full, full])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineWidth)).toBe('4px')
})
