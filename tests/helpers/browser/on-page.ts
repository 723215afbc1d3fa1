import { expect } from 'playwright/test'
import type { Locator, Page } from 'playwright/test'

/**
 * Asked in a page until it is so: whether the start script follows links, and every island reacts.
 * They are touched as by a visitor.
 */
export function isAllLive(): boolean {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  for (const island of islands) island.dispatchEvent(new Event('pointerover', { bubbles: true }))
  return history.scrollRestoration === 'manual' && islands.every(({ dataset }) => dataset['stage'] === 'live')
}

/** Behind a tab that an earlier test has opened late, the page would draw and answer nothing. */
export async function isHydrated(page: Page): Promise<void> {
  await page.bringToFront()
  await page.waitForFunction(isAllLive, undefined, { polling: 50 })
}

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

/** Puts a mark into the page, which a page load takes away. */
export const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''))
export const isSameLoad = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-same'))

/** Enter as Safari tells it of an input method: only the key's code says that it ended a word. */
export const endWordWithEnter = (field: Locator) =>
  field.evaluate((one) => {
    one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }))
  })

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

type Typed = Readonly<Record<string, string>>

/** Fills in the fields of a form by their names, and expects what they hold. */
export async function fillIn(form: Locator, typed: Typed): Promise<void> {
  for (const [name, value] of Object.entries(typed)) {
    const field = form.locator(`[name="${name}"]`)
    if (await field.evaluate((one) => one.matches('select'))) await field.selectOption(value)
    else await field.fill(value)
  }
}
export async function expectFields(form: Locator, typed: Typed): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(form.locator(`[name="${name}"]`)).toHaveValue(value)
}
