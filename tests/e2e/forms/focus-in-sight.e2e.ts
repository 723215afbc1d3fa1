import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../helpers/browser/visitor.ts'

const paths = ['/careers', '/aboutus', '/Contact', '/services/gst-reg', '/blog']

/**
 * Whether what has the focus, and the message under it, lie whole in view with nothing before them.
 */
function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.activeElement!, ...document.querySelectorAll(`[id="${document.activeElement!.id}-error"]`)].every(
      (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return [top + 3, bottom - 3].every((y) =>
          [left + 3, right - 3].every((x) => document.elementFromPoint(x, y) === element),
        )
      },
    ),
  )
}

for (const [tag, width, height] of [
  ['@narrow', 360, 640],
  ['@wide', 1366, 657],
] as const)
  test(`at ${width} by ${height} px the first wrong field comes into view`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of paths) {
      await visit(page, path)
      const form = page.locator('#page form[data-chat]')
      await form.locator('[type="submit"]').click()
      await expect(form.getByRole('alert')).toBeVisible()
      await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused()
      await expect.poll(() => isFocusInSight(page), path).toBe(true)
    }
  })
