import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Waits until the script of a page has taken over, which it does when the browser is idle. */
export const isHydrated = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual')

/** The code of pages, which comes after the start script. */
export const lateScripts = /\/assets\/chunks\/.*\.js/

/** Holds back the answers to some requests until the returned function is called. */
export async function holdRequests(page: Page, which: RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(which, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

/**
 * On a phone the lists of the footer and of /services are folded; tests that press their links open
 * them first.
 */
export async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const list of document.querySelectorAll<HTMLDetailsElement>('footer details, #list details')) list.open = true
  })
}

/**
 * Opens the contents of a long text where a phone has them folded; beside the text they always
 * stand open.
 */
export async function unfoldContents(page: Page, name: string): Promise<void> {
  const contents = page.getByRole('navigation', { name })
  if (!(await contents.locator('a').first().isVisible())) await contents.locator('summary').click()
}

export const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })
export const linkInFooter = (page: Page, href: string) => page.getByRole('contentinfo').locator(`a[href="${href}"]`)

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
