import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'

/** Expects an element to lie in view, and its top not under the fixed header. */
export async function expectInSight(locator: Locator): Promise<void> {
  await expect(locator).toBeInViewport()
  await expect
    .poll(() =>
      locator.evaluate((element) => {
        const header = document.querySelector('[data-header]')!.getBoundingClientRect()
        return element.getBoundingClientRect().top >= header.bottom - 1
      }),
    )
    .toBe(true)
}
